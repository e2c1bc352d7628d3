//! Values by their names, for `serde`.

use serde_json::{json, to_value};
use shashki_record::{DrawProfile, DrawRule, EndReason, Gravity, Sanction, Unit, Violation};

/// The names are those of `name()`, and come back as the same values.
#[test]
fn names_in_json() {
    for violation in Violation::ALL {
        assert_eq!(to_value(violation).unwrap(), json!(violation.name()));
        assert_eq!(
            serde_json::from_value::<Violation>(json!(violation.name())).unwrap(),
            violation
        );
    }
    for rule in DrawRule::ALL {
        assert_eq!(to_value(rule).unwrap(), json!(rule.name()));
    }
    for profile in DrawProfile::ALL {
        assert_eq!(to_value(profile).unwrap(), json!(profile.name()));
    }
    for unit in [Unit::Own, Unit::Each] {
        assert_eq!(to_value(unit).unwrap(), json!(unit.name()));
    }
    for reason in [EndReason::NoPieces, EndReason::BothFlags, EndReason::MicroMatch] {
        assert_eq!(to_value(reason).unwrap(), json!(reason.name()));
    }
    for sanction in [Sanction::Remark, Sanction::LossOfBoth] {
        assert_eq!(to_value(sanction).unwrap(), json!(sanction.name()));
    }
    assert_eq!(to_value(Gravity::Gross).unwrap(), json!("gross"));
}

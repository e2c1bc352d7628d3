//! A transposition table for perft that never takes one position for another.

use std::sync::{Mutex, PoisonError};
use std::vec::Vec;

use super::search::Table;
use crate::Side;
use crate::movegen::Placement;

/// One count, under the whole position, the side to move and the depth: nothing is left to chance.
#[derive(Copy, Clone, Default)]
struct Entry {
    low: u64,
    high: u64,
    nodes: u64,
}

/// Two counts under one hash value: the first keeps the deeper one, the second the last one.
type Bucket = [Entry; 2];

/// Parts of the table that can be locked one by one.
const SHARDS: usize = 1 << 10;

/// A table of a fixed size, shared between threads.
pub(super) struct Shared {
    shards: Vec<Mutex<Vec<Bucket>>>,
    buckets: u64,
}

/// Depths above this are not kept; no such count can be finished anyway.
const DEEPEST: u32 = 0xFFFF;

impl Shared {
    /// A table of about this many megabytes, or of half of it, a quarter ... where there is no more
    /// memory to be had.
    pub(super) fn new(megabytes: usize) -> Self {
        let bytes = megabytes.saturating_mul(1 << 20);
        let mut buckets = (bytes / SHARDS / size_of::<Bucket>()).max(1);
        loop {
            if let Some(shards) = (0..SHARDS).map(|_| shard(buckets)).collect() {
                return Self { shards, buckets: buckets as u64 };
            }
            buckets /= 2;
        }
    }

    fn with_bucket<R>(&self, key: (u64, u64), work: impl FnOnce(&mut Bucket) -> R) -> Option<R> {
        let hash = mix(key.0 ^ mix(key.1));
        // The top bits choose the shard, the others the bucket in it.
        let shard = usize::try_from(hash >> 54).ok()?;
        let bucket = (u128::from(hash << 10) * u128::from(self.buckets)) >> 64;
        // Counts are written whole before the lock is left, so a thread that panicked elsewhere
        // has not spoilt them.
        let mut shard = self.shards.get(shard)?.lock().unwrap_or_else(PoisonError::into_inner);
        shard.get_mut(usize::try_from(bucket).ok()?).map(work)
    }
}

/// A shard of empty buckets, if there is memory for it.
fn shard(buckets: usize) -> Option<Mutex<Vec<Bucket>>> {
    let mut shard = Vec::new();
    shard.try_reserve_exact(buckets).ok()?;
    shard.resize(buckets, Bucket::default());
    Some(Mutex::new(shard))
}

/// The finishing step of a well-known 64-bit hash: every bit of the input reaches every bit.
fn mix(mut word: u64) -> u64 {
    word = (word ^ (word >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    word = (word ^ (word >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    word ^ (word >> 32)
}

/// The whole position in two words. The sets have 35 bits; those of the kings fill up both words.
fn key(position: Placement, side: Side, depth: u32) -> (u64, u64) {
    let low = position.white | position.kings << 35;
    let high = position.black | (position.kings >> 29) << 35;
    (low, high | u64::from(depth) << 41 | u64::from(side == Side::Black) << 57)
}

impl Table for Shared {
    const SHALLOWEST: u32 = 3;

    fn get(&self, position: Placement, side: Side, depth: u32) -> Option<u64> {
        if depth > DEEPEST {
            return None;
        }
        let (low, high) = key(position, side, depth);
        self.with_bucket((low, high), |bucket| {
            let entry = bucket.iter().find(|entry| (entry.low, entry.high) == (low, high))?;
            Some(entry.nodes)
        })?
    }

    fn put(&self, position: Placement, side: Side, depth: u32, nodes: u64) {
        if depth > DEEPEST {
            return;
        }
        let (low, high) = key(position, side, depth);
        let entry = Entry { low, high, nodes };
        self.with_bucket((low, high), |[deep, last]| {
            // The high word holds the depth above the black pieces.
            if high >> 41 & u64::from(DEEPEST) >= deep.high >> 41 & u64::from(DEEPEST) {
                *last = *deep;
                *deep = entry;
            } else {
                *last = entry;
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    /// Positions that differ in one king, in the side or in the depth alone have keys that differ:
    /// in a table of one bucket a shard, each must be told from the others.
    #[test]
    fn what_differs_is_told_apart() {
        let table = Shared::new(0);
        let start = Position::initial().placement();
        let mut all = std::vec![(start, Side::White, 5), (start, Side::Black, 5)];
        all.push((start, Side::White, 6));
        for square in crate::Bitboard::ALL {
            all.push((Placement { kings: square.bit(), ..start }, Side::White, 5));
        }
        let mut keys: Vec<_> = all.iter().map(|&(p, s, d)| key(p, s, d)).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), all.len());
        for (nodes, &(position, side, depth)) in (1..).zip(&all) {
            assert_eq!(table.get(position, side, depth), None);
            table.put(position, side, depth, nodes);
            assert_eq!(table.get(position, side, depth), Some(nodes));
        }
    }
}

#![allow(clippy::print_stdout,missing_docs)]
use shashki_board::*;

fn list(p:&Position,d:u32)->u64{ let mut m=MoveList::new(); p.add_moves(&mut m); if d==1 {return std::hint::black_box(&m).len() as u64} m.iter().map(|&m|list(&p.play_unchecked(m),d-1)).sum() }
fn nobulk(p:&Position,d:u32)->u64{ let mut n=0; let _=p.visit_next(|_,next|->core::ops::ControlFlow<core::convert::Infallible>{ n+= if d==1 { std::hint::black_box(&next); 1} else {nobulk(&next,d-1)}; core::ops::ControlFlow::Continue(())}); n }
fn main(){
  let d: u32 = std::env::args().nth(1).unwrap().parse().unwrap();
  let mut p = Position::initial();
  if std::env::args().nth(2).is_some() {
    let mut s=Setup::empty(Side::White);
    for n in [29,31]{s.put(Square::from_number(n).unwrap(),Piece::WHITE_KING)}
    for n in [22,23]{s.put(Square::from_number(n).unwrap(),Piece::WHITE_MAN)}
    for n in [4,2]{s.put(Square::from_number(n).unwrap(),Piece::BLACK_KING)}
    for n in [11,12]{s.put(Square::from_number(n).unwrap(),Piece::BLACK_MAN)}
    p=Position::try_from(s).unwrap();
  }
  match std::env::var("MODE").as_deref() { Ok("list")=>{ let t=cpu(); let n=list(&p,d);  let e=cpu()-t; println!("{n} {:.1} M/s", n as f64/e/1e6); return}
   Ok("nobulk")=>{ let t=cpu(); let n=nobulk(&p,d);  let e=cpu()-t; println!("{n} {:.1} M/s", n as f64/e/1e6); return} _=>{}}
  match std::env::var("MODE").as_deref() { Ok("nob")=>{ let t=cpu(); let n=Perft::new(d).bulk(false).run(&p);  let e=cpu()-t; println!("{n} {:.1} M/s", n as f64/e/1e6); return}
   Ok("hash")=>{ let t=cpu(); let n=Perft::new(d).hash(128).run(&p);  let e=cpu()-t; println!("{n} {:.1} M/s", n as f64/e/1e6); return}
   Ok("thr")=>{ let t=cpu(); let n=Perft::new(d).threads(2).run(&p);  let e=cpu()-t; println!("{n} {:.1} M/s", n as f64/e/1e6); return} _=>{}}
  for _ in 0..std::env::var("N").map_or(5,|n|n.parse().unwrap()) { let t=cpu(); let n=perft(&p,d); let e=cpu()-t;
  println!("{n} {:.1} M/s", n as f64/e/1e6);}
  println!("{}",perft_routes(&p,d));
}

fn cpu()->f64{ let s=std::fs::read_to_string("/proc/self/schedstat").unwrap(); s.split(' ').next().unwrap().parse::<f64>().unwrap()/1e9 }

const HASH = '#tv';

let putAway: (() => void) | undefined;
/** How often it was asked for or left: what comes late is not shown any more. */
let turn = 0;
/** Where one came from, in this visit. */
let from = '#log';
let last = location.hash;

const leave = (): void => {
  location.hash = from;
};

/** The big screen is shown for as long as the address names it; what does that is fetched then. */
function see(): void {
  if (last !== HASH) from = last === '' ? '#gug' : last;
  last = location.hash;
  const place = document.getElementById('tv');
  const own = (turn += 1);
  putAway?.();
  putAway = undefined;
  if (location.hash !== HASH || !place) return;
  void import('./Tv.tsx')
    .then((tv) => tv.showTv(place, leave))
    .then((close) => {
      if (own === turn) putAway = close;
      else close();
    });
}

if (last === HASH) {
  last = from;
  see();
}
addEventListener('hashchange', see);

export {};

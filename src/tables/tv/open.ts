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
  import('./Tv.tsx')
    .then((tv) => tv.fetchTv(place, leave))
    .then(
      (show) => {
        if (own === turn) putAway = show();
      },
      // Where it cannot be had, an empty page would stand there, without a key to leave it by.
      () => {
        if (own === turn) leave();
      },
    );
}

if (last === HASH) {
  last = from;
  see();
}
addEventListener('hashchange', see);

export {};

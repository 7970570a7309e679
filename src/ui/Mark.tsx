import { CAP, CAP_SIZE, END, TRACK } from './mark-shape.ts';

/** Our mark, as a drawing beside words. */
export function Mark() {
  return (
    <svg class="our-mark" viewBox={`0 0 ${CAP_SIZE} ${CAP_SIZE}`} aria-hidden="true">
      <path class="our-cap" d={CAP} />
      <path class="our-track" d={TRACK.path} stroke-width={TRACK.width} />
      <circle class="our-end" cx={END.x} cy={END.y} r={END.radius} />
    </svg>
  );
}

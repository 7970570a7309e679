/** Each has a shape of its own, so that colour is never the only sign. */
const SHAPES: Readonly<Record<'good' | 'bad' | 'penalty' | 'open', string>> = {
  good: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM6.6 12.4l1.9-1.9 2.3 2.3 4.9-5.2 2 1.8-6.8 7.3Z',
  bad: 'M7.9 2h8.2L22 7.9v8.2L16.1 22H7.9L2 16.1V7.9ZM8.6 6.9 6.9 8.6 10.3 12l-3.4 3.4 1.7 1.7 3.4-3.4 3.4 3.4 1.7-1.7-3.4-3.4 3.4-3.4-1.7-1.7-3.4 3.4Z',
  penalty: 'M12 1.5 23.5 22H.5ZM10.7 8v7h2.6V8Zm0 8.6v2.6h2.6v-2.6Z',
  open: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2.4a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 0 1 0-15.2ZM6.5 10.8v2.4h2.4v-2.4Zm4.3 0v2.4h2.4v-2.4Zm4.3 0v2.4h2.4v-2.4Z',
};

const SHAPE_OF = {
  legal: 'good',
  applies: 'good',
  illegal: 'bad',
  breaks: 'bad',
  penalty: 'penalty',
  incomplete: 'open',
  missing: 'open',
} as const satisfies Readonly<Record<string, keyof typeof SHAPES>>;

/** What a judge says, of a move or of one thing about it, as a sign. */
export function Sign({ meaning }: { meaning: keyof typeof SHAPE_OF }) {
  return (
    <svg class="sign" data-meaning={SHAPE_OF[meaning]} viewBox="0 0 24 24" aria-hidden="true">
      <path fill-rule="evenodd" d={SHAPES[SHAPE_OF[meaning]]} />
    </svg>
  );
}

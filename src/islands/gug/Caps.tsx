/** Sips as a row of bottle caps with their number. The words of the answer say the same. */
export function Caps({ count }: { count: number }) {
  return (
    <div class="caps" aria-hidden="true">
      <span class="caps-count">{count}</span>
      <span class="caps-row">
        {Array.from({ length: count }, (_, index) => (
          <i key={index} />
        ))}
      </span>
    </div>
  );
}

interface QrCodeProps {
  /** Rows of modules, the dark ones true. */
  code: readonly (readonly boolean[])[];
  label: string;
}

/** The quiet zone that a camera needs, in modules. */
const QUIET = 4;

/** A code for a camera, as large as there is room. */
export function QrCode({ code, label }: QrCodeProps) {
  const size = code.length + 2 * QUIET;
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg class="log-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  );
}

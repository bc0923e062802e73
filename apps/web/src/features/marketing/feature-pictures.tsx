import classes from './feature-pictures.module.css';

/* Small illustrations of the product's screens. Decorative, because the cards have text. */

function Picture({ children }: { children: React.ReactNode }) {
  return (
    <svg className={classes.picture} viewBox="0 0 220 96" aria-hidden="true">
      {children}
    </svg>
  );
}

/**
 * Working sets per training day over four weeks: three weeks of increasing volume and a deload.
 */
const BARS = [
  [58, 66, 50, 70],
  [64, 72, 56, 76],
  [70, 78, 62, 84],
  [36, 40, 32, 42],
].flatMap((week, index) =>
  week.map((height, day) => ({ x: index * 56 + day * 12, height, deload: index === 3 })),
);

/** A training block: volume increases for three weeks and drops in the deload. */
export function PlanPicture() {
  return (
    <Picture>
      {BARS.map(({ x, height, deload }) => (
        <rect
          key={x}
          className={deload ? classes.quiet : classes.strong}
          x={x}
          y={92 - height}
          width="8"
          height={height}
          rx="2"
        />
      ))}
    </Picture>
  );
}

/** The phases of a prep, with today marked. */
export function ReadinessPicture() {
  return (
    <Picture>
      <rect className={classes.quiet} x="0" y="52" width="76" height="12" rx="6" />
      <rect className={classes.quiet} x="80" y="52" width="66" height="12" rx="6" />
      <rect className={classes.strong} x="150" y="52" width="44" height="12" rx="6" />
      <rect className={classes.quiet} x="198" y="52" width="22" height="12" rx="6" />
      <path className={classes.marker} d="M164 24v40" />
      <circle className={classes.dot} cx="164" cy="24" r="6" />
      <path className={classes.hair} d="M0 84h220" />
    </Picture>
  );
}

/** A weight trend within its band, surrounded by single weigh-ins. */
export function TrendPicture() {
  const weighIns = [
    [10, 24], [28, 14], [46, 32], [64, 26], [82, 44], [100, 36], [118, 54], [136, 48], [154, 66], [172, 58], [190, 76], [208, 70],
  ] as const; // biome-ignore format: a list of points
  return (
    <Picture>
      <path className={classes.band} d="M4 8C70 26 140 46 216 64V86C140 68 70 48 4 32Z" />
      <path className={classes.line} d="M4 20C70 37 140 57 216 75" />
      {weighIns.map(([x, y]) => (
        <circle key={x} className={classes.weighIn} cx={x} cy={y} r="2.6" />
      ))}
    </Picture>
  );
}

/** A question and the coach's answer. */
export function SupportPicture() {
  return (
    <Picture>
      <rect className={classes.quiet} x="64" y="4" width="156" height="32" rx="12" />
      <path className={classes.text} d="M80 20h88" />
      <rect className={classes.strong} x="0" y="46" width="176" height="46" rx="12" />
      <path className={classes.onStrong} d="M16 62h128M16 76h84" />
    </Picture>
  );
}

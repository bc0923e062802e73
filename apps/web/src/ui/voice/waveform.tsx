import classes from './voice.module.css';

interface WaveformProps {
  /** 0 to 100 each. */
  bars: readonly number[];
  /** The share that was played, 0 to 1. */
  played?: number;
}

/** Height of a bar in silence, so that the waveform can be seen. */
const LEAST = 6;

/** Bars of loudness. Decorative: the control around it has the words. */
export function Waveform({ bars, played = 1 }: WaveformProps) {
  return (
    <svg
      className={classes.waveform}
      viewBox={`0 0 ${bars.length * 4} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map((level, index) => {
        const height = Math.max(LEAST, level);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity but their place
            key={index}
            x={index * 4 + 0.5}
            y={(100 - height) / 2}
            width={3}
            height={height}
            data-played={index < played * bars.length}
          />
        );
      })}
    </svg>
  );
}

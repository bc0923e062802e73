/** A stretch of heart rates, as wide as the chart that shows it. */
export interface ZoneScale {
  fromBpm: number;
  toBpm: number;
  /** What is labelled; the last is the end of the scale. */
  ticks: number[];
}

const MARGIN_BPM = 5;
const STEP_BPM = 20;
/** What a label needs for itself on a phone. */
const LABEL_BPM = 18;

/** A scale for all zones: from somewhat below the lowest rate that is shown up to the maximum. */
export function zoneScale(lowestBpm: number, maxBpm: number): ZoneScale {
  const fromBpm = Math.floor((lowestBpm - MARGIN_BPM) / 10) * 10;
  const ticks = [maxBpm];
  const last = Math.floor((maxBpm - LABEL_BPM) / STEP_BPM) * STEP_BPM;
  for (let bpm = last; bpm > fromBpm; bpm -= STEP_BPM) ticks.unshift(bpm);
  return { fromBpm, toBpm: maxBpm, ticks };
}

/** How far along the scale a heart rate lies, from 0 to 100. */
export function placeOn({ fromBpm, toBpm }: ZoneScale, bpm: number): number {
  return (100 * (bpm - fromBpm)) / (toBpm - fromBpm);
}

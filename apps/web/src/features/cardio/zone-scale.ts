/** The range of heart rates that a chart covers. */
export interface ZoneScale {
  fromBpm: number;
  toBpm: number;
  /** The labels; the last one is the end of the scale. */
  ticks: number[];
}

const MARGIN_BPM = 5;
const STEP_BPM = 20;
/** The space a label needs on a phone. */
const LABEL_BPM = 18;

/** A scale for all zones, from slightly below the lowest rate to the maximum. */
export function zoneScale(lowestBpm: number, maxBpm: number): ZoneScale {
  const fromBpm = Math.floor((lowestBpm - MARGIN_BPM) / 10) * 10;
  const ticks = [maxBpm];
  const last = Math.floor((maxBpm - LABEL_BPM) / STEP_BPM) * STEP_BPM;
  for (let bpm = last; bpm > fromBpm; bpm -= STEP_BPM) ticks.unshift(bpm);
  return { fromBpm, toBpm: maxBpm, ticks };
}

/** The position of a heart rate on the scale, from 0 to 100. */
export function placeOn({ fromBpm, toBpm }: ZoneScale, bpm: number): number {
  return (100 * (bpm - fromBpm)) / (toBpm - fromBpm);
}

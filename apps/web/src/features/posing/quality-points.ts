import type { PoseSession } from '@posedown/contract';

export interface QualityPoint {
  session: PoseSession;
  quality: number;
  /** Fractions of the chart's width and height, from the top left. */
  x: number;
  y: number;
}

/** The sessions with a rating, oldest first, placed by order on a scale of 1 to 10. */
export function qualityPoints(newestFirst: readonly PoseSession[]): QualityPoint[] {
  const rated = newestFirst
    .flatMap((session) =>
      session.overallQuality === null ? [] : [{ session, quality: session.overallQuality }],
    )
    .reverse();
  const steps = Math.max(1, rated.length - 1);
  return rated.map((point, index) => ({
    ...point,
    x: index / steps,
    y: 1 - (point.quality - 1) / 9,
  }));
}

const mean = (points: readonly QualityPoint[]) =>
  points.reduce((sum, { quality }) => sum + quality, 0) / points.length;

/** 'Overall quality over 12 sessions: from about 5.3 to about 7.7 of 10.' */
export function trendText(points: readonly QualityPoint[]): string {
  const part = Math.max(1, Math.floor(points.length / 3));
  const from = mean(points.slice(0, part)).toFixed(1);
  const to = mean(points.slice(-part)).toFixed(1);
  return `Overall quality over ${points.length} sessions: from about ${from} to about ${to} of 10.`;
}

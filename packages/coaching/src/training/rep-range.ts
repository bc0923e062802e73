/** Repetitions as a plan writes them, '8-12', '10' or '30-45 s', as numbers. */
export interface RepRange {
  min: number;
  max: number;
  /** The numbers are seconds of a hold. */
  isTimed: boolean;
}

/** The range that the text names; null for words such as 'To failure' and 'AMRAP'. */
export function repRangeOf(reps: string): RepRange | null {
  const [low, high = low] = (reps.match(/\d+/g) ?? []).map(Number);
  if (low === undefined || high === undefined || low < 1) return null;
  const isTimed = /\d\s*(s|sec|secs|seconds)\b/i.test(reps);
  return { min: Math.min(low, high), max: Math.max(low, high), isTimed };
}

/** Whether two plans ask for the same repetitions, '8-12' and '8 – 12', and words with the same words. */
export function isSameRange(one: string, other: string): boolean {
  const [range, asked] = [repRangeOf(one), repRangeOf(other)];
  if (!range || !asked) return one.trim() === other.trim();
  const { min, max, isTimed } = asked;
  return range.min === min && range.max === max && range.isTimed === isTimed;
}

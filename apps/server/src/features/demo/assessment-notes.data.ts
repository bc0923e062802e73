/** What the demo coach writes under photos. */
export const ASSESSMENT_NOTES = [
  'Waist is coming in and the upper back holds. Hamstrings next.',
  'Quads show their first lines. Keep the steps where they are.',
  'Shoulders rounder than last time. Stand taller in the back shot.',
  'A little flat, as I would expect in week two of the deficit. No change.',
  'Best set so far. Lower back is the last place left.',
  'Same light and the same distance next time, please: then we can compare.',
] as const;

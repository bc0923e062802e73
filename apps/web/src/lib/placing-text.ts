const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** Formats a placing: '1st place', '23rd place'. */
export function placingText(placing: number): string {
  return `${placing}${ENDINGS[ordinals.select(placing)]} place`;
}

import type { CheckInReview } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';
import { formatWeight } from '../../lib/units.ts';

/** A text that starts a reply. */
export interface Snippet {
  name: string;
  text: string;
}

/** Texts for the most frequent replies. `{…}` is filled in from the review. */
export const SNIPPETS: readonly Snippet[] = [
  {
    name: 'On plan',
    text: 'Great week, {name}. {weight_change} on the scale and right on plan, so nothing changes.',
  },
  {
    name: 'Holding',
    text: '{name}, we keep the plan for another week. The scale needs a few more days before it says anything.',
  },
  {
    name: 'Sleep',
    text: '{name}, you averaged {sleep} h of sleep. Let’s get that up first: lights out half an hour earlier this week.',
  },
  {
    name: 'Log food',
    text: '{name}, the diary has {diary_days} of 7 days. Log every day this week, even the rough ones, so I can adjust your plan.',
  },
  {
    name: 'Show',
    text: '{weeks_out} weeks out, {name}. Stay with the plan and send me photos on time.',
  },
];

/** The reply that refers an athlete to a doctor. */
export const REFERRAL: Snippet = {
  name: 'Doctor',
  text: '{name}, please see a doctor about this before you train again, and tell me what they say. Until then the plan stays as it is.',
};

type Values = Record<string, string | null>;

function valuesOf({ athlete, weeks }: CheckInReview): Values {
  const { now, before } = weeks;
  const change =
    now.weightKg === null || before.weightKg === null ? null : now.weightKg - before.weightKg;
  const sign = change === null || change === 0 ? '' : change > 0 ? '+' : '−';
  return {
    name: athlete.name.split(' ')[0] ?? athlete.name,
    weight_change:
      change === null ? null : `${sign}${formatWeight(Math.abs(change), athlete.units)}`,
    weeks_out: athlete.weeksOut === null ? null : formatNumber(athlete.weeksOut),
    sleep: now.sleepHours === null ? null : formatNumber(now.sleepHours, 1),
    diary_days: formatNumber(now.diaryDays),
  };
}

/** Fills a snippet in. Null if the review lacks one of its values, so that no gap is sent. */
export function fillSnippet({ text }: Snippet, review: CheckInReview): string | null {
  const values = valuesOf(review);
  let isComplete = true;
  const filled = text.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined || value === null) isComplete = false;
    return value ?? '';
  });
  return isComplete ? filled : null;
}

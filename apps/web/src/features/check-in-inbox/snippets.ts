import { fillPlaceholders, placeholderValues } from '@posedown/coaching';
import type { CheckInReview } from '@posedown/contract';

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

/** Fills a snippet in. Null if the review lacks one of its values, so that no gap is sent. */
export function fillSnippet({ text }: Snippet, { athlete, weeks }: CheckInReview): string | null {
  const { now, before } = weeks;
  const values = placeholderValues({
    ...{ name: athlete.name, units: athlete.units, weeksOut: athlete.weeksOut },
    ...{ weightKg: now.weightKg, weightBeforeKg: before.weightKg },
    ...{ sleepHours: now.sleepHours, diaryDays: now.diaryDays },
  });
  const filled = fillPlaceholders(text, values);
  return filled.missing.length > 0 ? null : filled.text;
}

import type { HoldKind } from '@posedown/coaching';
import type { Hold } from '@posedown/contract';

const WHERE: Record<Hold['source'], string> = {
  message: 'In a message',
  'check-in': 'In a check-in',
  'weekly-check-in': 'In a weekly check-in',
  entry: 'In a progress entry',
  question: 'To the assistant',
  'peak-week': 'Reported in peak week',
  answers: 'In their health answers',
  coach: 'Placed by a coach',
};

/** The source of a hold and the text that triggered it. */
export function quoteText({ source, quote, reason }: Pick<Hold, 'source' | 'quote' | 'reason'>) {
  const text = quote ?? reason;
  return { where: text ? `${WHERE[source]}: ` : `${WHERE[source]}.`, text };
}

/** The reasons for which a coach may put a diet on hold, most likely first. */
export const HOLD_CHOICES: readonly { value: HoldKind; label: string }[] = [
  { value: 'low_energy', label: 'Signs of low energy (REDs)' },
  { value: 'eating_disorder', label: 'Signs of an eating disorder' },
  { value: 'pregnancy', label: 'Pregnancy or breastfeeding' },
  { value: 'cardiac', label: 'A heart symptom or condition' },
  { value: 'crisis', label: 'Thoughts of suicide or self-harm' },
  { value: 'emergency', label: 'A medical emergency' },
  { value: 'medical', label: 'Another medical reason' },
];

import type { AthleteFacts, PeakDayFact } from '../facts.ts';
import type { Macros } from './macros.ts';

/** Formats 'Today’s food is in your peak-week plan: 3100 kcal, 560 g carbs, 140 g protein, 40 g fat.' */
function peakFoodText({ kcal, carbsG, proteinG, fatG }: PeakDayFact): string {
  const parts = [
    [kcal, 'kcal'],
    [carbsG, 'g carbs'],
    [proteinG, 'g protein'],
    [fatG, 'g fat'],
  ] as const;
  const amounts = parts.flatMap(([value, unit]) => (value === null ? [] : `${value} ${unit}`));
  const food = amounts.length > 0 ? `: ${amounts.join(', ')}` : '; its page says what';
  return `Today’s food is in your peak-week plan${food}.`;
}

/** Prefixes an answer about food with a note if the peak week defines today's food. */
export const peakFoodFirst = (
  { peakDay }: Pick<AthleteFacts, 'peakDay'>,
  answer: string,
): string => (peakDay ? `${peakFoodText(peakDay)} ${answer}`.trim() : answer);

/** A peak-week day's targets; null if a figure is unknown. */
export function peakTargets({ kcal, carbsG, proteinG, fatG }: PeakDayFact): Macros | null {
  if (kcal === null || carbsG === null || proteinG === null || fatG === null) return null;
  return { calories: kcal, carbs: carbsG, protein: proteinG, fats: fatG };
}

import { lossTrend } from '../trend/loss-trend.ts';
import {
  type AlertFacts,
  type AlertFinding,
  type AlertType,
  feltLow,
  feltPoor,
  lastFelt,
  sleptShort,
} from './alert-rules.ts';

/**
 * Alerts that resolve themselves once things are known to be better. Days without logs prove nothing, so those alerts
 * stay open.
 */
const KNOWS_BETTER: Partial<Record<AlertType, (facts: AlertFacts) => boolean>> = {
  silence: () => true,
  unfit_plan: () => true,
  out_of_reach: () => true,
  adherence: () => true,
  loss_rate: ({ weighIns, ...judged }) => lossTrend(weighIns, judged).kind === 'loss',
  poor_sleep: (facts) => lastFelt(facts).some((day) => day.sleepHours !== null && !sleptShort(day)),
  low_mood: (facts) => lastFelt(facts).some((day) => day.mood !== null && !feltPoor(day)),
  low_energy: (facts) => lastFelt(facts).some((day) => day.energyLevel !== null && !feltLow(day)),
};

/** Kinds of alerts that are over by the same facts by which the findings were made. */
export function findOver(facts: AlertFacts, found: readonly AlertFinding[]): AlertType[] {
  return (Object.keys(KNOWS_BETTER) as AlertType[]).filter(
    (type) => !found.some((finding) => finding.type === type) && KNOWS_BETTER[type]?.(facts),
  );
}

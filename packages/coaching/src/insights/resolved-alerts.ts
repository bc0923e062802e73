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
 * Alerts that resolve themselves once data shows an improvement. Days without logs prove nothing, so those alerts
 * stay open.
 */
const HAS_IMPROVED: Partial<Record<AlertType, (facts: AlertFacts) => boolean>> = {
  silence: () => true,
  unfit_plan: () => true,
  out_of_reach: () => true,
  adherence: () => true,
  loss_rate: ({ weighIns, ...judged }) => lossTrend(weighIns, judged).kind === 'loss',
  poor_sleep: (facts) => lastFelt(facts).some((day) => day.sleepHours !== null && !sleptShort(day)),
  low_mood: (facts) => lastFelt(facts).some((day) => day.mood !== null && !feltPoor(day)),
  low_energy: (facts) => lastFelt(facts).some((day) => day.energyLevel !== null && !feltLow(day)),
};

/** Types of alerts that no longer apply, by the same facts the findings are based on. */
export function findResolvedAlerts(facts: AlertFacts, found: readonly AlertFinding[]): AlertType[] {
  return (Object.keys(HAS_IMPROVED) as AlertType[]).filter(
    (type) => !found.some((finding) => finding.type === type) && HAS_IMPROVED[type]?.(facts),
  );
}

import { counted } from '../text/counted.ts';
import { thousands } from '../text/thousands.ts';
import type { ProtocolPhase, ProtocolPlan } from './protocol.ts';

type Figure = Exclude<keyof ProtocolPhase, 'name' | 'checkPoint'>;

const FIGURES: readonly [Figure, string, string][] = [
  ['weeks', 'weeks', ''],
  ['calories', 'calories', ' kcal'],
  ['protein', 'protein', ' g'],
  ['carbs', 'carbs', ' g'],
  ['fats', 'fats', ' g'],
  ['cardioMinutes', 'cardio', ' min a week'],
  ['dailySteps', 'steps', ' a day'],
  ['trainingDays', 'training days', ' a week'],
  ['weeklySets', 'hard sets', ' a week'],
  ['refeedDays', 'refeed days', ' a week'],
];

/** Changes between two versions, one sentence each; empty without changes. */
export function protocolChanges(before: ProtocolPlan, after: ProtocolPlan): string[] {
  const changes: string[] = [];
  if (before.bodyFatTarget !== after.bodyFatTarget) {
    changes.push(
      `Body fat target: ${percent(before.bodyFatTarget)} → ${percent(after.bodyFatTarget)}`,
    );
  }
  const places = Math.max(before.phases.length, after.phases.length);
  for (let index = 0; index < places; index += 1) {
    changes.push(...phaseChanges(before.phases[index], after.phases[index], index + 1));
  }
  return changes;
}

const percent = (value: number | null) => (value === null ? 'none' : `${value}%`);

function phaseChanges(
  before: ProtocolPhase | undefined,
  after: ProtocolPhase | undefined,
  phaseNumber: number,
): string[] {
  if (!after) return before ? [`Phase ${phaseNumber}, ${before.name}: removed`] : [];
  if (!before)
    return [`Phase ${phaseNumber}, ${after.name}: added, ${counted(after.weeks, 'week')}`];
  const where = `Phase ${phaseNumber}, ${after.name}`;
  const changes = FIGURES.filter(([key]) => before[key] !== after[key]).map(
    ([key, label, unit]) =>
      `${where}: ${label} ${thousands(before[key])} → ${thousands(after[key])}${unit}`,
  );
  if (before.name !== after.name)
    changes.unshift(`Phase ${phaseNumber}: ${before.name} → ${after.name}`);
  if (before.checkPoint !== after.checkPoint) changes.push(`${where}: check point rewritten`);
  return changes;
}

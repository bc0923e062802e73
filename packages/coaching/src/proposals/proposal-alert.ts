import { type CalendarDay, mondayOf } from '../calendar/calendar-day.ts';
import type { AlertFinding } from '../insights/alert-rules.ts';
import { thousands } from '../text/thousands.ts';
import type { WeekProposal } from './proposal.ts';

interface Proposed {
  name: string;
  today: CalendarDay;
  proposal: WeekProposal;
}

/** The weekly alert for a proposed change; null if nothing needs a decision. */
export function proposalAlert({ name, today, proposal }: Proposed): AlertFinding | null {
  const { kind, rule, reasons, now, food, cardio } = proposal;
  if (kind !== 'change') return null;
  const offer = food
    ? `${thousands(food.targets.calories)} kcal instead of ${thousands(now.targets.calories)}`
    : `${cardio?.minutes} minutes of steady cardio instead of ${now.cardioMinutes}`;
  return {
    type: 'weekly_adaptation',
    severity: rule === 'safety' || rule === 'after_show' ? 'medium' : 'low',
    message: `Proposal for ${name}: ${offer}. ${reasons[0]}`,
    // A week can have two alerts: one before the show and one after it.
    basis: `${mondayOf(today)}${rule === 'after_show' ? ' after show' : ''}`,
  };
}

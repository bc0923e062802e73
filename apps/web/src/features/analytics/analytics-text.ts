import { counted } from '@posedown/coaching';
import type { Analytics, AthleteOffPace } from '@posedown/contract';
import { formatShortDay } from '../../lib/days.ts';
import { formatNumber } from '../../lib/numbers.ts';

/** Text such as 'up 4 points in four weeks'; undefined if the change is unknown. */
export function changeText(change: number | null): string | undefined {
  if (change === null) return undefined;
  if (change === 0) return 'No change in four weeks';
  return `${change > 0 ? 'Up' : 'Down'} ${counted(Math.abs(change), 'point')} in four weeks`;
}

/** Slower planned rates, in % per week, aren't mentioned. */
const MIN_STATED_RATE = 0.2;

const percent = (value: number) => formatNumber(Math.abs(value), 2);

/** Text such as 'Loses 1.4% a week; the plan is a loss of 0.5–1%.' */
export function offPaceText({ weeklyPercent, plannedFrom, plannedTo }: AthleteOffPace): string {
  const steady = Math.abs(weeklyPercent) < 0.05;
  const verb = weeklyPercent < 0 ? 'Loses' : 'Gains';
  const now = steady ? 'Weight steady' : `${verb} ${percent(weeklyPercent)}% a week`;
  return `${now}; the plan is ${plannedText(plannedFrom, plannedTo)}.`;
}

function plannedText(from: number, to: number): string {
  if (from < 0 && to > 0) return 'to maintain';
  const [slow, fast] = from < 0 ? [to, from] : [from, to];
  const rates =
    Math.abs(slow) < MIN_STATED_RATE
      ? `up to ${percent(fast)}`
      : `${percent(slow)}–\u2060${percent(fast)}`;
  return `a ${from < 0 ? 'loss' : 'gain'} of ${rates}%`;
}

/** Sentence about how many athletes with a weight trend are on plan. */
export function paceSentence({ above, on, below }: Analytics['pace']): string {
  const total = above + on + below;
  if (total === 0) return 'Weight vs. plan: not enough weigh-ins yet.';
  return `Weight vs. plan this week: ${on} of ${counted(total, 'athlete')} on plan, ${above} above, ${below} below.`;
}

/** Sentence about the adherence trend. */
export function adherenceSentence({ adherence, weeks }: Analytics): string {
  const { average, judged } = adherence;
  if (average === null) return 'Adherence: not enough data yet.';
  const first = weeks.find((week) => week.average !== null);
  const comparison =
    first && weeks.length > 1
      ? `, ${first.average}% in the week of ${formatShortDay(first.weekOf)}`
      : '';
  return `Average adherence of ${counted(judged, 'athlete')}: ${average}% now${comparison}.`;
}

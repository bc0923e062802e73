import type { CardioPlanReply, CardioScheduleDay } from '@posedown/contract';

type Type = CardioScheduleDay['type'];
type Screen = 'HIIT' | 'LISS';
type IntervalBlock = CardioPlanReply['intervalBar'];

/** The screen of a day's session; null on a rest day. Blocked intervals are replaced by steady cardio. */
export function sessionPath(type: Type, intervalBar: IntervalBlock) {
  if (type === 'Rest') return null;
  return type === 'HIIT' && !intervalBar ? '/cardio/session' : '/cardio/liss';
}

/** Today in the plan; null without a plan. */
export function dayOf({ plan, weekday }: CardioPlanReply): CardioScheduleDay | null {
  return plan?.schedule.find((day) => day.weekday === weekday) ?? null;
}

/** The next day with cardio from today on, within a week. */
function nextSession(reply: CardioPlanReply): CardioScheduleDay | null {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const weekday = (reply.weekday + ahead) % 7;
    const day = reply.plan?.schedule.find((each) => each.weekday === weekday);
    if (day && day.type !== 'Rest') return day;
  }
  return null;
}

/** The next planned session if it belongs to the other screen; none if its intervals are barred. */
function ofOtherScreen(plan: CardioPlanReply, screen: Screen): CardioScheduleDay | null {
  const next = nextSession(plan);
  if (!next || (next.type === 'HIIT') === (screen === 'HIIT')) return null;
  return next.type === 'HIIT' && plan.intervalBar ? null : next;
}

/** The peak-week instructions that replace cardio. */
export const peakText = ({ training }: NonNullable<CardioPlanReply['peakDay']>): string =>
  `Until the show, follow your peak-week plan. Today: ${training}`;

interface PlanText {
  text: string;
  link: { to: string; label: string } | null;
}

/** The notice on a day planned differently, with a link to the right session. */
export function planText(plan: CardioPlanReply, screen: Screen): PlanText | null {
  if (plan.peakDay) return { text: peakText(plan.peakDay), link: null };
  const day = dayOf(plan);
  if (!day) return null;
  const nextOther = ofOtherScreen(plan, screen);
  const linkWith = (label: string) => {
    const to = nextOther && sessionPath(nextOther.type, plan.intervalBar);
    return to && { to, label };
  };
  if (day.type === 'Rest') {
    const text = `Your plan has no cardio today.${encouragement(plan, screen)}`;
    return { text, link: linkWith(`Do ${nextOther?.day}’s ${nextOther?.type} instead`) };
  }
  const text = `Your plan for today is ${day.type}, ${day.duration} min, not ${screen}.`;
  return nextOther && { text, link: linkWith(`Open today’s ${day.type}`) };
}

/** Encourages an unplanned session, but never barred intervals. */
const encouragement = ({ intervalBar }: CardioPlanReply, screen: Screen) =>
  screen === 'HIIT' && intervalBar ? '' : ' You can still do this one, and it counts.';

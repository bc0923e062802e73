import { daysBetween, weeksOut } from '../calendar/calendar-day.ts';
import { prepPhaseAt } from '../phase/prep-phase.ts';
import { checkLossRate } from '../safety/body-checks.ts';
import { minDietWeight, safeTargetKg } from '../safety/deficit-blocks.ts';
import { timelineWeeks } from '../targets/goal-plan.ts';
import { goalWarnings } from '../targets/goal-warnings.ts';
import { GAIN_RATE } from '../targets/prep-rate.ts';
import { PREP_RATE } from '../targets/show-pace.ts';
import { counted } from '../text/counted.ts';
import type { ProtocolBasis } from './basis.ts';
import type { ProtocolType } from './protocol.ts';

export type PhaseRole = 'diet' | 'break' | 'build' | 'hold' | 'peak';

/** Consecutive weeks before their figures are known. */
export interface PhaseOutline {
  name: string;
  role: PhaseRole;
  weeks: number;
  /** Target rate, % of body weight a week; negative is a loss. */
  ratePercent: number;
}

export interface Outline {
  phases: readonly PhaseOutline[];
  /** The reason for its length and pace. */
  why: string;
}

/** Weeks of a diet before a week at maintenance. [our choice] */
const BREAK_AFTER_WEEKS = 6;
/** A shorter diet has no break. [our choice] */
const SHORTEST_WITH_BREAK = 9;
const DIET_WEEKS = { least: 4, most: 16 } as const;
const MINI_CUT = { weeks: 6, percent: 0.5 } as const;
/** Weeks at maintenance after a diet, before anything else. [our choice] */
const SETTLE_WEEKS = 2;
const RECOVERY_WEEKS = 2;
const BUILD_BLOCK_WEEKS = 8;
const USUAL_BUILD_WEEKS = 16;
const OFF_SEASON = { recoveryWeeks: 4, buildWeeks: 12 } as const;
const PEAK_WEEKS = 2;
/** A prep further out would start with an off-season, which has its own protocol. [our choice] */
const MAX_WEEKS_OUT = 52;

/** The phases of a protocol of this type. Types that need a show require an upcoming one. */
export function outlineOf(type: ProtocolType, basis: ProtocolBasis): Outline {
  switch (type) {
    case 'cutting':
      return withRaisedTargetNote(cutting(basis), basis);
    case 'bulking':
      return bulking(basis);
    case 'competition_prep':
      return withRaisedTargetNote(competitionPrep(basis), basis);
    case 'off_season':
      return offSeason(basis);
  }
}

/** Prepends the note about a raised target. */
function withRaisedTargetNote(outline: Outline, { answers }: ProtocolBasis): Outline {
  const raised = goalWarnings(answers, { targetWeightKg: answers.targetWeightKg }).weight;
  return raised === null ? outline : { ...outline, why: `${raised} ${outline.why}` };
}

/** Whether the last two weeks' loss exceeded the limit, so that food is raised first. */
function isLossTooFast({ observedLossPercent, observedLossDoubt }: ProtocolBasis): boolean {
  if (observedLossPercent === null) return false;
  return checkLossRate(observedLossPercent, observedLossDoubt).level === 'block';
}

/** The loss to the target, % of body weight, never below the lowest safe weight. */
function toLosePercent({ answers, weightKg }: ProtocolBasis): number {
  return Math.max(0, (100 * (weightKg - safeTargetKg(answers))) / weightKg);
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

function cutting(basis: ProtocolBasis): Outline {
  const { answers } = basis;
  const lose = toLosePercent(basis);
  const start = recovery(basis);
  if (lose < MINI_CUT.percent && answers.targetWeightKg < minDietWeight(answers).kg) {
    const hold = { name: 'Hold', role: 'hold', ratePercent: 0 } as const;
    return {
      phases: [...start, { ...hold, weeks: MINI_CUT.weeks }],
      why: `There’s almost nothing left to lose above the lowest weight we plan for, so weight stays steady for ${MINI_CUT.weeks} weeks.`,
    };
  }
  if (lose < MINI_CUT.percent) {
    const week = { name: 'Mini cut', role: 'diet', ratePercent: -MINI_CUT.percent } as const;
    return {
      phases: [...start, { ...week, weeks: MINI_CUT.weeks }, settle()],
      why: `The target weight isn’t below the current weight, so this is a mini cut: ${MINI_CUT.weeks} weeks at ${MINI_CUT.percent}% a week.`,
    };
  }
  const requestedWeeks = timelineWeeks(answers.targetTimeline) ?? 12;
  const rate = clamp(lose / requestedWeeks, PREP_RATE.slowest, PREP_RATE.fastest);
  const dietWeeks = clamp(Math.ceil(lose / rate), DIET_WEEKS.least, DIET_WEEKS.most);
  // A short distance is covered more slowly rather than overshooting the target.
  const pace = Math.min(rate, lose / dietWeeks);
  return {
    phases: [...start, ...dietBlocks(dietWeeks, -pace), settle()],
    why: `${lose.toFixed(1)}% of body weight lies between now and the target: ${counted(dietWeeks, 'week')} of diet at ${pace.toFixed(2)}% a week (the limit is 1%).`,
  };
}

function settle(): PhaseOutline {
  return { name: 'Settle', role: 'hold', weeks: SETTLE_WEEKS, ratePercent: 0 };
}

function recovery(basis: ProtocolBasis): PhaseOutline[] {
  if (!isLossTooFast(basis)) return [];
  return [{ name: 'Recovery', role: 'break', weeks: RECOVERY_WEEKS, ratePercent: 0 }];
}

function dietBlocks(weeks: number, ratePercent: number): PhaseOutline[] {
  const hasBreaks = weeks >= SHORTEST_WITH_BREAK;
  const phases: PhaseOutline[] = [];
  let remainingWeeks = weeks;
  for (let block = 1; remainingWeeks > 0; block += 1) {
    const length = hasBreaks ? Math.min(BREAK_AFTER_WEEKS, remainingWeeks) : remainingWeeks;
    phases.push({ name: `Diet block ${block}`, role: 'diet', weeks: length, ratePercent });
    remainingWeeks -= length;
    if (remainingWeeks > 0) phases.push(dietBreak());
  }
  return phases;
}

function dietBreak(): PhaseOutline {
  return { name: 'Diet break', role: 'break', weeks: 1, ratePercent: 0 };
}

function bulking({ answers }: ProtocolBasis): Outline {
  const rate = GAIN_RATE[answers.experience];
  const weeks = timelineWeeks(answers.targetTimeline) ?? USUAL_BUILD_WEEKS;
  const phases: PhaseOutline[] = [];
  for (let remainingWeeks = weeks, block = 1; remainingWeeks > 0; block += 1) {
    const length = Math.min(BUILD_BLOCK_WEEKS, remainingWeeks);
    phases.push({ name: `Build ${block}`, role: 'build', weeks: length, ratePercent: rate });
    remainingWeeks -= length;
    if (remainingWeeks > 0)
      phases.push({ name: 'Consolidate', role: 'hold', weeks: 1, ratePercent: 0 });
  }
  return {
    phases,
    why: `Gains of ${rate}% of body weight a week suit this experience level (${answers.experience}); faster adds fat rather than muscle.`,
  };
}

function offSeason({ answers }: ProtocolBasis): Outline {
  const rate = GAIN_RATE[answers.experience];
  return {
    phases: [
      { name: 'Recovery', role: 'hold', weeks: OFF_SEASON.recoveryWeeks, ratePercent: 0 },
      { name: 'Off-season', role: 'build', weeks: OFF_SEASON.buildWeeks, ratePercent: rate },
    ],
    why: `${OFF_SEASON.recoveryWeeks} weeks at maintenance let hormones, sleep and hunger recover; then a slow gain of ${rate}% a week.`,
  };
}

/** Week by week toward the show: build, diet with breaks if time allows, then the peak weeks. */
function competitionPrep(basis: ProtocolBasis): Outline {
  const { today, competitionDate } = basis.answers;
  const out = Math.max(1, weeksOut(today, competitionDate ?? today));
  const lose = toLosePercent(basis);
  const peak = Math.min(PEAK_WEEKS, out);
  const first = isLossTooFast(basis) ? Math.min(RECOVERY_WEEKS, out - peak) : 0;
  const free = out - peak - first;
  const rolesAhead = prepRoles(free, lose);
  const dietWeeks = rolesAhead.filter((role) => role === 'diet').length;
  const rate = dietWeeks === 0 ? 0 : Math.min(lose / dietWeeks, PREP_RATE.fastest);
  const roles: PhaseRole[] = [
    ...Array<PhaseRole>(first).fill('break'),
    ...rolesAhead,
    ...Array<PhaseRole>(peak).fill('peak'),
  ];
  return {
    phases: groupWeeks(roles, out, -rate),
    why: prepWhy(out, lose, dietWeeks, rate),
  };
}

/** Starts the diet as late as 0.7% a week allows, with a break after every six weeks if time allows. */
function prepRoles(free: number, lose: number): PhaseRole[] {
  if (lose < MINI_CUT.percent) return Array<PhaseRole>(free).fill('hold');
  const dietWeeks = Math.ceil(lose / PREP_RATE.usual);
  const breaks =
    dietWeeks >= SHORTEST_WITH_BREAK ? Math.floor((dietWeeks - 1) / BREAK_AFTER_WEEKS) : 0;
  const spare = Math.max(0, free - dietWeeks);
  const diet: PhaseRole[] = [];
  let remainingBreaks = Math.min(breaks, spare);
  for (let week = 1; week <= Math.min(dietWeeks, free); week += 1) {
    diet.push('diet');
    if (week % BREAK_AFTER_WEEKS === 0 && remainingBreaks > 0 && week < dietWeeks) {
      diet.push('break');
      remainingBreaks -= 1;
    }
  }
  return [...Array<PhaseRole>(free - diet.length).fill('build'), ...diet];
}

const NAMES: Partial<Record<PhaseRole, string>> = {
  break: 'Diet break',
  build: 'Build until the diet',
  peak: 'Peak Week',
};

/** Consecutive weeks of the same kind and prep phase form one phase. */
function groupWeeks(roles: readonly PhaseRole[], out: number, dietPercent: number): PhaseOutline[] {
  const phases: PhaseOutline[] = [];
  for (const [index, role] of roles.entries()) {
    const name = NAMES[role] ?? prepPhaseAt(out - index);
    const last = phases.at(-1);
    if (last && last.role === role && last.name === name) last.weeks += 1;
    else phases.push({ name, role, weeks: 1, ratePercent: role === 'diet' ? dietPercent : 0 });
  }
  return phases;
}

function prepWhy(out: number, lose: number, dietWeeks: number, rate: number): string {
  const show = `The show is ${counted(out, 'week')} out.`;
  if (dietWeeks === 0)
    return `${show} There’s nothing to lose or no time left to lose it, so weight is maintained.`;
  const expectedLoss = rate * dietWeeks;
  if (expectedLoss + 0.5 < lose) {
    return `${show} The target would mean losing ${(lose / dietWeeks).toFixed(2)}% a week. The limit is 1%, so ${(lose - expectedLoss).toFixed(1)}% of body weight would be left. Consider a later show.`;
  }
  return `${show} ${lose.toFixed(1)}% of body weight over ${counted(dietWeeks, 'week')} of diet: ${rate.toFixed(2)}% a week (the limit is 1%).`;
}

/** Whether a show is ahead. */
export function hasShowAhead({ today, competitionDate }: ProtocolBasis['answers']): boolean {
  return competitionDate !== undefined && daysBetween(today, competitionDate) >= 0;
}

/** Whether a prep can be planned up to the show. */
export function canPlanToShow({
  today,
  competitionDate = today,
}: ProtocolBasis['answers']): boolean {
  return weeksOut(today, competitionDate) <= MAX_WEEKS_OUT;
}

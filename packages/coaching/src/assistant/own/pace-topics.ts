import { ADHERENCE_WINDOW_DAYS } from '../../adherence/adherence.ts';
import { weightText } from '../../athlete/weight-text.ts';
import { daysBetween } from '../../calendar/calendar-day.ts';
import { checkLossRate } from '../../safety/body-checks.ts';
import { raisedTargetText, safeTargetKg } from '../../safety/deficit-blocks.ts';
import type { AthleteFacts } from '../facts.ts';
import type { OwnTopic } from './own-topic.ts';
import {
  eatingLessBlockReason,
  nextStep,
  noLossReason,
  type Pace,
  paceOfLoss,
  paceSentence,
  weightDirection,
} from './pace.ts';

const TOO_FEW_WEIGH_INS =
  'There is not enough data yet: I need at least four weigh-ins over a week or more of the last two to say how fast your weight moves.';

/** Words for a plateau; being stuck in traffic is different. */
const STUCK =
  /\b(plateau\w*|stalled|stalling)\b|\bstuck\b(?=.{0,120}\b(weight|scale|\d+ ?(kgs?|kilos?|lbs?|pounds))\b)|\b(weight|scale)\b.{0,120}\b(stuck|not (moving|moved|dropping|changing)|wont (move|drop|budge))\b|\b(not loo?sing|stopped loo?sing|(cant|dont|cannot) loo?se)\b(?=.{0,120}\b(weight|kgs?|kilos?|lbs?|pounds|fat|anything|anymore)\b|$)/;

export const PACE_TOPICS: readonly OwnTopic[] = [
  {
    id: 'own_rate',
    title: 'Is my weight loss too fast?',
    ask: [
      'weight loss too fast',
      'losing too fast',
      'losing too slow',
      'my rate loss',
      'losing enough',
      'gaining too fast',
      'weight moving right',
      'my weight week',
      'weight trend rate',
    ],
    isMeantBy: (plain) =>
      /\b(loo?sing|dropping|gaining) (weight )?too (much|fast|quick\w*|slow\w*)\b/.test(plain),
    source: 'Your weigh-ins',
    answer: rateOfChange,
  },
  {
    id: 'own_plateau',
    title: 'Am I at a plateau?',
    ask: ['my plateau', 'weight stuck'],
    isMeantBy: (plain) => STUCK.test(plain),
    source: 'Your weigh-ins',
    answer: whetherStuck,
  },
  {
    id: 'own_on_track',
    title: 'Am I on track?',
    ask: ['on track', 'track for show', 'on track target', 'on schedule', 'ready in time'],
    source: 'Your plans, logs and weigh-ins',
    answer: whetherOnTrack,
  },
  {
    id: 'own_adherence',
    title: 'How well do I follow my plan?',
    ask: [
      'my adherence',
      'my compliance',
      'follow plan well',
      'how doing',
      'how am doing',
      'my progress',
    ],
    source: 'Your plans and logs',
    answer: adherence,
  },
];

const VERDICTS: Record<Pace, string> = {
  'too fast':
    'That is too fast: above 1.5% the plan has to change. Please write to your coach today, and eat more until then.',
  fast: 'That is fast: losing 0.5 to 1% a week preserves more muscle. Tell your coach.',
  planned: 'That is within the 0.5 to 1% a week that a prep aims for.',
  slow: 'That is slower than the 0.5 to 1% of a prep, and not too fast.',
};

function rateOfChange(facts: AthleteFacts): string {
  const pace = paceSentence(facts);
  if (pace === null) return TOO_FEW_WEIGH_INS;
  if (weightDirection(facts) === 'up') {
    return `${pace} In the off-season 0.25 to 0.5% a week is the aim.`;
  }
  const loss = paceOfLoss(facts);
  return `${pace} ${loss ? VERDICTS[loss] : 'A few more weigh-ins will show whether that’s too fast.'}`;
}

/** Advice on plateaus from science.md and the knowledge base, based on the actual weight trend. */
function whetherStuck(facts: AthleteFacts): string {
  const pace = paceSentence(facts);
  if (pace === null) {
    return `${TOO_FEW_WEIGH_INS} Until then it’s too early to call a plateau. Weigh in on most mornings.`;
  }
  const loss = paceOfLoss(facts);
  const direction = weightDirection(facts);
  if (loss === null) {
    return `${pace} That’s too short to call it a plateau. A few more weigh-ins will tell. Change nothing until then.`;
  }
  if (loss === 'too fast' || loss === 'fast' || (loss === 'planned' && direction === 'down')) {
    return `You are not stuck. ${pace} ${VERDICTS[loss]} Single days jump because of water. Go by the trend line.`;
  }
  const bar = eatingLessBlockReason(facts) ?? noLossReason(facts);
  if (bar) return `${pace} ${bar}`;
  const next = `First make sure of the diary: weekends, oils, bites and drinks. If it is complete and two to three weeks stay like this, ${nextStep(facts)}`;
  return direction === 'down'
    ? `${pace} So it moves, but more slowly than the 0.5 to 1% of a prep. ${next}`
    : `${pace} ${next}`;
}

function adherence({ standing }: AthleteFacts): string {
  return !standing || standing.compliance === null
    ? 'There is not enough data yet: after a week of logs I can say how well you follow your plan.'
    : `Since you began, at most over the last ${ADHERENCE_WINDOW_DAYS} days, you did ${standing.compliance}% of what your plan asks for. ${standing.reason}`;
}

function whetherOnTrack(facts: AthleteFacts): string {
  return [paceSentence(facts) ?? TOO_FEW_WEIGH_INS, requiredPace(facts), adherence(facts)]
    .filter((part) => part !== null)
    .join(' ');
}

/**
 * The pace needed to reach the target, or the lowest safe weight if higher, by the show, checked against our limits.
 * Null without a show or weight to lose.
 */
function requiredPace(facts: AthleteFacts): string | null {
  const { show, today, targetWeightKg, weighIns, units, answers } = facts;
  const now = weighIns.at(-1)?.trendKg;
  if (!show || targetWeightKg === null || now === undefined) return null;
  const weeks = daysBetween(today, show.date) / 7;
  if (weeks < 1 || now <= targetWeightKg) return null;
  if (answers && eatingLessBlockReason(facts)) return eatingLessBlockReason(facts);
  const body = answers && { ...answers, targetWeightKg, units };
  const raised = body && raisedTargetText(body);
  const safeKg = body ? safeTargetKg(body) : targetWeightKg;
  if (now <= safeKg) return raised;
  const perWeek = (now - safeKg) / weeks;
  const percent = (100 * perWeek) / now;
  const target = raised ? weightText(safeKg, units) : `your target of ${weightText(safeKg, units)}`;
  const requirement = `To be at ${target} on show day it takes ${weightText(perWeek, units)} a week (${percent.toFixed(2)}%) from here.`;
  return [raised, requirement, limitOfPace(percent)].filter(Boolean).join(' ');
}

function limitOfPace(weeklyPercent: number): string | null {
  const { level, text } = checkLossRate(weeklyPercent);
  if (level === 'ok') return null;
  return level === 'block'
    ? `${text} Talk with your coach about another target or a later show.`
    : text;
}

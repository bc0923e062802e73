import { counted } from '../../text/counted.ts';
import type { AthleteFacts } from '../facts.ts';
import { isOfThisWeek } from './is-of-this-week.ts';
import type { OwnTopic } from './own-topic.ts';
import { eatingLessBlockReason, nextStep, paceOfLoss, paceSentence } from './pace.ts';

const ASKS_FOR_MORE = /\b(add|adding|more|extra|increase|enough|should i|do i need|less|drop)\b/;

export const CARDIO_TOPICS: readonly OwnTopic[] = [
  {
    id: 'own_cardio',
    title: 'What cardio do I do today?',
    ask: ['cardio today', 'today cardio', 'my cardio', 'cardio plan'],
    fits: (plain) => !ASKS_FOR_MORE.test(plain) || /\btoday\b/.test(plain),
    source: 'Your cardio plan',
    answer: todaysCardio,
  },
  {
    id: 'own_week_cardio',
    title: 'How much cardio have I done this week?',
    ask: ['cardio week', 'cardio done week', 'much cardio week', 'cardio minutes week'],
    fits: isOfThisWeek,
    source: 'Your cardio sessions and plan',
    answer: cardioThisWeek,
  },
  {
    id: 'own_more_cardio',
    title: 'Should I add cardio?',
    ask: ['add cardio', 'more cardio', 'do more cardio', 'extra cardio', 'increase cardio'],
    fits: (plain) => ASKS_FOR_MORE.test(plain) && !/\bhow much\b/.test(plain),
    source: 'Your weigh-ins and cardio sessions',
    answer: whetherMore,
  },
];

function todaysCardio(facts: AthleteFacts): string {
  const { peakDay, cardio, intervalBlock, cardioDoneMinutes: done } = facts;
  const sofar = done === null ? '' : ` You have done ${counted(done, 'minute')} today.`;
  if (peakDay) return `No cardio: until the show, your peak week replaces it.${sofar}`;
  if (!cardio) return `No cardio is planned for today.${sofar}`;
  if (intervalBlock && cardio.type === 'HIIT') {
    return `Your plan has HIIT today. ${intervalBlock} Do steady cardio instead.${sofar}`;
  }
  const zone = cardio.zone === '' ? '' : ` Heart rate: ${cardio.zone}.`;
  return `Today: ${cardio.type}, ${counted(cardio.duration, 'minute')}, ${cardio.intensity.toLowerCase()}.${zone}${sofar}`;
}

function cardioThisWeek({ week: { cardioDone, cardioPlannedMinutes } }: AthleteFacts): string {
  const done =
    cardioDone.sessions === 0
      ? 'No cardio is logged this week yet; it counts from Monday.'
      : `You have done ${counted(cardioDone.minutes, 'minute')} of cardio since Monday, in ${counted(cardioDone.sessions, 'session')}.`;
  return cardioPlannedMinutes === null
    ? `${done} You don’t have a cardio plan to compare it with.`
    : `${done} Your plan has ${counted(cardioPlannedMinutes, 'minute')} for the whole week.`;
}

/** Cardio is the second lever (Helms 2014): add more only if the trend is flat despite following the plan. */
function whetherMore(facts: AthleteFacts): string {
  const pace = paceSentence(facts);
  const loss = paceOfLoss(facts);
  const week = cardioThisWeek(facts);
  if (pace === null || loss === null) {
    return `There aren’t enough weigh-ins to tell whether you need more. Weigh in on most mornings for two weeks. ${week}`;
  }
  if (loss === 'too fast' || loss === 'fast') {
    return `No, you’re already losing fast enough. ${pace} More would cost muscle. Tell your coach about the pace.`;
  }
  if (loss === 'planned') {
    return `Not if you are losing for a show: ${pace.charAt(0).toLowerCase()}${pace.slice(1)} That is the 0.5 to 1% of a prep. Keep more cardio in hand for later.`;
  }
  const bar = eatingLessBlockReason(facts);
  if (bar) return `No. ${bar}`;
  return `${pace} ${week} First do all that is planned. If you mean to lose and two weeks stay like this with a complete diary, ${nextStep(facts)}`;
}

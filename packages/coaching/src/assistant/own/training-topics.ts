import { addDays } from '../../calendar/calendar-day.ts';
import { formatLongDay } from '../../calendar/day-text.ts';
import { counted } from '../../text/counted.ts';
import type { AthleteFacts } from '../facts.ts';
import { isOfThisWeek } from './is-of-this-week.ts';
import type { OwnTopic } from './own-topic.ts';

const NO_PLAN =
  'You have no training plan yet. Once your coach sets one up, it appears on your dashboard.';

export const TRAINING_TOPICS: readonly OwnTopic[] = [
  {
    id: 'own_workout',
    title: 'What do I train today?',
    ask: [
      'train today',
      'today workout',
      'today gym',
      'train now',
      'exercises today',
      'today session',
    ],
    source: 'Your training plan',
    answer: todaysWorkout,
  },
  {
    id: 'own_next_workout',
    title: 'What is my next session?',
    ask: [
      'next train',
      'train tomorrow',
      'tomorrow workout',
      'next workout',
      'when next train',
      'tomorrow',
    ],
    source: 'Your training plan',
    answer: nextWorkout,
  },
  {
    id: 'own_training_plan',
    title: 'Where am I in my training plan?',
    ask: ['train plan week', 'my plan', 'which week plan', 'my train plan', 'week program'],
    source: 'Your training plan',
    answer: whereInPlan,
  },
  {
    id: 'own_week_trained',
    title: 'How many workouts have I done this week?',
    ask: ['train week', 'train done week', 'how many train week', 'finished train week'],
    fits: isOfThisWeek,
    source: 'Your workouts',
    answer: workoutsThisWeek,
  },
  {
    id: 'own_deload',
    title: 'When is my next deload?',
    ask: ['next deload', 'my deload', 'my deload week', 'until deload'],
    // 'When do I need one?' asks for reasons instead.
    fits: (plain) => /\b(next|until|till|when is|whens|when does)\b/.test(plain),
    source: 'Your training plan',
    answer: nextDeload,
  },
];

function whereInPlan({ plan }: AthleteFacts): string {
  if (!plan) return NO_PLAN;
  const { name, week, weeks, isOver, isDeload } = plan;
  const days = `${counted(plan.daysPerWeek, 'day')} of training a week`;
  if (isOver) {
    return `You have done all ${counted(weeks, 'week')} of ${name}. Its days go on, with ${days}, until another plan takes its place.`;
  }
  const deload = isDeload ? '. This is a deload week: fewer sets and lighter' : '';
  return `You are in week ${week} of ${weeks} of ${name}, with ${days}${deload}.`;
}

function todaysWorkout(facts: AthleteFacts): string {
  const { today, plan, peakDay, workout, nextWorkout: next, show } = facts;
  if (peakDay) return inPeakWeek(peakDay);
  if (workout) {
    const lines = workout.exercises.map(({ name, sets, reps }) => `• ${name}: ${sets} × ${reps}`);
    return `Today is ${workout.name}, about ${workout.minutes} minutes:\n${lines.join('\n')}`;
  }
  if (!plan) return NO_PLAN;
  const free = show?.date === today ? 'the day of your show: no training' : 'a rest day';
  return `Today is ${free}.${next ? ` Next is ${next.name} on ${formatLongDay(next.date)}.` : ''}`;
}

function nextWorkout(
  { today, plan, peakDay, nextWorkout: next }: AthleteFacts,
  question: string,
): string {
  if (peakDay) return inPeakWeek(peakDay);
  if (!plan) return NO_PLAN;
  if (!next) return 'Your plan has no other training day in the next week.';
  const tomorrow = addDays(today, 1);
  if (next.date === tomorrow) return `Tomorrow is ${next.name}.`;
  const isTomorrow = /\btom+or+ow\b/i.test(question);
  return `${isTomorrow ? 'Tomorrow is a rest day. ' : ''}Your next session is ${next.name} on ${formatLongDay(next.date)}.`;
}

function workoutsThisWeek({ plan, week }: AthleteFacts): string {
  const done =
    week.workoutsDone === 0
      ? 'No workout is finished this week yet; it counts from Monday.'
      : `You have finished ${counted(week.workoutsDone, 'workout')} since Monday.`;
  return plan ? `${done} Your plan has ${plan.daysPerWeek} a week.` : done;
}

const inPeakWeek = ({ theme, training }: NonNullable<AthleteFacts['peakDay']>) =>
  `Until the show, your peak week replaces your training plan. Today: ${theme}. ${training}`;

function nextDeload({ plan }: AthleteFacts): string {
  if (!plan) return NO_PLAN;
  const now = plan.isDeload ? 'This is a deload week. ' : '';
  return plan.nextDeload
    ? `${now}Your next deload week begins on ${formatLongDay(plan.nextDeload)}.`
    : `${now}Your plan has no ${plan.isDeload ? 'other one' : 'deload week'} ahead. Tell your coach if you feel worn out.`;
}

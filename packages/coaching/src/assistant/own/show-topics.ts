import { daysBetween } from '../../calendar/calendar-day.ts';
import { formatLongDay } from '../../calendar/day-text.ts';
import { CHECKLIST } from '../../competition/checklist.ts';
import { AFTER_ROUND, posesOf, ROUNDS_OF } from '../../posing/routines.ts';
import { counted } from '../../text/counted.ts';
import type { AthleteFacts } from '../facts.ts';
import type { OwnTopic } from './own-topic.ts';

/** Questions about show day itself, rather than its date. */
const TO_DO_THERE =
  /\b(eat|meals?|food|breakfast|lunch|dinner|snacks?|carbs?|water|drink|train|tan|wear|pump|pose|posing)\b/;
const TO_BRING = /\b(bring|pack|packing|bag|take with|checklist|need for)\b/;

export const SHOW_TOPICS: readonly OwnTopic[] = [
  {
    id: 'own_weeks_out',
    title: 'How many weeks out am I?',
    ask: [
      'weeks out',
      'days show',
      'when show',
      'my show',
      'phase prep',
      'long until show',
      'which phase',
      'next show',
    ],
    fits: (plain) => !TO_BRING.test(plain) && !TO_DO_THERE.test(plain),
    source: 'Your competitions',
    answer: weeksToShow,
  },
  {
    id: 'own_class',
    title: 'Which class do I compete in?',
    ask: [
      'my class',
      'class in',
      'my category',
      'my division',
      'division compete',
      'class compete',
    ],
    source: 'Your competitions',
    answer: ({ show }) => {
      if (!show) return NO_SHOW;
      return show.category
        ? `${show.name ?? 'Your show'} has you in ${show.category}.`
        : 'No category is on record for your show. Set it under Competition.';
    },
  },
  {
    id: 'own_stage_poses',
    title: 'Which poses do I have to show, in which order?',
    ask: [
      'order mandatory',
      'mandatory pose order',
      'order pose',
      'my pose',
      'my mandatory',
      'which pose show',
    ],
    source: 'Your competitions and the rules of your division',
    answer: posesOfRound,
  },
  {
    id: 'own_show_bag',
    title: 'What do I bring on show day?',
    ask: [
      'bring show',
      'bring show day',
      'pack show',
      'pack show day',
      'show bag',
      'checklist show',
    ],
    fits: (plain) => TO_BRING.test(plain),
    source: 'Your show-day checklist',
    answer: packingList,
  },
];

const NO_SHOW = 'You don’t have an upcoming show. Add one under Competition.';

function weeksToShow({ show, today }: AthleteFacts): string {
  if (!show) return NO_SHOW;
  const name = show.name ?? 'Your show';
  const days = daysBetween(today, show.date);
  if (days === 0) return `${name} is today. Show time!`;
  return `${name} is on ${formatLongDay(show.date)}: ${counted(show.weeksOut, 'week')} out (${counted(days, 'day')}), in the phase ${show.phase}.`;
}

function posesOfRound({ show }: AthleteFacts): string {
  const category = show?.category;
  const routine = category ?? 'mandatory';
  const names = posesOf(routine).map(({ name }) => `• ${name}`);
  const head = category
    ? `In ${category}, by the rules of ${ROUNDS_OF.federations} in ${ROUNDS_OF.season}, in this order:`
    : 'In bodybuilding, in this order:';
  const then = category ? AFTER_ROUND[category] : undefined;
  return `${head}\n${names.join('\n')}\n${then ? `${then} ` : ''}Federations differ, so confirm with your promoter.`;
}

/** Checklist sections of items to bring. The last section is about what to do there. */
const CARRIED = CHECKLIST.slice(0, -1);

function packingList({ show }: AthleteFacts): string {
  const ticked = new Set(show?.ticked ?? []);
  const open = CARRIED.map(({ title, items }) => ({
    title,
    items: items.filter(({ key }) => !ticked.has(key)),
  })).filter(({ items }) => items.length > 0);
  if (open.length === 0)
    return 'Everything you need to bring is already checked on your show-day checklist.';
  const head =
    ticked.size > 0 ? 'Not ticked yet on your checklist:' : 'By your show-day checklist:';
  const lines = open.map(
    ({ title, items }) => `${title}\n${items.map(({ text }) => `• ${text}`).join('\n')}`,
  );
  return `${head}\n${lines.join('\n')}`;
}

import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';

/** A suggested milestone before a show. The key is unique within a competition. */
export interface SuggestedMilestone {
  key: string;
  name: string;
  description: string;
  targetDate: CalendarDay;
}

/** Days before the show. Conventions of the sport; every date can be moved. [our choice] */
const ONCE = [
  ['register', 56, 'Register for the show', 'Entry form and fee; classes close early.'],
  ['federation-card', 49, 'Federation card', 'Apply for it or renew it. It takes weeks by mail.'],
  ['suit', 42, 'Order the suit', 'Measured now, fitted again three weeks out.'],
  ['travel', 35, 'Book travel and a room', 'Near the venue, with a kitchen or a fridge.'],
  ['suit-fitting', 21, 'Suit fitting', 'Try it on with shoes, pose in it, photograph it.'],
  [
    'peak-rehearsal',
    20,
    'Rehearse the loading days',
    'Two days as planned, photos before and after.',
  ],
  ['tan-booking', 14, 'Book tan, hair and make-up', 'At the venue, if it’s offered there.'],
  ['music', 10, 'Routine music sent', 'Send it to the promoter, and pack a copy.'],
  ['tan', 1, 'Competition tan', 'First coat in the evening, dark loose clothes after it.'],
  ['bag', 1, 'Pack the bag', 'Use the show-day checklist.'],
] as const;

const PHOTOS_EVERY_DAYS = 14;
const POSING_EVERY_DAYS = 28;
const FIRST_DAYS_OUT = 112;

/** Milestones that can still be met, from today until the show, earliest first. */
export function suggestedMilestones(today: CalendarDay, showDay: CalendarDay) {
  const daysOut = daysBetween(today, showDay);
  const once = ONCE.map(([key, days, name, description]) => ({ key, days, name, description }));
  return [
    ...once,
    ...repeated('photos', PHOTOS_EVERY_DAYS, 14, {
      name: 'Progress photos',
      description: 'Front, sides and back, same light and time of day.',
    }),
    ...repeated('posing', POSING_EVERY_DAYS, 7, {
      name: 'Posing round, filmed',
      description: 'Every mandatory pose of your class held, then sent to your coach.',
    }),
  ]
    .filter(({ days }) => days <= daysOut)
    .map(({ days, ...milestone }) => ({ ...milestone, targetDate: addDays(showDay, -days) }))
    .sort((a, b) => daysBetween(b.targetDate, a.targetDate) || (a.key < b.key ? -1 : 1));
}

function repeated(
  key: string,
  every: number,
  last: number,
  words: { name: string; description: string },
) {
  const count = Math.floor((FIRST_DAYS_OUT - last) / every) + 1;
  return Array.from({ length: count }, (_, index) => {
    const days = last + index * every;
    return { ...words, key: `${key}-${days}`, days };
  });
}

import { type SeededRandom, seededRandom } from '@posedown/coaching';
import { newPhotoId } from '../photos/index.ts';
import type { PlannedPhoto } from './photo-rows.ts';
import { type DemoRow, newId } from './queries.ts';

const SIDE = 800;
const CENTRE = SIDE / 2;

const TABLES = ['#6b4f3a', '#3d4247', '#8a7a64'] as const;
const PROTEINS = ['#b5763c', '#c98a5b', '#8f4f35', '#e0a57c'] as const;
const STARCHES = ['#f1e6c8', '#e5c98d', '#d9a45f'] as const;
const GREENS = ['#4f8a3a', '#6ea84a', '#3c7048'] as const;

/** Draws a generic plate from above, with a protein, a starch and greens. */
function drawMeal(random: SeededRandom): string {
  const rotation = random.integer(0, 359);
  const scatter = (count: number, x: number, y: number, spread: number, draw: Piece) =>
    Array.from({ length: count }, () =>
      draw(x + random.normal(0, spread), y + random.normal(0, spread)),
    ).join('');
  const grain = random.pick(STARCHES);
  const leaf = random.pick(GREENS);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <rect width="${SIDE}" height="${SIDE}" fill="${random.pick(TABLES)}"/>
    <circle cx="${CENTRE + 8}" cy="${CENTRE + 14}" r="322" fill="#0004"/>
    <circle cx="${CENTRE}" cy="${CENTRE}" r="320" fill="#f4f1ea"/>
    <circle cx="${CENTRE}" cy="${CENTRE}" r="245" fill="#fbfaf6" stroke="#ded8cb" stroke-width="4"/>
    <g transform="rotate(${rotation} ${CENTRE} ${CENTRE})">
      ${scatter(260, 300, 350, 42, (x, y) => `<ellipse cx="${x}" cy="${y}" rx="9" ry="5" fill="${grain}" stroke="#0002"/>`)}
      ${scatter(26, 470, 320, 38, (x, y) => `<circle cx="${x}" cy="${y}" r="24" fill="${leaf}" stroke="#0003"/>`)}
      <rect x="300" y="430" width="220" height="120" rx="56" fill="${random.pick(PROTEINS)}" stroke="#0004" stroke-width="5"/>
      ${[345, 390, 435, 480].map((x) => `<line x1="${x}" y1="445" x2="${x - 26}" y2="535" stroke="#0004" stroke-width="8" stroke-linecap="round"/>`).join('')}
    </g>
  </svg>`;
}

type Piece = (x: number, y: number) => string;

/** The demo athlete's number of diary days with meal photos, and photos per day. */
const MEAL_PHOTO_DAYS = 4;
const MEAL_PHOTOS_PER_DAY = 2;

/** A photo attached to a diary entry, a message or a peak-week day. */
export type AttachedPhoto = PlannedPhoto & { id: string } & (
    | { purpose: 'meal'; logId: string }
    | { purpose: 'message'; messageId: string }
    | { purpose: 'peak_week'; peakDay: { competitionId: string; date: string } }
  );

/**
 * Meal photos for the last days of a diary. Gives those diary entries ids, so that photos can
 * refer to them.
 */
export function planMealPhotos(userId: string, logs: readonly DemoRow<'logs'>[]): AttachedPhoto[] {
  const random = seededRandom(`plates:${userId.length}`);
  const days = [...new Set(logs.map(({ date }) => date))].sort().slice(-MEAL_PHOTO_DAYS);
  return days.flatMap((date) => {
    const meals = new Map<string, DemoRow<'logs'>>();
    for (const log of logs) {
      if (log.date === date && !meals.has(log.mealType)) meals.set(log.mealType, log);
    }
    return [...meals.values()].slice(0, MEAL_PHOTOS_PER_DAY).map((log) => {
      log.id ??= newId();
      const picture = { userId, date, pose: null, svg: drawMeal(random) };
      return { ...picture, id: newPhotoId(), purpose: 'meal' as const, logId: log.id };
    });
  });
}

/** The photo sent with the athlete's last message: their newest side view. */
export function planMessagePhoto(
  messages: readonly DemoRow<'messages'>[],
  planned: readonly PlannedPhoto[],
): AttachedPhoto[] {
  const side = planned.findLast(({ pose }) => pose === 'side');
  const line = messages.findLast(({ athleteId, fromUserId }) => fromUserId === athleteId);
  if (!side || !line?.id) return [];
  const photo = { ...side, pose: null, id: newPhotoId(), purpose: 'message' as const };
  return [{ ...photo, messageId: line.id }];
}

/** A photo for each past day of a peak week, cycling through the athlete's newest ones. */
export function planPeakPhotos(
  ticks: readonly DemoRow<'peakTicks'>[],
  planned: readonly PlannedPhoto[],
): AttachedPhoto[] {
  const newest = planned.slice(-3);
  return ticks.flatMap(({ userId, competitionId, date }, index) => {
    const drawn = newest[index % newest.length];
    if (!drawn) return [];
    const photo = { ...drawn, userId, date, pose: null, id: newPhotoId() };
    return { ...photo, purpose: 'peak_week' as const, peakDay: { competitionId, date } };
  });
}

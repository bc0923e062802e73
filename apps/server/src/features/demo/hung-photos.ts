import { seededRandom } from '@posedown/coaching';
import { newPhotoId } from '../photos/index.ts';
import { drawMeal } from './meal-drawing.ts';
import type { PlannedPhoto } from './photo-rows.ts';
import { type DemoRow, newId } from './queries.ts';

/** The diary days whose plates the demo client photographed, and how many of each day. */
const PLATE_DAYS = 4;
const PLATES_A_DAY = 2;

/** A picture that belongs to a line of the diary or of the thread, or to a day of peak week. */
export type HungPhoto = PlannedPhoto & { id: string } & (
    | { purpose: 'meal'; logId: string }
    | { purpose: 'message'; messageId: string }
    | { purpose: 'peak_week'; peakDay: { competitionId: string; date: string } }
  );

/** Plates for the last days of a diary. The lines that get one are given their ids. */
export function planPlates(userId: string, logs: readonly DemoRow<'logs'>[]): HungPhoto[] {
  const random = seededRandom(`plates:${userId.length}`);
  const days = [...new Set(logs.map(({ date }) => date))].sort().slice(-PLATE_DAYS);
  return days.flatMap((date) => {
    const meals = new Map<string, DemoRow<'logs'>>();
    for (const log of logs) {
      if (log.date === date && !meals.has(log.mealType)) meals.set(log.mealType, log);
    }
    return [...meals.values()].slice(0, PLATES_A_DAY).map((log) => {
      log.id ??= newId();
      const picture = { userId, date, pose: null, svg: drawMeal(random) };
      return { ...picture, id: newPhotoId(), purpose: 'meal' as const, logId: log.id };
    });
  });
}

/** What an athlete sent along with their last line: the newest of their pictures from the side. */
export function planMessagePhoto(
  messages: readonly DemoRow<'messages'>[],
  planned: readonly PlannedPhoto[],
): HungPhoto[] {
  const side = planned.findLast(({ pose }) => pose === 'side');
  const line = messages.findLast(({ athleteId, fromUserId }) => fromUserId === athleteId);
  if (!side || !line?.id) return [];
  const photo = { ...side, pose: null, id: newPhotoId(), purpose: 'message' as const };
  return [{ ...photo, messageId: line.id }];
}

/** A picture for each day of peak week that was lived: the athlete's newest ones, in turn. */
export function planPeakPhotos(
  ticks: readonly DemoRow<'peakTicks'>[],
  planned: readonly PlannedPhoto[],
): HungPhoto[] {
  const newest = planned.slice(-3);
  return ticks.flatMap(({ userId, competitionId, date }, index) => {
    const drawn = newest[index % newest.length];
    if (!drawn) return [];
    const photo = { ...drawn, userId, date, pose: null, id: newPhotoId() };
    return { ...photo, purpose: 'peak_week' as const, peakDay: { competitionId, date } };
  });
}

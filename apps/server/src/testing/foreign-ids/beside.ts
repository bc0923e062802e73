import type { PhotoPurpose } from '@posedown/contract';
import type { Scene } from '../permissions/scene.ts';
import { sendPhoto } from '../send-photo.ts';
import { sendVoiceNote } from '../send-voice-note.ts';

type Maker = (scene: Scene) => Promise<string>;

const aPhoto =
  (purpose: PhotoPurpose): Maker =>
  async ({ browserOf, people }) =>
    sendPhoto(await browserOf('athlete'), people.athlete.id, purpose);

const aCompetition: Maker = async ({ browserOf }) => {
  const athlete = await browserOf('athlete');
  const show = { name: 'Pier Classic', date: '2027-05-08', category: 'Figure' };
  return (await athlete.post('/api/competitions', show)).json().id;
};

/** The show of their peak week, created if missing. */
const theShow: Maker = async (scene) => {
  const athlete = await scene.browserOf('athlete');
  const { show } = (await athlete.get(`/api/users/${scene.people.athlete.id}/peak-week`)).json();
  return show ? show.competitionId : aCompetition(scene);
};

export const aFood: Maker = async ({ browserOf, people }) => {
  const athlete = await browserOf('athlete');
  const food = { foodName: 'Rice cake', calories: 35, protein: 1, carbs: 7, fats: 0 };
  const eaten = { date: '2026-11-20', time: '10:00', mealType: 'snack', quantity: 1 };
  const path = `/api/users/${people.athlete.id}/nutrition-logs`;
  return (await athlete.post(path, { ...food, ...eaten, unit: 'piece' })).json().customFoodId;
};

export const theActivePlan: Maker = async ({ browserOf, people }) => {
  const athlete = await browserOf('athlete');
  return (await athlete.get(`/api/users/${people.athlete.id}/training-plan`)).json().plan.id;
};

const aForm: Maker = async ({ browserOf }) => {
  const coach = await browserOf('coach');
  const questions = [{ id: 'a', type: 'yes_no', label: 'A?', required: true, phases: [] }];
  return (await coach.post('/api/check-in-forms', { name: 'Short', questions })).json().id;
};

/** The ids a call may carry in addition to its row in the permission table, of the same kind and from a scene. */
export const BESIDE: Record<string, Maker> = {
  'GET /api/users/:userId/prep competitionId': aCompetition,
  'POST /api/users/:userId/messages photoIds': aPhoto('message'),
  'POST /api/users/:userId/check-in-review voiceNoteId': async ({ browserOf, people }) =>
    sendVoiceNote(await browserOf('coach'), people.athlete.id),
  'POST /api/users/:userId/nutrition-logs photoId': aPhoto('meal'),
  'PUT /api/users/:userId/nutrition-logs/:logId photoId': aPhoto('meal'),
  'GET /api/users/:userId/peak-week competitionId': theShow,
  'POST /api/users/:userId/peak-week competitionId': theShow,
  'PUT /api/users/:userId/peak-week competitionId': theShow,
  'PUT /api/users/:userId/peak-week/approval competitionId': theShow,
  'PUT /api/users/:userId/peak-week/log competitionId': theShow,
  'PUT /api/users/:userId/peak-week/log photoId': aPhoto('peak_week'),
  'POST /api/training-plans replacesId': theActivePlan,
  'POST /api/check-in-forms/assign formId': aForm,
};

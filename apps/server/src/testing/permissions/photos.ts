import { photoEndpoints } from '@posedown/contract';
import { drawnPhoto } from '../drawn-photo.ts';
import { athleteAndCoach, athletesOnly, coachesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

const QUERY = '?purpose=message';
const PROGRESS_QUERY = '?purpose=progress&date=2026-11-20';

const upload = async ({ people }: Scene) => ({
  params: { userId: people.athlete.id },
  query: QUERY,
  body: await drawnPhoto(),
  type: 'image/jpeg',
});

/** A photo of the athlete, a new one for every caller. */
async function onePhoto(scene: Scene) {
  const { params, body, type } = await upload(scene);
  const browser = await scene.browserOf('athlete');
  const response = await browser.request({
    method: 'POST',
    url: `/api/users/${params.userId}/photos${PROGRESS_QUERY}`,
    headers: { 'content-type': type },
    payload: body,
  });
  return { params: { ...params, photoId: response.json().id } };
}

const SCORES = { conditioning: 7, symmetry: 6, fullness: 8 };
const KEY = '0d6f2a52-5d0f-4f0e-9d6a-7b1a3f1f6a13';
const ofOwnAthlete = (status: number) => ({ ...coachesOnly(status), otherCoach: 404 });

/** Photos of an unassessed day. */
async function toAssess(scene: Scene, day: string) {
  const { params, body, type } = await upload(scene);
  const browser = await scene.browserOf('athlete');
  await browser.request({
    method: 'POST',
    url: `/api/users/${params.userId}/photos?purpose=progress&date=${day}`,
    headers: { 'content-type': type },
    payload: body,
  });
  return { params, body: { ...SCORES, date: day, requestKey: KEY } };
}

/** An assessment by the athlete's coach. */
async function assessed(scene: Scene, day: string) {
  const { params, body } = await toAssess(scene, day);
  const coach = await scene.browserOf('coach');
  const created = await coach.post(`/api/users/${params.userId}/photo-assessments`, body);
  return { ...params, assessmentId: created.json().id };
}

export const photoPermissions: PermissionRow[] = [
  { endpoint: photoEndpoints.uploadPhoto, statuses: athleteAndCoach(201), prepare: upload },
  {
    endpoint: photoEndpoints.listPhotos,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  { endpoint: photoEndpoints.showPhoto, statuses: athleteAndCoach(200), prepare: onePhoto },
  {
    endpoint: photoEndpoints.deletePhoto,
    statuses: { ...athletesOnly(204), otherAthlete: 404 },
    prepare: onePhoto,
  },
  {
    endpoint: photoEndpoints.assessPhotos,
    statuses: ofOwnAthlete(201),
    prepare: (scene) => toAssess(scene, '2026-11-19'),
  },
  {
    endpoint: photoEndpoints.changePhotoAssessment,
    statuses: ofOwnAthlete(200),
    prepare: async (scene) => ({
      params: await assessed(scene, '2026-11-18'),
      body: { ...SCORES, note: 'Drier than last week.', version: 1 },
    }),
  },
  {
    endpoint: photoEndpoints.deletePhotoAssessment,
    statuses: ofOwnAthlete(204),
    prepare: async (scene) => ({
      params: await assessed(scene, '2026-11-17'),
      body: { version: 1 },
    }),
  },
];

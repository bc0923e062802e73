import { photoEndpoints } from '@posedown/contract';
import { drawnPhoto } from '../drawn-photo.ts';
import { athleteAndCoach, athletesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

const QUERY = '?purpose=message';
const PROGRESS_QUERY = '?purpose=progress&date=2026-11-20';

const upload = async ({ people }: Scene) => ({
  params: { userId: people.athlete.id },
  query: QUERY,
  body: await drawnPhoto(),
  type: 'image/jpeg',
});

/** A photo of the athlete's, new for every caller. */
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
];

import { eq } from 'drizzle-orm';
import { photos } from '../platform/db/schema/index.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { openS3Store } from '../platform/storage/s3-store.ts';
import { openS3Server } from '../platform/storage/testing/s3-server.ts';
import { createPerson, signIn } from './people.ts';
import { openTestApp, type TestBrowser } from './test-app.ts';

interface Sent {
  query?: string;
  type?: string;
  by?: TestBrowser;
  of?: string;
}

export type PhotoDesk = Awaited<ReturnType<typeof openPhotoDesk>>;

/**
 * A server with an athlete who sends progress photos, their coach, and access to the athlete's files.
 * @param files where photos are stored. Defaults to a folder
 */
export async function openPhotoDesk(files?: FileStore) {
  const test = await openTestApp({}, files ? { files } : {});
  const coach = await createPerson(test.db, { role: 'coach' });
  const athlete = await createPerson(test.db, { coachId: coach.id });
  const browser = await signIn(test, athlete);
  const coachBrowser = await signIn(test, coach);
  return {
    ...{ test, coach, athlete, browser, coachBrowser },
    send: (payload: Buffer | string, { query = '', type = 'image/jpeg', by, of }: Sent = {}) =>
      (by ?? browser).request({
        method: 'POST',
        url: `/api/users/${of ?? athlete.id}/photos?purpose=progress&date=2026-11-20${query}`,
        headers: { 'content-type': type },
        payload,
      }),
    pathOf: (id: string) => `/api/users/${athlete.id}/photos/${id}`,
    /** The names of the athlete's files. */
    async files() {
      const names: string[] = [];
      for await (const { name } of test.files.files(`photos/${athlete.id}`)) {
        names.push(name.split('/').at(-1) ?? '');
      }
      return names.sort();
    },
    rows: () => test.db.select().from(photos).where(eq(photos.userId, athlete.id)),
  };
}

/** A desk for each kind of storage. */
export const DESKS = [
  { storage: 'a folder', openDesk: () => openPhotoDesk() },
  {
    storage: 'a bucket',
    async openDesk() {
      const bucket = await openS3Server();
      const desk = await openPhotoDesk(await openS3Store(bucket.settings));
      const close = async () => {
        await desk.test.close();
        await bucket.close();
      };
      return { ...desk, test: { ...desk.test, close } };
    },
  },
];

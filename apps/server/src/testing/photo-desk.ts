import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { photos } from '../platform/db/schema/index.ts';
import { createPerson, signIn } from './people.ts';
import { openTestApp, type TestBrowser } from './test-app.ts';

interface Sent {
  query?: string;
  type?: string;
  by?: TestBrowser;
  of?: string;
}

export type PhotoDesk = Awaited<ReturnType<typeof openPhotoDesk>>;

/** A server with an athlete who sends progress photos, their coach, and access to their folder. */
export async function openPhotoDesk() {
  const test = await openTestApp();
  const coach = await createPerson(test.db, { role: 'coach' });
  const athlete = await createPerson(test.db, { coachId: coach.id });
  const browser = await signIn(test, athlete);
  const coachBrowser = await signIn(test, coach);
  const folder = join(test.settings.dataDir, 'uploads/photos', athlete.id);
  return {
    ...{ test, coach, athlete, browser, coachBrowser, folder },
    send: (payload: Buffer | string, { query = '', type = 'image/jpeg', by, of }: Sent = {}) =>
      (by ?? browser).request({
        method: 'POST',
        url: `/api/users/${of ?? athlete.id}/photos?purpose=progress&date=2026-11-20${query}`,
        headers: { 'content-type': type },
        payload,
      }),
    pathOf: (id: string) => `/api/users/${athlete.id}/photos/${id}`,
    files: () => (existsSync(folder) ? readdirSync(folder).sort() : []),
    rows: () => test.db.select().from(photos).where(eq(photos.userId, athlete.id)),
  };
}

import type { PhotoPurpose } from '@posedown/contract';
import { drawnPhoto } from './drawn-photo.ts';
import type { TestBrowser } from './test-app.ts';

/** Sends a drawn photo about an athlete. @returns its id */
export async function sendPhoto(
  browser: TestBrowser,
  athleteId: string,
  purpose: PhotoPurpose,
): Promise<string> {
  const reply = await browser.request({
    method: 'POST',
    url: `/api/users/${athleteId}/photos?purpose=${purpose}`,
    headers: { 'content-type': 'image/jpeg' },
    payload: await drawnPhoto(),
  });
  return reply.json().id;
}

import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, signIn } from '../../testing/people.ts';
import { sendPhoto } from '../../testing/send-photo.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Somebody who sends photos of which the end does not come. */
async function openSender() {
  const { id } = await createPerson(test.db);
  const browser = await signIn(test, { id, email: '', name: '', role: 'client' });
  const bodies: PassThrough[] = [];
  const begin = () => {
    const payload = new PassThrough();
    bodies.push(payload);
    return browser.request({
      method: 'POST',
      url: `/api/users/${id}/photos?purpose=progress`,
      headers: { 'content-type': 'image/jpeg' },
      payload,
    });
  };
  return { id, browser, begin, end: () => bodies.forEach((body) => void body.end('no photo')) };
}

it('refuses a file before it is read while too many of one person, or of all, are on their way', async () => {
  const senders = await Promise.all([openSender(), openSender(), openSender()]);
  const [first, second, third] = senders;
  const begin = ({ begin }: typeof first, times: number) => Array.from({ length: times }, begin);
  // Which of them comes last is the database's to say: the one that is answered before its file ends.
  const ofFirst = begin(first, 7);
  const seventh = await Promise.race(ofFirst);
  expect(seventh.statusCode).toBe(429);
  expect(seventh.headers['retry-after']).toBe('5');
  // Six of 15 MB are on their way; ten more fit.
  const ofOthers = [...begin(second, 6), ...begin(third, 5)];
  const tooMuch = await Promise.race(ofOthers);
  expect(tooMuch.statusCode).toBe(503);
  expect(tooMuch.headers['retry-after']).toBe('5');
  for (const { end } of senders) end();
  const statuses = (await Promise.all([...ofFirst, ...ofOthers])).map((one) => one.statusCode);
  expect(statuses.filter((status) => status === 400)).toHaveLength(16);
  expect(await sendPhoto(first.browser, first.id, 'progress')).toEqual(expect.any(String));
});

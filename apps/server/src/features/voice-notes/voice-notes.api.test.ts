import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { newId } from '../../platform/db/schema/columns.ts';
import { voiceNotes } from '../../platform/db/schema/index.ts';
import { pairTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import {
  drawnAudio,
  sendVoiceNote,
  uploadVoiceNote,
  WAVEFORM,
} from '../../testing/send-voice-note.ts';
import { isSweptAt } from '../photos/index.ts';
import { sweepVoiceNotes } from './index.ts';

const it = pairTest.extend('api', ({ server, asAthlete, asCoach, athlete }) => {
  const url = `/api/users/${athlete.id}/messages`;
  const folder = join(server.settings.dataDir, 'uploads/voice-notes', athlete.id);
  return {
    url,
    files: () => (existsSync(folder) ? readdirSync(folder).sort() : []),
    upload: (sent = {}) => uploadVoiceNote(asAthlete, athlete.id, sent),
    note: (by = asAthlete) => sendVoiceNote(by, athlete.id),
    send: (body: object, by = asAthlete) => by.post(url, { content: '', ...body }),
    list: async (by = asCoach) => (await by.get(url)).json(),
    pathOf: (id: string) => `/api/users/${athlete.id}/voice-notes/${id}`,
    rows: () => server.db.select().from(voiceNotes).where(eq(voiceNotes.athleteId, athlete.id)),
  };
});

describe('a voice note', () => {
  it('arrives for both parties, and in the list of threads', async ({
    server,
    api,
    athlete,
    asCoach,
    asAthlete,
  }) => {
    const audio = drawnAudio();
    const uploaded = await api.upload({ audio });
    expect(uploaded.statusCode, uploaded.body).toBe(201);
    const { id } = uploaded.json();
    // Only its author can play it until it is sent.
    expect((await asAthlete.get(api.pathOf(id))).statusCode).toBe(200);
    expect((await asCoach.get(api.pathOf(id))).statusCode).toBe(404);
    const sent = await api.send({ voiceNoteId: id });
    expect(sent.statusCode, sent.body).toBe(201);
    const ref = { id, userId: athlete.id, seconds: 42, waveform: WAVEFORM };
    expect((await api.list()).messages[0]).toMatchObject({ content: '', voiceNote: ref });
    for (const reader of [asAthlete, asCoach]) {
      const played = await reader.get(api.pathOf(id));
      expect(played.rawPayload.equals(audio)).toBe(true);
      expect(played.headers).toMatchObject({
        'content-type': 'audio/webm',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      });
      const { threads } = (await reader.get('/api/messages/threads')).json();
      expect(threads[0].last).toMatchObject({ content: '', photos: 0, voiceNoteSeconds: 42 });
    }
    for (const role of ['coach', 'client'] as const) {
      const stranger = await signIn(server, await createPerson(server.db, { role }));
      expect((await stranger.get(api.pathOf(id))).statusCode).toBe(404);
    }
  });

  it('is served in parts, and not again while it is cached', async ({ api, asCoach }) => {
    const audio = drawnAudio('audio/mp4');
    const { id } = (await api.upload({ audio, type: 'audio/mp4' })).json();
    await api.send({ voiceNoteId: id });
    const get = (headers: Record<string, string>) =>
      asCoach.request({ method: 'GET', url: api.pathOf(id), headers });
    const part = await get({ range: 'bytes=0-1' });
    expect([part.statusCode, part.rawPayload.equals(audio.subarray(0, 2))]).toEqual([206, true]);
    expect(part.headers).toMatchObject({
      'content-type': 'audio/mp4',
      'content-length': '2',
      'content-range': `bytes 0-1/${audio.length}`,
    });
    const beyond = await get({ range: `bytes=${audio.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${audio.length}`,
    ]);
    const outdated = await get({ range: 'bytes=0-1', 'if-range': '"older"' });
    expect(outdated.statusCode).toBe(200);
    const etag = String(part.headers.etag);
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('is stored once for a duplicate, and other audio under its key is rejected', async ({
    api,
  }) => {
    const [requestKey, audio] = [newId(), drawnAudio()];
    const before = api.files().length;
    const send = (sound = audio) => api.upload({ query: { requestKey }, audio: sound });
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(api.files().length - before).toBe(1);
    expect((await send(drawnAudio())).statusCode).toBe(409);
  });

  it('belongs to one message of its author', async ({ server, api, asCoach, coach }) => {
    const used = await api.note();
    await api.send({ voiceNoteId: used });
    const other = await createPerson(server.db, { coachId: coach.id });
    const elsewhere = await sendVoiceNote(await signIn(server, other), other.id);
    for (const voiceNoteId of [used, newId(), elsewhere, await api.note(asCoach)]) {
      const refused = await api.send({ voiceNoteId });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().issues[0].path).toBe('voiceNoteId');
    }
    const both = await api.send({ voiceNoteId: await api.note(), photoIds: [newId()] });
    expect(both.statusCode).toBe(400);
  });

  it('is permanently deleted with its message', async ({ server, api, asAthlete, asCoach }) => {
    const id = await api.note();
    const sent = (await api.send({ voiceNoteId: id })).json();
    expect(api.files()).toContain(`${id}.webm`);
    const deleted = await asAthlete.delete(`${api.url}/${sent.id}`);
    expect(deleted.json()).toMatchObject({ content: '', voiceNote: null });
    await server.settle();
    expect(api.files()).not.toContain(`${id}.webm`);
    expect((await api.rows()).map((row) => row.id)).not.toContain(id);
    expect((await asCoach.get(api.pathOf(id))).statusCode).toBe(404);
  });
});

describe('rejects', () => {
  it('what isn’t a recording, or not the declared one', async ({ api }) => {
    const before = [api.files(), await api.rows()];
    const cases = [
      { audio: Buffer.from('Not a sound at all, but quite some text.') },
      { audio: drawnAudio('audio/mp4') },
      { audio: drawnAudio(), type: 'audio/mp4' },
      // Matroska, which is no WebM.
      { audio: Buffer.from('1a45dfa3934282886d6174726f736b61', 'hex') },
    ];
    for (const one of cases) {
      const refused = await api.upload(one);
      expect([refused.statusCode, refused.json().error]).toEqual([
        400,
        'We couldn’t read this recording. The file may be damaged. Record it again.',
      ]);
    }
    expect((await api.upload({ type: 'audio/ogg' })).statusCode).toBe(415);
    expect((await api.upload({ audio: Buffer.alloc(0) })).json().error).toBe(
      'That file is empty. Record it again.',
    );
    expect([api.files(), await api.rows()]).toEqual(before);
  });

  it('one that is too long or too large', async ({ api }) => {
    expect((await api.upload({ query: { seconds: '181' } })).statusCode).toBe(400);
    expect((await api.upload({ query: { seconds: '0' } })).statusCode).toBe(400);
    for (const bytes of [3_000_000, 50_000_000]) {
      const large = await api.upload({ audio: drawnAudio('audio/webm', bytes) });
      expect([large.statusCode, large.json().error]).toEqual([
        413,
        'That voice note is too large to send. Record a shorter one.',
      ]);
    }
    const waveforms = ['', '1,2,3', WAVEFORM.map(() => 101).join(','), WAVEFORM.join(';')];
    for (const waveform of waveforms) {
      expect((await api.upload({ query: { waveform } })).statusCode).toBe(400);
    }
  });
});

it('limits voice notes per person and conversation', async ({ server, coach }) => {
  const busy = await createPerson(server.db, { coachId: coach.id });
  const browser = await signIn(server, busy);
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) {
    statuses.push((await uploadVoiceNote(browser, busy.id)).statusCode);
  }
  expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([60, 429]);
});

it('deletes voice notes unsent for a day, and files without a row', async ({
  server,
  api,
  athlete,
}) => {
  const [sent, old] = [await api.note(), await api.note()];
  await api.send({ voiceNoteId: sent });
  const looseSince = new Date(server.now().getTime() - 25 * 3_600_000);
  await server.db.update(voiceNotes).set({ looseSince }).where(eq(voiceNotes.id, old));
  const orphan = newId();
  await server.files.store(`voice-notes/${athlete.id}/${orphan}.m4a`, drawnAudio('audio/mp4'));
  await sweepVoiceNotes(server);
  expect(api.files()).not.toContain(`${old}.webm`);
  // The file's own time is the real one. The hour of this folder comes within a day.
  let at = new Date(Date.now() + 2 * 3_600_000);
  while (!isSweptAt(athlete.id, at)) at = new Date(at.getTime() + 3_600_000);
  await sweepVoiceNotes({ ...server, now: () => at });
  expect(api.files()).toContain(`${sent}.webm`);
  expect(api.files()).not.toContain(`${orphan}.m4a`);
});

import { voiceNoteEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { addEndpoint, UNCHANGED } from '../../platform/http/endpoint.ts';
import { RangedFile } from '../../platform/http/ranged-file.ts';
import type { Services } from '../../platform/services.ts';
import { type AthleteCall, athleteOf } from '../athletes/index.ts';
import { storeVoiceNote } from './store-voice-note.ts';
import { loadVoiceNote } from './voice-notes.ts';

export function addVoiceNoteRoutes(app: FastifyInstance, services: Services) {
  /** The athlete, if the caller is one of the parties of their thread. */
  async function partyOf({ actor, params, request }: AthleteCall) {
    const athlete = await athleteOf(services, { actor, params, request });
    if (athlete.role !== 'client') throw notFound('Athlete');
    return athlete;
  }

  addEndpoint(app, voiceNoteEndpoints.uploadVoiceNote, async (call) => {
    const { actor, query, body: audio, request } = call;
    const athlete = await partyOf(call);
    const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
    const waveform = query.waveform.split(',').map(Number);
    const recording = { ...query, waveform, audio, type: type ?? '' };
    return storeVoiceNote(services, { actor, athlete }, recording);
  });

  addEndpoint(app, voiceNoteEndpoints.playVoiceNote, async (call) => {
    const { actor, params, request, reply } = call;
    const { id: athleteId } = await partyOf(call);
    const wanted = { athleteId, id: params.voiceNoteId, readerId: actor.userId };
    const { etag, type, read } = await loadVoiceNote(services, wanted);
    // Browsers may cache the recording but must revalidate.
    reply.headers({ 'cache-control': 'private, no-cache', etag });
    if (request.headers['if-none-match'] === etag) return UNCHANGED;
    return new RangedFile(await read(), type, etag);
  });
}

import { describe, expect } from 'vitest';
import { expectNothingStored } from './expect-nothing-stored.ts';
import { sceneTest } from './fixtures.ts';
import { aFood, BESIDE, theActivePlan } from './foreign-ids/beside.ts';
import { otherCoachScene, siblingScene } from './foreign-ids/other-scenes.ts';
import { idAt, idPlacesOf, nameOf, type Place, withId } from './foreign-ids/places.ts';
import type { CallPayload, PermissionRow } from './permissions/row.ts';
import type { Scene } from './permissions/scene.ts';
import { PERMISSIONS } from './permissions/table.ts';
import { sendPayload } from './permissions/writes.ts';
import { StoredWatch } from './stored-watch.ts';

/** Shared resources. Their ids are never foreign. */
const OF_ALL = ['exerciseId', 'coachId'];

/** Ids the client creates within the athlete's own data. */
const OF_THE_DEVICE = [
  'POST /api/workout-sessions sessionId',
  'PUT /api/workout-sessions/:sessionId/sets/:setId setId',
  'DELETE /api/workout-sessions/:sessionId/sets/:setId setId',
  'PUT /api/workout-sessions/:sessionId/exercises/:exerciseKey exerciseKey',
  'PUT /api/workout-sessions/:sessionId/exercises/:exerciseKey replaces',
  // Deleted rows are restored under their own id, which belongs to the athlete through the key.
  'POST /api/cardio-sessions/restore id',
  'POST /api/progress/restore id',
  'POST /api/users/:userId/nutrition-logs id',
  // Not a message id, but a read position in their own thread.
  'POST /api/users/:userId/messages/read upTo',
  // Likewise: positions in their own lists.
  'GET /api/users/:userId/messages around',
  'POST /api/notices/read upTo',
  // A view's id within the coach's own layout.
  'PUT /api/roster-layout id',
];

/** Ids the table rows can't carry. They are tested separately at the end. */
const BY_THEMSELVES = [
  'POST /api/users/:userId/nutrition-logs customFoodId',
  'GET /api/training-plans/:planId athleteId',
  'GET /api/protocols clientId',
  // Tested with the features, because athletes of one coach share the forms.
  'POST /api/check-in-forms/assign ids',
  'PUT /api/users/:userId/check-in-schedule formId',
  'POST /api/weekly-check-ins formId',
  'POST /api/users/:userId/check-in-review proposalId',
  // Drawings and links aren't complete with an id. Tested with messages and check-in reviews.
  'POST /api/users/:userId/messages photoId',
  'POST /api/users/:userId/messages id',
  'POST /api/users/:userId/check-in-review photoId',
  'POST /api/users/:userId/check-in-review id',
  // Not together with photos.
  'POST /api/users/:userId/messages voiceNoteId',
];
const TESTED_SEPARATELY = [...OF_THE_DEVICE, ...BY_THEMSELVES];

/** Ids rejected as an invalid field rather than as not found. */
const OF_FIELDS = [
  'POST /api/ai/ask-ali userId',
  'POST /api/check-in-forms/assign formId',
  'POST /api/users/:userId/messages photoIds',
  'POST /api/users/:userId/check-in-review voiceNoteId',
  'POST /api/users/:userId/nutrition-logs photoId',
  'POST /api/users/:userId/nutrition-logs/planned planId',
  'PUT /api/users/:userId/nutrition-logs/:logId photoId',
  'PUT /api/users/:userId/peak-week/log photoId',
];

const it = sceneTest
  .extend('settings', { limits: { writePerPerson: 1_000_000 } })
  /** Owners of the ids and their callers: the coach's other athlete, and another coach. */
  .extend('scenes', { scope: 'file' }, async ({ scene: foreign }) => ({
    foreign,
    sibling: siblingScene(foreign),
    other: await otherCoachScene(foreign),
  }))
  .extend('watch', { scope: 'file' }, ({ server, scenes: _first }) => StoredWatch.open(server.db));

const wordsFor = ({ endpoint }: PermissionRow, place: Place) =>
  `${endpoint.method} ${endpoint.path} ${nameOf(place)}`;

const placesIn = (row: PermissionRow) =>
  idPlacesOf(row.endpoint).filter(
    (place) => !OF_ALL.includes(nameOf(place)) && !TESTED_SEPARATELY.includes(wordsFor(row, place)),
  );

/** Already covered by the permission table. */
const isAthlete = ({ part, path }: Place) => part === 'params' && path[0] === 'userId';

interface Case {
  name: string;
  row: PermissionRow;
  caller: 'athlete' | 'coach';
  by: 'sibling' | 'other';
  places: Place[];
}

/** Every call that takes an id, by every allowed caller. */
const CASES = PERMISSIONS.flatMap((row): Case[] => {
  const { endpoint, statuses } = row;
  const all = placesIn(row);
  const things = all.filter((place) => !isAthlete(place));
  if (things.length === 0) return [];
  const name = `${endpoint.method} ${endpoint.path}`;
  // For athletes' data, use the coach of both. Otherwise it belongs to the coach.
  const byCoach: Case =
    all.length > things.length
      ? {
          name: `${name}, by the coach of both`,
          row,
          caller: 'coach',
          by: 'sibling',
          places: things,
        }
      : { name: `${name}, by a coach`, row, caller: 'coach', by: 'other', places: things };
  return [
    { name: `${name}, by an athlete`, row, caller: 'athlete', by: 'sibling', places: all } as const,
    // The head coach's calls don't concern the caller's own data.
    ...(statuses.otherCoach === 403 ? [] : [byCoach]),
  ].filter(({ caller }) => statuses[caller] === endpoint.status);
});

/** An id for a parameter, from the given scene. */
async function idFor(
  { row }: Case,
  scene: Scene,
  cargo: CallPayload,
  place: Place,
): Promise<string> {
  const id = idAt(cargo, place) ?? (await BESIDE[wordsFor(row, place)]?.(scene));
  if (!id) throw new Error(`nothing makes an id for ${wordsFor(row, place)}`);
  return id;
}

describe.each(CASES)('$name', (one) => {
  it('doesn’t find anything by another person’s id', async ({ server, scenes, watch }) => {
    const { row, caller, by, places } = one;
    const scene = scenes[by];
    const own = (await row.prepare?.(scene, caller)) ?? {};
    const foreignId = (await row.prepare?.(scenes.foreign, caller)) ?? {};
    const tried: { place: Place; foreign: string; mine: string }[] = [];
    for (const place of places) {
      const foreign = await idFor(one, scenes.foreign, foreignId, place);
      tried.push({ place, foreign, mine: await idFor(one, scene, own, place) });
    }
    const browser = await scene.browserOf(caller);
    await expectNothingStored({ server, watch }, async () => {
      for (const { place, foreign, mine } of tried) {
        const words = wordsFor(row, place);
        expect(foreign, words).not.toBe(mine);
        const { statusCode, body } = await sendPayload(row, browser, withId(own, place, foreign));
        expect(statusCode, `${words}: ${body}`).toBe(OF_FIELDS.includes(words) ? 400 : 404);
      }
    });
    // Only the id caused the rejection.
    const call = tried.reduce((cargo, { place, mine }) => withId(cargo, place, mine), own);
    const { statusCode, body } = await sendPayload(row, browser, call);
    expect(statusCode, body).toBe(row.endpoint.status);
  });
});

describe("an id that a table row can't carry", () => {
  it('is listed by name', () => {
    const all = PERMISSIONS.flatMap((row) =>
      idPlacesOf(row.endpoint).map((place) => wordsFor(row, place)),
    );
    expect(all).toEqual(expect.arrayContaining([...TESTED_SEPARATELY, ...OF_FIELDS]));
  });

  it('doesn’t find another person’s food', async ({ server, scenes, watch }) => {
    const { sibling, foreign } = scenes;
    const [own, theirs] = [await aFood(sibling), await aFood(foreign)];
    const athlete = await sibling.browserOf('athlete');
    const log = (customFoodId: string) =>
      athlete.post(`/api/users/${sibling.people.athlete.id}/nutrition-logs`, {
        ...{ customFoodId, date: '2026-11-20', time: '11:00', mealType: 'snack' },
        ...{ quantity: 1, unit: 'piece' },
      });
    await expectNothingStored({ server, watch }, async () => {
      expect((await log(theirs)).json()).toMatchObject({ issues: [{ path: 'customFoodId' }] });
    });
    expect((await log(own)).statusCode).toBe(201);
  });

  it('doesn’t find another person’s training plan or protocol', async ({ scenes }) => {
    const { other, foreign } = scenes;
    const coach = await other.browserOf('coach');
    const plan = (planOf: string, athleteId: string) =>
      coach.get(`/api/training-plans/${planOf}?athleteId=${athleteId}`);
    const [own, theirs] = [await theActivePlan(other), await theActivePlan(foreign)];
    expect((await plan(theirs, other.people.athlete.id)).statusCode).toBe(404);
    expect((await plan(theirs, foreign.people.athlete.id)).statusCode).toBe(404);
    expect((await plan(own, other.people.athlete.id)).statusCode).toBe(200);
    const drawn = await (await foreign.browserOf('coach')).post('/api/ai/protocol-recommendation', {
      ...{ clientId: foreign.people.athlete.id, protocolType: 'cutting' },
    });
    expect(drawn.statusCode).toBe(201);
    const found = await coach.get(`/api/protocols?clientId=${foreign.people.athlete.id}`);
    expect(found.json()).toMatchObject({ protocols: [] });
  });
});

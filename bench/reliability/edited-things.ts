import { substitutesFor } from '@posedown/coaching';
import type { Competition, NutritionPlan, ProgressEntry, Protocol } from '@posedown/contract';
import type { Caller, Processes } from './processes.ts';

/** The state of an item: its version, and the content that edits change. */
export interface ItemState {
  version: number;
  content: string;
}

/** An item that several people may change concurrently. */
export interface EditedThing {
  name: string;
  read(url: string): Promise<ItemState>;
  /** Changes the given state, each time to something else. */
  edit(url: string, state: ItemState, number: number): Promise<Response>;
  /** The state in a reply to an edit. */
  seenIn(reply: unknown): ItemState;
}

/** Creates a plan, a protocol, a competition and an entry, each for another athlete. */
export async function createItems({ urls, signUp, coach }: Processes): Promise<EditedThing[]> {
  const [url] = urls;
  const newAthlete = (kind: string) => signUp(`${kind}@test.example`);
  return [
    await aPlan(await newAthlete('plan')),
    await aProtocol(url, await coach(), await newAthlete('protocol')),
    await aCompetition(url, await newAthlete('competition')),
    await anEntry(url, await newAthlete('entry')),
  ];
}

async function aPlan(athlete: Caller): Promise<EditedThing> {
  const seenIn = ({ id, version, meals }: NutritionPlan) => ({
    version,
    content: JSON.stringify({ id, meals }),
  });
  return {
    name: 'plan',
    seenIn: (reply) => seenIn(reply as NutritionPlan),
    async read(url) {
      const path = `/api/nutrition-plans/user/${athlete.userId}`;
      const [newest] = await athlete.ask<NutritionPlan[]>(url, 'GET', path);
      if (!newest) throw new Error('There is no plan.');
      return seenIn(newest);
    },
    edit(url, { version, content }, number) {
      const { id, meals } = JSON.parse(content) as Pick<NutritionPlan, 'id' | 'meals'>;
      const swaps = meals.flatMap(({ foods }, meal) =>
        foods.flatMap(({ foodId }) =>
          substitutesFor(foodId)
            .filter((it) => !foods.some((food) => food.foodId === it.foodId))
            .map((it) => ({ meal, foodId, substituteId: it.foodId })),
        ),
      );
      const body = { version, ...swaps[number % swaps.length] };
      return athlete.call(url, 'POST', `/api/nutrition-plans/${id}/swap`, body);
    },
  };
}

async function aProtocol(at: string, coach: Caller, { userId }: Caller): Promise<EditedThing> {
  const seenIn = ({ version, protocol: { bodyFatTarget, phases } }: Protocol) => ({
    version,
    content: JSON.stringify({ bodyFatTarget, phases }),
  });
  const request = { clientId: userId, protocolType: 'cutting' };
  const { id } = await coach.ask<Protocol>(at, 'POST', '/api/ai/protocol-recommendation', request);
  const path = `/api/protocols/${id}`;
  return {
    name: 'protocol',
    seenIn: (reply) => seenIn(reply as Protocol),
    read: async (url) => seenIn(await coach.ask<Protocol>(url, 'GET', path)),
    edit(url, { version, content }, number) {
      const { phases, ...rest } = JSON.parse(content) as Protocol['protocol'];
      const changed = phases.map((phase) => ({ ...phase, checkPoint: `Checked ${number}.` }));
      return coach.call(url, 'PUT', path, { ...rest, phases: changed, version });
    },
  };
}

async function aCompetition(at: string, athlete: Caller): Promise<EditedThing> {
  const date = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);
  const form = { date, category: 'Classic Physique' };
  const seenIn = ({ version, name }: Competition) => ({ version, content: name });
  const body = { ...form, name: 'Show' };
  const { id } = await athlete.ask<Competition>(at, 'POST', '/api/competitions', body);
  return {
    name: 'competition',
    seenIn: (reply) => seenIn(reply as Competition),
    async read(url) {
      const [only] = await athlete.ask<Competition[]>(url, 'GET', '/api/competitions');
      if (!only) throw new Error('There is no competition.');
      return seenIn(only);
    },
    edit: (url, { version }, number) =>
      athlete.call(url, 'PUT', `/api/competitions/${id}`, {
        ...form,
        name: `Show ${number}`,
        version,
      }),
  };
}

async function anEntry(at: string, athlete: Caller): Promise<EditedThing> {
  const form = {
    date: new Date().toISOString().slice(0, 10),
    weight: 84.2,
    energyLevel: 7,
    stressLevel: 4,
    mood: 'good',
  };
  const seenIn = ({ version, notes }: ProgressEntry) => ({ version, content: String(notes) });
  const { id } = await athlete.ask<ProgressEntry>(at, 'POST', '/api/progress', form);
  const path = `/api/users/${athlete.userId}/progress-entries`;
  return {
    name: 'entry',
    seenIn: (reply) => seenIn(reply as ProgressEntry),
    async read(url) {
      const { entries } = await athlete.ask<{ entries: ProgressEntry[] }>(url, 'GET', path);
      const entry = entries.find((it) => it.id === id);
      if (!entry) throw new Error('There is no entry.');
      return seenIn(entry);
    },
    edit: (url, { version }, number) =>
      athlete.call(url, 'PUT', `/api/progress/${id}`, {
        ...form,
        notes: `Edit ${number}`,
        version,
      }),
  };
}

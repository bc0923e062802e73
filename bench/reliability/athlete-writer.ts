import { randomUUID } from 'node:crypto';
import type { FinishSession, TrainingToday, WorkoutSession } from '@posedown/contract';
import { signUpForm } from '../../apps/server/src/testing/answers.ts';
import { drawnPhoto } from '../../apps/server/src/testing/drawn-photo.ts';

/** Writes of an athlete in a gym, each with its own request. */
export const KINDS = ['progress', 'diary', 'set', 'message', 'photo'] as const;
export type Kind = (typeof KINDS)[number];

/** A row the server acknowledged as stored. */
export interface Acknowledged {
  kind: Kind;
  id: string;
}

/** The current training session. */
interface Training {
  sessionId: string;
  exerciseKeys: string[];
}

const MILLIS_A_DAY = 86_400_000;
const MAX_SETS = 40;

/** A logged-in athlete who writes every kind of data. */
export class AthleteWriter {
  private cookie = '';
  private userId = '';
  private training: Training | undefined;
  private sets = 0;
  private day = 0;

  /**
   * @param call sends requests, like `fetch`
   * @param picture a JPEG to send as a photo
   */
  constructor(
    private readonly url: string,
    private readonly call: typeof fetch = fetch,
    private readonly picture: Promise<Buffer> = drawnPhoto(300, 400),
  ) {}

  /** The session cookies. */
  get session(): string {
    return this.cookie;
  }

  async signUp(email = 'writer@test.example'): Promise<void> {
    const reply = await this.send('POST', '/api/users', signUpForm({ email }));
    this.cookie = reply.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
    const { user } = (await (await this.send('GET', '/api/auth/me')).json()) as {
      user: { id: string };
    };
    this.userId = user.id;
  }

  /**
   * Writes one row of a kind.
   * @throws if the server rejects it or is unavailable
   */
  async write(kind: Kind): Promise<Acknowledged> {
    const about = `/api/users/${this.userId}`;
    const requestKey = randomUUID();
    if (kind === 'set') return { kind, id: await this.writeSet() };
    if (kind === 'photo') {
      const query = new URLSearchParams({ purpose: 'progress', pose: 'front', requestKey });
      return { kind, id: await this.idOf('POST', `${about}/photos?${query}`, await this.picture) };
    }
    const [path, body] = {
      progress: ['/api/progress', { date: this.nextDay(), ...FEELINGS }] as const,
      diary: [`${about}/nutrition-logs`, { date: this.nextDay(), ...MEAL }] as const,
      message: [`${about}/messages`, { content: 'Done for today.' }] as const,
    }[kind];
    return { kind, id: await this.idOf('POST', path, { ...body, requestKey }) };
  }

  private async writeSet(): Promise<string> {
    if (!this.training || this.sets >= MAX_SETS) await this.beginTraining();
    const { sessionId, exerciseKeys } = this.training as Training;
    const id = randomUUID();
    const exerciseKey = exerciseKeys[this.sets % exerciseKeys.length];
    this.sets += 1;
    await this.send('PUT', `/api/workout-sessions/${sessionId}/sets/${id}`, {
      ...SET,
      exerciseKey,
      at: new Date().toISOString(),
    });
    return id;
  }

  /** Finishes a session with many sets, and starts the next one. */
  private async beginTraining(): Promise<void> {
    const { days, open } = (await (
      await this.send('GET', '/api/training/today')
    ).json()) as TrainingToday;
    const isFull = this.sets >= MAX_SETS;
    const end: FinishSession = { finishedAt: new Date().toISOString() };
    if (open && isFull) await this.send('POST', `/api/workout-sessions/${open.id}/finish`, end);
    const session = open && !isFull ? open : await this.start(days[0]?.id);
    this.training = {
      sessionId: session.id,
      exerciseKeys: session.exerciseData.map(({ key }) => key),
    };
    this.sets = 0;
  }

  private async start(workoutId: string | undefined): Promise<WorkoutSession> {
    const startedAt = new Date().toISOString();
    const body = { sessionId: randomUUID(), workoutId, startedAt };
    return (await (
      await this.send('POST', '/api/workout-sessions', body)
    ).json()) as WorkoutSession;
  }

  /** Every entry gets its own day, since two on the same day would be one row. */
  private nextDay(): string {
    this.day += 1;
    return new Date(Date.now() - this.day * MILLIS_A_DAY).toISOString().slice(0, 10);
  }

  private async idOf(method: string, path: string, body: object | Buffer): Promise<string> {
    return ((await (await this.send(method, path, body)).json()) as { id: string }).id;
  }

  private async send(method: string, path: string, body?: object | Buffer): Promise<Response> {
    const isFile = Buffer.isBuffer(body);
    const type = isFile ? 'image/jpeg' : 'application/json';
    const reply = await this.call(`${this.url}${path}`, {
      method,
      headers: { cookie: this.cookie, origin: this.url, ...(body && { 'content-type': type }) },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path} answered ${await reply.text()}`);
    return reply;
  }
}

const FEELINGS = { weight: 84.2, energyLevel: 7, stressLevel: 4, mood: 'good' };
const MEAL = { time: '12:00', mealName: 'Rice and chicken', calories: 620 };
const SET = { weight: 80, reps: 8, rpe: 8, form: null, pump: null, mindMuscle: null, energy: null };

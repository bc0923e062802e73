import type { Endpoint } from '@posedown/contract';
import type { AnyCaller, Caller, Scene } from './scene.ts';

type Statuses = Record<Caller, number>;

/** The payload of a call besides its path. Always valid, so that only the permission decides. */
export interface CallPayload {
  params?: Record<string, string>;
  /** The query string, including the question mark. */
  query?: string;
  /** JSON, or the bytes of a file. */
  body?: unknown;
  /** The type of the file. */
  type?: string;
}

/** One row of the permission table: a call about `athlete` with the expected status for each caller. */
export interface PermissionRow {
  endpoint: Endpoint;
  statuses: Statuses;
  /** Prepares what the call needs, for every caller. */
  prepare?: (scene: Scene, caller: AnyCaller) => CallPayload | Promise<CallPayload>;
}

/** A public call. */
export const everyone = (status: number): Statuses => ({
  anonymous: status,
  athlete: status,
  otherAthlete: status,
  coach: status,
  otherCoach: status,
});

export const signedIn = (status: number): Statuses => ({ ...everyone(status), anonymous: 401 });

/** A call of athletes about their own data. */
export const athletesOnly = (status: number): Statuses => ({
  ...signedIn(status),
  coach: 403,
  otherCoach: 403,
});

/** A call of coaches about their own roster. */
export const coachesOnly = (status: number): Statuses => ({
  ...signedIn(status),
  athlete: 403,
  otherAthlete: 403,
});

/** A call about one athlete by themselves or their coach. 404 for others. */
export const athleteAndCoach = (status: number): Statuses => ({
  ...signedIn(status),
  otherAthlete: 404,
  otherCoach: 404,
});

/** A call about data only the athlete may access. */
export const athleteAlone = (status: number): Statuses => ({
  ...athleteAndCoach(status),
  coach: 404,
});

/** The URL of a call with its parameters filled in. */
export function pathOf({ method, path }: Endpoint, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${method} ${path} needs ${name}`);
    return value;
  });
}

import type { z } from 'zod';

/** Who may call at all. Whose data they may touch is the feature's policy. */
export type Access = 'public' | 'session' | 'client' | 'coach';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call between web and server: everything that travels, and who may start it. */
export interface Endpoint {
  method: Method;
  /** With `:name` for path parameters. */
  path: `/api/${string}`;
  access: Access;
  /** The heading in the API's documentation. */
  tag: string;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is a file as it is, in place of JSON: what kinds of file, and how large a one. */
  upload?: { types: readonly string[]; maxBytes: number };
  /** The status of success. */
  status: 200 | 201 | 204;
  /** Absent when the status is 204 or the answer is a file. */
  reply?: z.ZodType;
  /** Set where the answer is a stream of server-sent events that does not end; `reply` is one event. */
  isStream?: true;
  /** The answer is a file as it is, in place of JSON: its type. */
  download?: string;
}

/** Declares an endpoint with the exact types of its schemas. */
export function defineEndpoint<const Definition extends Endpoint>(definition: Definition) {
  return definition;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Raw<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
/** A file as the body: bytes on the server; the browser sends a `Blob`. */
export type BodyOf<E extends Endpoint> = E['upload'] extends object
  ? Uint8Array
  : Parsed<E['body']>;
export type ReplyOf<E extends Endpoint> = Parsed<E['reply']>;
export type QueryInputOf<E extends Endpoint> = Raw<E['query']>;
export type BodyInputOf<E extends Endpoint> = E['upload'] extends object ? Blob : Raw<E['body']>;

import type { z } from 'zod';

/** Callers allowed to make this call. Each feature's policy decides which data they may access. */
export type Access = 'public' | 'session' | 'client' | 'coach';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call between web and server: its data, and who may make it. */
export interface Endpoint {
  method: Method;
  /** With `:name` for path parameters. */
  path: `/api/${string}`;
  access: Access;
  /** Heading in the API documentation. */
  tag: string;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Set if the body is a file instead of JSON: allowed types, maximum size, and its name in error messages. */
  upload?: { types: readonly string[]; maxBytes: number; what: 'photo' | 'voice note' };
  /** The status on success. */
  status: 200 | 201 | 204;
  /** Absent if the status is 204 or the reply is a file. */
  reply?: z.ZodType;
  /** Set if the reply is an endless stream of server-sent events; `reply` is one event. */
  isStream?: true;
  /** Set if the reply is a file instead of JSON: its type. */
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
/** A file body: bytes on the server; the browser sends a `Blob`. */
export type BodyOf<E extends Endpoint> = E['upload'] extends object
  ? Uint8Array
  : Parsed<E['body']>;
export type ReplyOf<E extends Endpoint> = Parsed<E['reply']>;
export type QueryInputOf<E extends Endpoint> = Raw<E['query']>;
export type BodyInputOf<E extends Endpoint> = E['upload'] extends object ? Blob : Raw<E['body']>;

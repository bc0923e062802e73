import type { Endpoint } from '@posedown/contract';

declare const endpointType: unique symbol;

/** Method and path of an endpoint. Its schemas exist only for the type checker. */
export interface CallOf<E extends Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  /** Never set: carries the type of the endpoint. */
  readonly [endpointType]?: E;
}

/** Reduces an endpoint to what a call needs at run time. */
export function callOf<E extends Endpoint>({ method, path }: E): CallOf<E> {
  return { method, path };
}

import { useRef } from 'react';
import { newRequestKey } from './request-key.ts';

/** Request keys by athlete: the same for each attempt of a request, another for a different request. */
export function useRequestKeys(request: string): (athleteId: string) => string {
  const keys = useRef(new Map<string, string>());
  return (athleteId) => {
    const name = `${athleteId} ${request}`;
    const key = keys.current.get(name) ?? newRequestKey();
    keys.current.set(name, key);
    return key;
  };
}

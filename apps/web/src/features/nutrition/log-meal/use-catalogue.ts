import { useEffect, useMemo, useState } from 'react';
import { useProfile } from '../../../lib/profile.ts';
import { whenIdle } from '../../../ui/after-first-paint.ts';
import { useCustomFoods } from '../api.ts';
import type { Catalogue } from './catalogue.ts';

type Maker = typeof import('./catalogue.ts').makeCatalogue;

/** Every food there is; undefined while the table, which no first page waits for, is on its way. */
export function useCatalogue(userId: string): Catalogue | undefined {
  const [make, setMake] = useState<Maker>();
  const { data: profile } = useProfile(userId);
  const { data: own } = useCustomFoods(userId);
  useEffect(
    () =>
      whenIdle(() => {
        // What cannot be loaded now is asked for again by the next visit.
        import('./catalogue.ts').then(
          ({ makeCatalogue }) => setMake(() => makeCatalogue),
          () => undefined,
        );
      }),
    [],
  );
  return useMemo(
    () => (make && profile ? make(own?.foods ?? [], profile) : undefined),
    [make, profile, own],
  );
}

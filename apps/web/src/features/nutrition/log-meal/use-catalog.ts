import { useEffect, useMemo, useState } from 'react';
import { useProfile } from '../../../lib/profile.ts';
import { whenIdle } from '../../../ui/after-first-paint.ts';
import { useCustomFoods } from '../api.ts';
import type { Catalog } from './catalog.ts';

type Maker = typeof import('./catalog.ts').buildCatalog;

/** All foods; undefined while the table loads, which no page waits for. */
export function useCatalog(userId: string): Catalog | undefined {
  const [make, setMake] = useState<Maker>();
  const { data: profile } = useProfile(userId);
  const { data: own } = useCustomFoods(userId);
  useEffect(
    () =>
      whenIdle(() => {
        // If loading fails, the next visit tries again.
        import('./catalog.ts').then(
          ({ buildCatalog }) => setMake(() => buildCatalog),
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

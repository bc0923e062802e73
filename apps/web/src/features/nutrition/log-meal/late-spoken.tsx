import { type ComponentType, Suspense } from 'react';
import { lazyPart, Nothing } from '../../../ui/parts/lazy-part.tsx';

interface SpokenProps {
  words: string | undefined;
}

/** Nobody has typed before it is there. */
const Late = lazyPart<ComponentType<SpokenProps>>(
  () => import('../../../ui/announce/spoken.tsx').then((part) => ({ default: part.Spoken })),
  Nothing,
);

/** Says to a screen reader what typing has come to, see `useSpoken`. */
export function Spoken({ words }: SpokenProps) {
  return (
    <Suspense>
      <Late words={words} />
    </Suspense>
  );
}

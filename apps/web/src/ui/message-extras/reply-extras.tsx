import type { MessageExtras as Extras } from '@posedown/contract';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../parts/lazy-part.tsx';
import type { MessageExtras } from './message-extras.tsx';

const LazyExtras = lazyPart(() =>
  import('./message-extras.tsx').then((part) => ({ default: part.MessageExtras })),
);

const isSomething = ({ attachments, deletedPhotos, links, voiceNote }: Extras) =>
  voiceNote !== null || attachments.length + deletedPhotos + links.length > 0;

/** The photos, links and voice note of a reply to a check-in. Most replies have none, so their code is loaded on demand. */
export function ReplyExtras(props: ComponentProps<typeof MessageExtras>) {
  if (!isSomething(props.extras)) return null;
  return (
    <Suspense fallback={null}>
      <LazyExtras {...props} />
    </Suspense>
  );
}

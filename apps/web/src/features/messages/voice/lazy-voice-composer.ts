import { lazyPart } from '../../../ui/parts/lazy-part.tsx';

/** Loaded when someone records. Needs a Suspense boundary. */
export const VoiceComposer = lazyPart(() =>
  import('./voice-composer.tsx').then((part) => ({ default: part.VoiceComposer })),
);

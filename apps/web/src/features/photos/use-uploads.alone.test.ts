import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { pendingPhotos } from '../../lib/pending-photos.ts';
import { drawHook } from '../../lib/testing/draw-hook.ts';
import { useUploads } from './use-uploads.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({ calls: {} }));

it('dates a photo by the athlete’s day it is chosen on, not by when the screen was opened', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { add } = drawHook(new QueryClient(), () => useUploads('ana', 'Europe/Berlin'));
  vi.setSystemTime(new Date('2026-11-20T23:30:00Z'));
  add([new File(['front'], 'front.jpg', { type: 'image/jpeg' })]);
  await expect
    .poll(() => pendingPhotos('ana'))
    .toMatchObject([{ pose: 'front', takenOn: '2026-11-21' }]);
});

import type { Profile } from '@posedown/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { drawHook } from '../../../lib/testing/draw-hook.ts';
import { useProfileForm } from './use-profile-form.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'GET', path: `/api/${String(name)}` }) }),
}));
const tab = vi.hoisted(() => ({ writer: '', drafts: new Map<string, unknown>() }));
vi.mock('../../../lib/auth-context.ts', () => ({ useSignedInUser: () => ({ id: tab.writer }) }));
vi.mock('../../../lib/draft-store.ts', () => ({
  loadDraft: (key: string) => tab.drafts.get(key),
  saveDraft: (key: string, draft: unknown) => tab.drafts.set(key, draft),
  dropDraft: (key: string) => tab.drafts.delete(key),
}));

const profile = {
  ...{ id: 'anna', version: 4, name: 'Anna', units: 'metric', timezone: 'Europe/Berlin' },
  ...{ dietaryRestrictions: [], foodAllergies: [], healthConditions: [] },
  ...{ injuries: [], focusMuscles: [] },
} as unknown as Profile;

/** The form of Anna's details, opened by this person. */
function openedBy(writer: string) {
  tab.writer = writer;
  return drawHook(new QueryClient(), () => useProfileForm(profile, () => undefined));
}

it('restores drafts per writer: the athlete doesn’t see the coach’s draft', () => {
  const { form } = openedBy('coach');
  form.setValues({ ...form.values, name: 'Anna Example' });
  expect(openedBy('coach').isRestored).toBe(true);
  expect(openedBy('anna').isRestored).toBe(false);
});

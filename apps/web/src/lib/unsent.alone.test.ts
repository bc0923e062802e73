import { afterEach, expect, it, vi } from 'vitest';
import { hasUnsentEntries } from './unsent.ts';

afterEach(() => vi.unstubAllGlobals());

const stored = (entries: Record<string, string>) => vi.stubGlobal('localStorage', entries);

it('finds unsent entries of any account on this device', () => {
  stored({ 'posedown.meals.ana': '[{"sent":{}}]' });
  expect(hasUnsentEntries()).toBe(true);
  stored({ 'posedown:outbox:ben': '[{"key":"a"}]' });
  expect(hasUnsentEntries()).toBe(true);
});

it('ignores preferences and empty lists', () => {
  stored({
    'posedown.meals.ana': '[]',
    'posedown.grocery.ana': '{"ticked":["oats"]}',
    'posedown.zone.ana': 'Europe/Berlin',
    'posedown.color-scheme': 'dark',
    another: '[1]',
  });
  expect(hasUnsentEntries()).toBe(false);
});

it('finds nothing if the browser refuses storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(hasUnsentEntries()).toBe(false);
});

it('treats an unreadable list as entries, so that storage is not cleared', () => {
  stored({ 'posedown.meals.ana': '[{"sent":', 'posedown.cardio.ana': '[{"key":"a"}]' });
  expect(hasUnsentEntries()).toBe(true);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { draftDays, saveCheckInDraft } from './check-in-draft.ts';
import { formOf } from './check-in-form.ts';
import { dayChoices } from './day-choices.ts';

beforeEach(() => {
  const setItem = {
    value: (key: string, text: string) => void Object.assign(storage, { [key]: text }),
  };
  const storage = Object.defineProperty({}, 'setItem', setItem);
  vi.stubGlobal('sessionStorage', storage);
});

const labels = (others: readonly string[]) =>
  dayChoices('2026-11-21', others).map(({ label }) => label);

it('offers the day of the athlete’s own rejected check-in', () => {
  const draft = { units: 'metric', version: 0, form: formOf(undefined, 'metric') } as const;
  expect(labels(draftDays('ana'))).toEqual(['Today', 'Yesterday']);
  saveCheckInDraft('ana', '2026-11-18', draft);
  saveCheckInDraft('ben', '2026-11-17', draft);
  expect(draftDays('ana')).toEqual(['2026-11-18']);
  expect(labels(draftDays('ana'))).toEqual(['Today', 'Yesterday', 'Wed 18 Nov']);
});

it('lists each day once, newest first', () => {
  const others = ['2026-11-16', '2026-11-21', '2026-11-18', '2026-11-20', '2026-11-18'];
  expect(labels(others)).toEqual(['Today', 'Yesterday', 'Wed 18 Nov', 'Mon 16 Nov']);
});

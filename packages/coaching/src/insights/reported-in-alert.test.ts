import { expect, it } from 'vitest';
import { HOLD_KINDS } from '../safety/hold-kinds.ts';
import { RED_FLAGS } from '../safety/red-flags.data.ts';
import { conditionsToConfirm, holdOfAlert } from './reported-in-alert.ts';
import { alertsOfScreening } from './screening-signs.ts';
import { alertOfHold, alertOfSign, alertOfStated } from './written-signs.ts';

const place = {
  id: '019aa000-0000-7000-8000-000000000001',
  place: 'message',
  day: '2026-11-28',
} as const;
const stored = <Alert extends { subject?: string }>(alert: Alert) => ({ subject: '', ...alert });

it('finds the hold behind every alert about a symptom', () => {
  for (const flag of RED_FLAGS) {
    expect(holdOfAlert(stored(alertOfSign({ ...place, flag }, 'Mia'))), flag.id).toBe(flag.hold);
    const alert = { type: 'assistant_red_flag', basis: place.id, subject: flag.name };
    expect(holdOfAlert(alert), flag.id).toBe(flag.hold);
  }
  for (const kind of HOLD_KINDS) {
    expect(holdOfAlert(stored(alertOfHold({ ...place, kind }, 'Mia')))).toBe(kind);
  }
});

it('finds the hold for answers and for peak-week reports', () => {
  const answers = { cycle: 'none', noPeriodReason: null } as const;
  const signs = { ...answers, exertionSymptoms: true, familySuddenDeath: true };
  const alerts = alertsOfScreening({ name: 'Mia', version: 3 }, null, signs);
  expect(alerts.map((alert) => holdOfAlert(stored(alert)))).toEqual([
    'cardiac',
    'low_energy',
    null,
  ]);
  const unwell = (subject: string) => holdOfAlert({ type: 'peak_week_unwell', basis: '', subject });
  expect([unwell('Fainting'), unwell('')]).toEqual(['cardiac', 'medical']);
  expect(holdOfAlert({ type: 'silence', basis: '2026-11-28', subject: '' })).toBeNull();
});

it('finds the conditions an alert asks to confirm, and none in any other sentence', () => {
  const conditions = ['Kidney disease', 'Diabetes'] as const;
  const alert = stored(alertOfStated(place, { conditions, name: 'Mia' }));
  expect(conditionsToConfirm(alert)).toEqual(conditions);
  const subject = 'regular medication';
  expect(conditionsToConfirm({ type: 'assistant_red_flag', subject })).toEqual([
    'Regular medication',
  ]);
  for (const other of ['', 'chest pain', 'diabetes and more', 'Mia mentioned diabetes.']) {
    expect(conditionsToConfirm({ type: 'health_condition', subject: other })).toEqual([]);
  }
  expect(conditionsToConfirm({ type: 'handed_over', subject: 'diabetes' })).toEqual([]);
});

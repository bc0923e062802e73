import type { Supplement } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { formOf, toBody } from './supplement-form.ts';
import { amountText, byTime, daysText } from './supplement-text.ts';
import { withTick } from './with-tick.ts';

const supplement: Supplement = {
  ...{ id: 'caffeine', name: 'Caffeine', amount: 200, unit: 'mg', time: 'before_training' },
  ...{ weekdays: [0, 2, 4], note: null, safety: 'None after noon.', startedOn: '2026-11-01' },
  ...{ stoppedOn: null, version: 3 },
};

describe('supplement texts', () => {
  it('format the dose as on the label', () => {
    expect(amountText({ amount: 2000, unit: 'IU' })).toBe('2,000 IU');
    expect(amountText({ amount: 0.5, unit: 'g' })).toBe('0.5 g');
    expect(amountText({ amount: 1, unit: 'scoop' })).toBe('1 scoop');
    expect(amountText({ amount: 2, unit: 'capsule' })).toBe('2 capsules');
  });

  it('list the days, or say every day', () => {
    expect(daysText(supplement)).toBe('Mon, Wed, Fri');
    expect(daysText({ weekdays: [0, 1, 2, 3, 4, 5, 6] })).toBe('every day');
  });

  it('group supplements by time of day', () => {
    const zinc = { ...supplement, time: 'with_breakfast' as const };
    const times = byTime([supplement, zinc, supplement]).map(({ time, lines }) => [
      time,
      lines.length,
    ]);
    expect(times).toEqual([
      ['with_breakfast', 1],
      ['before_training', 2],
    ]);
  });
});

describe('the supplement form', () => {
  it('sends the stored values and leaves out missing choices', () => {
    const { note: _note, safety: _safety, startedOn: _day, stoppedOn: _end, ...said } = supplement;
    const { id: _id, version: _version, ...body } = said;
    expect(toBody(formOf(supplement))).toEqual(body);
    expect(toBody(formOf(undefined))).toMatchObject({
      unit: undefined,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
    });
    expect(toBody({ ...formOf(supplement), amount: '2,5' }).amount).toBe(2.5);
  });
});

describe('a tick waiting to be sent', () => {
  const log = { today: '2026-11-21', supplements: [supplement], ticks: [] };
  const ticked = { supplementId: 'caffeine', date: '2026-11-20', taken: true };

  it('shows immediately and once, and disappears when it is undone', () => {
    const once = withTick(withTick(log, ticked), ticked);
    expect(once.ticks).toEqual([{ supplementId: 'caffeine', date: '2026-11-20' }]);
    expect(withTick(once, { ...ticked, date: '2026-11-19', taken: false }).ticks).toHaveLength(1);
    expect(withTick(once, { ...ticked, taken: false }).ticks).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createCast } from './cast.ts';
import { hasPhotos, planPhotos } from './photo-rows.ts';
import { simulateDays } from './simulate-days.ts';

const [client] = createCast('2026-11-21');
if (!client) throw new Error('the cast is empty');
const days = simulateDays(client);

describe('drawn photos of the demo practice', () => {
  it('show three sides on four days', () => {
    const planned = planPhotos(client, 'client', days);
    expect(planned).toHaveLength(12);
    const dates = [...new Set(planned.map(({ date }) => date))];
    expect(dates).toHaveLength(4);
    expect(dates[0]).toBe(days[0]?.date);
    expect(new Set(planned.map(({ pose }) => pose))).toEqual(new Set(['front', 'side', 'back']));
  });

  it('are the same every time and follow the body', () => {
    const planned = planPhotos(client, 'client', days);
    expect(planPhotos(client, 'client', days)).toEqual(planned);
    expect(planned[0]?.svg).not.toBe(planned[9]?.svg);
    expect(planned.every(({ svg }) => !svg.includes('NaN'))).toBe(true);
  });

  it('are created for ten athletes, including the demo athlete', () => {
    let chosen = 0;
    for (const member of createCast('2026-11-21')) if (hasPhotos(member, chosen)) chosen += 1;
    expect(hasPhotos(client, 0)).toBe(true);
    expect(chosen).toBe(10);
  });
});

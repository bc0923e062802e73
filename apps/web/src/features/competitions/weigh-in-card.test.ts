import type { Competition, Prep } from '@posedown/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WeighInCard } from './weigh-in-card.tsx';

const weighIn = { date: '2026-11-20', weight: 67, trend: 67 };

function textOf(changes: Partial<Prep> = {}): string {
  const competition = { date: '2026-12-05', weightLimit: 65.77, weightLimitSource: null };
  const prep = {
    athlete: { units: 'metric' },
    today: '2026-11-21',
    weighIns: [weighIn],
    competition: competition as Competition,
    ...changes,
  } as Prep & { competition: Competition };
  return renderToString(createElement(WeighInCard, { prep })).replace(/<!-- -->/g, '');
}

it('shows the same class limit in the sentence and in the chart legend', () => {
  const text = textOf();
  expect(text).toContain('over the limit of 65.77 kg.');
  expect(text).toContain('>Class limit 65.77 kg<');
});

it('names the weeks without weigh-ins: the last ones, or those before a past show', () => {
  expect(textOf({ weighIns: [] })).toContain('No weigh-ins in the last sixteen weeks');
  const over = textOf({ weighIns: [], today: '2027-06-01' });
  expect(over).toContain('No weigh-ins in the sixteen weeks before the show');
});

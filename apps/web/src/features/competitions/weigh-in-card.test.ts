import type { Competition, Prep } from '@posedown/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WeighInCard } from './weigh-in-card.tsx';

it('gives the limit of the class one figure, in the sentence and in the key of the chart', () => {
  const competition = { date: '2026-12-05', weightLimit: 65.77, weightLimitSource: null };
  const prep = {
    athlete: { units: 'metric' },
    today: '2026-11-21',
    weighIns: [{ date: '2026-11-20', weight: 67, trend: 67 }],
    competition: competition as Competition,
  } as Prep & { competition: Competition };
  const html = renderToString(createElement(WeighInCard, { prep }));
  const text = html.replace(/<!-- -->/g, '');
  expect(text).toContain('over the limit of 65.77 kg.');
  expect(text).toContain('>Class limit 65.77 kg<');
});

import { expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { themeStyleSheet } from './css-variables.ts';

it('prints every status so that it can be read on white, from the dark theme too', () => {
  const [, paper = ''] = themeStyleSheet().split('@media print{html:root');
  for (const token of ['excellent', 'good', 'warning', 'behind', 'info']) {
    const [, color = '#FFFFFF'] = paper.match(`--pd-${token}: (#\\w{6});`) ?? [];
    expect(contrastRatio(color, '#FFFFFF'), token).toBeGreaterThanOrEqual(4.5);
  }
});

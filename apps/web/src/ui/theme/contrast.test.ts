import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';

const css = readFileSync(new URL('../styles/theme.css', import.meta.url), 'utf8');
const STATUSES = ['excellent', 'good', 'warning', 'behind'];

/** The colors of the first block with this selector, by token name. */
function tokensOf(selector: string): (token: string) => string {
  const [, after = ''] = css.split(selector);
  const [block = ''] = after.split('}');
  const tokens = new Map(
    [...block.matchAll(/--pd-([\w-]+): (#\w{6});/g)].map(([, k, v]) => [k, v]),
  );
  return (token) => {
    const color = tokens.get(token);
    if (!color) throw new Error(`${selector} has no color ${token}`);
    return color;
  };
}

describe('contrast', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#7D5A0B', '#7D5A0B')).toBe(1);
  });
});

describe.each(['dark', 'light'])('the %s palette', (scheme) => {
  const token = tokensOf(`:root[data-color-scheme="${scheme}"]`);
  const grounds = ['ground', 'surface', 'raised'];

  it.each(grounds)('has AAA contrast for body text on %s', (ground) => {
    expect(contrastRatio(token('text'), token(ground))).toBeGreaterThanOrEqual(7);
  });

  it.each(grounds)(
    'has AA contrast for muted text, the accent and every status on %s',
    (ground) => {
      for (const name of ['muted', 'accent', ...STATUSES]) {
        expect(contrastRatio(token(name), token(ground)), name).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('has AA contrast for text on filled gold and status colors', () => {
    expect(contrastRatio(token('on-fill'), token('fill'))).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(token('on-fill'), token('fill-hover'))).toBeGreaterThanOrEqual(4.5);
    for (const name of STATUSES) {
      expect(contrastRatio(token('on-status'), token(name)), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(grounds)('has at least 3:1 for the border of a control on %s', (ground) => {
    expect(contrastRatio(token('edge'), token(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('prints every status legibly on white, from the dark theme too', () => {
  const token = tokensOf('html:root[data-color-scheme]');
  for (const name of [...STATUSES, 'info']) {
    expect(contrastRatio(token(name), '#FFFFFF'), name).toBeGreaterThanOrEqual(4.5);
  }
});

import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { palettes, STATUS_TOKENS } from './tokens.ts';

describe('contrast', () => {
  it('gives 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#7D5A0B', '#7D5A0B')).toBe(1);
  });
});

describe.each(['dark', 'light'] as const)('the %s palette', (scheme) => {
  const palette = palettes[scheme];
  const grounds = [palette.ground, palette.surface, palette.raised];

  it.each(grounds)('sets body text at AAA on %s', (ground) => {
    expect(contrastRatio(palette.text, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(grounds)('sets muted text, the accent and every status at AA on %s', (ground) => {
    for (const token of ['muted', 'accent', ...STATUS_TOKENS] as const) {
      expect(contrastRatio(palette[token], ground), token).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps text on filled accent and status colours at AA', () => {
    expect(contrastRatio(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(palette.onAccent, palette.accentHover)).toBeGreaterThanOrEqual(4.5);
    for (const token of STATUS_TOKENS) {
      expect(contrastRatio(palette.onStatus, palette[token]), token).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('gives the border of a control at least 3:1', () => {
    for (const ground of grounds) {
      expect(contrastRatio(palette.edge, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

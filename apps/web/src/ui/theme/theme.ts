import { createTheme, type MantineColorsTuple, type MantineThemeOverride } from '@mantine/core';
import { palettes, STATUS_TOKENS, type StatusToken } from './tokens.ts';

/** The colour names that components accept: `color="gold"`, `color="behind"`. */
export const THEME_COLORS = ['gold', ...STATUS_TOKENS] as const;
export type ThemeColor = (typeof THEME_COLORS)[number];

export const DISPLAY_FONT = "'Barlow Condensed', 'Barlow Fallback', 'Arial Narrow', sans-serif";
const TEXT_FONT = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";

/** Mantine wants ten shades; ours is one colour a scheme, so the shades only satisfy its types. */
function shades(color: string): MantineColorsTuple {
  return [color, color, color, color, color, color, color, color, color, color];
}

const statusShades = Object.fromEntries(
  STATUS_TOKENS.map((token) => [token, shades(palettes.dark[token])]),
) as Record<StatusToken, MantineColorsTuple>;

export const theme: MantineThemeOverride = createTheme({
  primaryColor: 'gold',
  colors: { gold: shades(palettes.dark.accent), ...statusShades },
  fontFamily: TEXT_FONT,
  headings: {
    fontFamily: DISPLAY_FONT,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2.25rem', lineHeight: '1.1' },
      h2: { fontSize: '1.75rem', lineHeight: '1.15' },
      h3: { fontSize: '1.375rem', lineHeight: '1.2' },
      h4: { fontSize: '1.125rem', lineHeight: '1.25' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  shadows: Object.fromEntries(
    ['xs', 'sm', 'md', 'lg', 'xl'].map((size) => [size, 'var(--pd-shadow)']),
  ),
  respectReducedMotion: true,
  cursorType: 'pointer',
});

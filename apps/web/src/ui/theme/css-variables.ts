import {
  type CSSVariablesResolver,
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineTheme,
  mergeMantineTheme,
} from '@mantine/core';
import { DISPLAY_FONT, THEME_COLORS, type ThemeColor, theme } from './theme.ts';
import { type Palette, palettes, STATUS_TOKENS } from './tokens.ts';

type Variables = Record<string, string>;

const mix = (color: string, percent: number) =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;

function colorVariables(name: ThemeColor, palette: Palette): Variables {
  const color = name === 'gold' ? palette.accent : palette[name];
  const hover =
    name === 'gold' ? palette.accentHover : `color-mix(in srgb, ${color} 88%, ${palette.text})`;
  const of = (suffix: string) => `--mantine-color-${name}-${suffix}`;
  return {
    [of('text')]: color,
    [of('filled')]: color,
    [of('filled-hover')]: hover,
    [of('light')]: mix(color, 13),
    [of('light-hover')]: mix(color, 20),
    [of('light-color')]: color,
    [of('outline')]: color,
    [of('outline-hover')]: mix(color, 8),
  };
}

function figureVariables({ figure }: Palette): Variables {
  const variables: Variables = {};
  for (const tone of ['skin', 'head', 'cloth', 'muscle', 'lit'] as const) {
    figure[tone].forEach((color, stop) => {
      variables[`--pd-figure-${tone}-${stop}`] = color;
    });
  }
  return variables;
}

function tokenVariables(palette: Palette, shadow: string): Variables {
  return {
    '--pd-ground': palette.ground,
    '--pd-surface': palette.surface,
    '--pd-raised': palette.raised,
    '--pd-line': palette.line,
    '--pd-edge': palette.edge,
    '--pd-text': palette.text,
    '--pd-muted': palette.muted,
    '--pd-accent': palette.accent,
    '--pd-accent-hover': palette.accentHover,
    '--pd-on-accent': palette.onAccent,
    '--pd-on-status': palette.onStatus,
    '--pd-excellent': palette.excellent,
    '--pd-good': palette.good,
    '--pd-warning': palette.warning,
    '--pd-behind': palette.behind,
    '--pd-info': palette.info,
    '--pd-shadow': shadow,
    '--pd-figure-line': palette.figure.line,
    '--pd-figure-rim': palette.figure.rim,
    ...figureVariables(palette),
  };
}

function schemeVariables(scheme: 'dark' | 'light'): Variables {
  const palette = palettes[scheme];
  const shadow =
    scheme === 'dark' ? '0 12px 32px rgb(0 0 0 / 55%)' : '0 12px 32px rgb(60 45 15 / 14%)';
  const colors = THEME_COLORS.map((name) => colorVariables(name, palette));
  return Object.assign(
    {
      '--mantine-color-scheme': scheme,
      '--mantine-color-body': 'var(--pd-ground)',
      '--mantine-color-text': 'var(--pd-text)',
      '--mantine-color-bright': 'var(--pd-text)',
      '--mantine-color-dimmed': 'var(--pd-muted)',
      '--mantine-color-placeholder': 'var(--pd-muted)',
      '--mantine-color-anchor': 'var(--pd-accent)',
      '--mantine-color-error': 'var(--pd-behind)',
      '--mantine-color-success': 'var(--pd-excellent)',
      '--mantine-color-default': 'var(--pd-surface)',
      '--mantine-color-default-hover': 'var(--pd-raised)',
      '--mantine-color-default-color': 'var(--pd-text)',
      '--mantine-color-default-border': 'var(--pd-edge)',
      '--mantine-color-disabled': 'var(--pd-raised)',
      '--mantine-color-disabled-color': 'var(--pd-muted)',
      '--mantine-color-disabled-border': 'var(--pd-line)',
      '--mantine-primary-color-contrast': palette.onAccent,
    },
    tokenVariables(palette, shadow),
    ...colors,
  );
}

const GRAY_SCALE = ['ground', 'surface', 'raised', 'line', 'edge', 'muted', 'text'] as const;

/** Mantine's components reach for `gray` and `dark` shades by number: give them our neutrals. */
function neutralVariables(): Variables {
  const variables: Variables = {};
  for (let shade = 0; shade < 10; shade += 1) {
    const step = Math.round((shade / 9) * (GRAY_SCALE.length - 1));
    variables[`--mantine-color-gray-${shade}`] = `var(--pd-${GRAY_SCALE[step]})`;
    variables[`--mantine-color-dark-${shade}`] =
      `var(--pd-${GRAY_SCALE[GRAY_SCALE.length - 1 - step]})`;
  }
  const gray = (suffix: string) => `--mantine-color-gray-${suffix}`;
  return {
    ...variables,
    [gray('text')]: 'var(--pd-muted)',
    [gray('filled')]: 'var(--pd-edge)',
    [gray('filled-hover')]: 'var(--pd-muted)',
    [gray('light')]: 'var(--pd-raised)',
    [gray('light-hover')]: 'var(--pd-line)',
    [gray('light-color')]: 'var(--pd-muted)',
    [gray('outline')]: 'var(--pd-edge)',
    [gray('outline-hover')]: 'var(--pd-raised)',
  };
}

/** Hues of Mantine's own that the product never shows. */
const UNUSED =
  /^--mantine-color-(blue|cyan|grape|green|indigo|lime|orange|pink|red|teal|violet|yellow|gray|dark)-/;

function withoutUnused(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)));
}

const resolve: CSSVariablesResolver = (merged: MantineTheme) => {
  const defaults = defaultCssVariablesResolver(merged);
  return {
    variables: {
      ...withoutUnused(defaults.variables),
      ...neutralVariables(),
      '--mantine-color-white': '#FFFFFF',
      '--mantine-color-black': '#000000',
      '--pd-display': DISPLAY_FONT,
    },
    dark: { ...withoutUnused(defaults.dark), ...schemeVariables('dark') },
    light: { ...withoutUnused(defaults.light), ...schemeVariables('light') },
  };
};

/** Outranks what a theme says at the root, as in print.css, which sets ground and text. */
const ON_PAPER = 'html:root[data-mantine-color-scheme]';

/** What says how something stands, as on paper: that is white whatever the theme. */
function printVariables(light: Palette): Variables {
  const tokens = [...STATUS_TOKENS, 'info'] as const;
  return Object.fromEntries(tokens.map((token) => [`--pd-${token}`, light[token]]));
}

/**
 * Every CSS variable of the theme as one style sheet. It is made at build time and linked as a file,
 * so that the pages need no style element of their own and the content policy can stay narrow.
 * What stands inside an element with `data-stage` is dark in both themes: a stage always is.
 */
export function themeStyleSheet(): string {
  const variables = resolve(mergeMantineTheme(DEFAULT_THEME, theme));
  // What names another variable was resolved at the root, in the root's theme: say it again here.
  const derived = Object.entries(variables.variables).filter(([, value]) => value.includes('var('));
  const dark = { ...Object.fromEntries(derived), ...variables.dark };
  const stage = convertCssVariables({ variables: dark, dark: {}, light: {} }, '[data-stage]');
  const paper = { variables: printVariables(palettes.light), dark: {}, light: {} };
  const print = `@media print{${convertCssVariables(paper, ON_PAPER)}}`;
  return `${convertCssVariables(variables, ':root')}${stage}${print}`;
}

/** The product's colours. Everything else names a token; no other file holds a colour. */
export interface Palette {
  /** The page itself. */
  ground: string;
  /** Cards and bars on the page. */
  surface: string;
  /** What lies on a card: inputs, chips, the row under the pointer. */
  raised: string;
  /** Hairlines between things; decorative, never the only border of a control. */
  line: string;
  /** The border of a control: at least 3:1 on ground and surface. */
  edge: string;
  text: string;
  muted: string;
  /** The one next action. */
  accent: string;
  accentHover: string;
  onAccent: string;
  excellent: string;
  good: string;
  warning: string;
  behind: string;
  /** Neither good nor bad: what lies far ahead. */
  info: string;
  /** Text on a filled status colour. */
  onStatus: string;
  /** The mannequin, each part from the light into the shade. */
  figure: {
    skin: readonly [string, string];
    head: readonly [string, string];
    cloth: readonly [string, string];
    muscle: readonly [string, string];
    lit: readonly [string, string, string];
    line: string;
    rim: string;
  };
}

export const STATUS_TOKENS = ['excellent', 'good', 'warning', 'behind'] as const;
export type StatusToken = (typeof STATUS_TOKENS)[number];

export const palettes = {
  dark: {
    ground: '#0B0A09',
    surface: '#151311',
    raised: '#1E1B18',
    line: '#332E28',
    edge: '#7A7165',
    text: '#F4EFE6',
    muted: '#A9A194',
    accent: '#E2B84B',
    accentHover: '#EFCB6C',
    onAccent: '#1B1408',
    excellent: '#3FB27F',
    good: '#93B83F',
    warning: '#E0A030',
    behind: '#EE6B58',
    info: '#6FA8DC',
    onStatus: '#120E08',
    figure: {
      skin: ['#6E5335', '#271C11'],
      head: ['#B08A58', '#33251A'],
      cloth: ['#35302A', '#12100D'],
      muscle: ['#9A7547', '#412F1B'],
      lit: ['#FBE6AB', '#D6A94A', '#74511A'],
      line: '#0D0A07',
      rim: '#FFE9B0',
    },
  },
  light: {
    ground: '#FAF7F1',
    surface: '#FFFFFF',
    raised: '#F2ECE1',
    line: '#DDD4C4',
    edge: '#8C8172',
    text: '#1B1815',
    muted: '#645C50',
    accent: '#7D5A0B',
    accentHover: '#694B07',
    onAccent: '#FFFFFF',
    excellent: '#1E7A52',
    good: '#55700F',
    warning: '#8A5A00',
    behind: '#B23220',
    info: '#1F5FA8',
    onStatus: '#FFFFFF',
    figure: {
      skin: ['#D2B894', '#8C6F4B'],
      head: ['#D8BD97', '#94744D'],
      cloth: ['#57493A', '#2E261D'],
      muscle: ['#BB986B', '#7A5B39'],
      lit: ['#F0CE73', '#C08F2A', '#7D5A0B'],
      line: '#FAF7F1',
      rim: '#FFFFFF',
    },
  },
} as const satisfies Record<'dark' | 'light', Palette>;

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The faces as they come, and the weights that the style sheets use of those that have many. */
const FACES = {
  inter: {
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  barlow: {
    source: '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
  },
};

const SHEET = fileURLToPath(new URL('../src/ui/styles/fonts.css', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/**
 * Kerning, figures of one width and composed accents are what our style sheets ask of a face. Its other
 * features and the hints for screens of a coarser kind are a third of its bytes.
 */
const LEFT_IN = { keepFeatures: ['kern', 'tnum', 'ccmp'], noHinting: true };

/** `U+20-7E, U+D7` → the characters themselves. */
export function charactersIn(unicodeRange: string): string {
  const ranges = unicodeRange.split(',').map((part) => part.trim().replace(/^U\+/i, '').split('-'));
  return ranges
    .flatMap(([first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - from + 1;
      return Array.from({ length }, (_, step) => String.fromCodePoint(from + step));
    })
    .join('');
}

/**
 * Cuts the faces that `fonts.css` calls `@first-fonts/<name>.woff2` down to their `unicode-range`: half
 * the bytes of what every first page waits for.
 * @returns the folder that holds them
 */
export async function makeFirstFonts(): Promise<string> {
  const folder = fileURLToPath(new URL('../node_modules/.first-fonts', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const css = readFileSync(SHEET, 'utf8');
  for (const [name, { source, ...ofFace }] of Object.entries(FACES)) {
    const options = { ...LEFT_IN, ...ofFace };
    const face = new RegExp(`@first-fonts/${name}\\.woff2[^}]*unicode-range:([^;]+);`).exec(css);
    if (!face?.[1]) throw new Error(`fonts.css has no unicode-range for ${name}`);
    const font = readFileSync(resolve(source));
    const characters = charactersIn(face[1]);
    const made = join(folder, `${name}.woff2`);
    const hash = createHash('sha256')
      .update(font)
      .update(JSON.stringify([options, characters]));
    const key = hash.digest('hex');
    const stamp = `${made}.key`;
    if (existsSync(made) && existsSync(stamp) && readFileSync(stamp, 'utf8') === key) continue;
    writeFileSync(made, await subsetFont(font, characters, { targetFormat: 'woff2', ...options }));
    writeFileSync(stamp, key);
  }
  return folder;
}

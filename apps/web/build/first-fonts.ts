import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The original font files, with the weights in use for variable ones. */
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
 * Kerning, tabular digits and composed accents are the only features our style sheets use. The
 * others, and hints for low-resolution screens, are a third of the size.
 */
const SUBSET_OPTIONS = { keepFeatures: ['kern', 'tnum', 'ccmp'], noHinting: true };

/** The characters of a range such as `U+20-7E, U+D7`. */
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
 * Subsets the faces that `fonts.css` calls `@first-fonts/<name>.woff2` to their `unicode-range`,
 * which halves the font bytes of every first page. @returns the output folder
 */
export async function subsetFonts(): Promise<string> {
  const folder = fileURLToPath(new URL('../node_modules/.first-fonts', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const css = readFileSync(SHEET, 'utf8');
  for (const [name, { source, ...ofFace }] of Object.entries(FACES)) {
    const options = { ...SUBSET_OPTIONS, ...ofFace };
    const face = new RegExp(`@first-fonts/${name}\\.woff2[^}]*unicode-range:([^;]+);`).exec(css);
    if (!face?.[1]) throw new Error(`fonts.css has no unicode-range for ${name}`);
    const font = readFileSync(resolve(source));
    const characters = charactersIn(face[1]);
    const outputFile = join(folder, `${name}.woff2`);
    const hash = createHash('sha256')
      .update(font)
      .update(JSON.stringify([options, characters]));
    const key = hash.digest('hex');
    const stamp = `${outputFile}.key`;
    if (existsSync(outputFile) && existsSync(stamp) && readFileSync(stamp, 'utf8') === key)
      continue;
    writeFileSync(
      outputFile,
      await subsetFont(font, characters, { targetFormat: 'woff2', ...options }),
    );
    writeFileSync(stamp, key);
  }
  return folder;
}

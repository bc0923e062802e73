import { type Figure, markdownTable } from './figure.ts';

/** The heading of a page of figures. */
export interface Words {
  title: string;
  intro: string;
}

/** A measured section of a page. */
interface Section {
  name: string;
  figures: readonly Figure[];
  day: string;
  machine: string;
}

const HEADING = /^## (.+)$/m;

/**
 * A page with one updated section. The others stay unchanged, in the order of `parts`; sections without a part are
 * removed.
 */
export function withSection(
  page: string,
  { title, intro }: Words,
  parts: readonly string[],
  section: Section,
): string {
  const [, ...pieces] = page.split(HEADING);
  const contents = new Map<string, string>();
  for (let n = 0; n + 1 < pieces.length; n += 2) {
    contents.set(pieces[n] ?? '', (pieces[n + 1] ?? '').trim());
  }
  contents.set(section.name, textOf(section));
  const sections = parts
    .filter((name) => contents.has(name))
    .map((name) => `## ${name}\n\n${contents.get(name)}\n`);
  return [`# ${title}\n`, `${intro}\n`, ...sections].join('\n');
}

function textOf({ name, figures, day, machine }: Section): string {
  return `\`npm run bench -- ${name}\` on ${day}; the machine: ${machine}.\n\n${markdownTable(figures)}`;
}

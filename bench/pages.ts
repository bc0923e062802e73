import { type Figure, markdownTable } from './figure.ts';

/** What stands at the head of a page of figures. */
export interface Words {
  title: string;
  intro: string;
}

/** A part of a page, as it was measured. */
interface Section {
  name: string;
  figures: readonly Figure[];
  day: string;
  machine: string;
}

const HEADING = /^## (.+)$/m;

/**
 * A page with one section measured anew. The others stay as they are, in the order of `parts`; one that
 * is no part any more goes.
 */
export function withSection(
  page: string,
  { title, intro }: Words,
  parts: readonly string[],
  section: Section,
): string {
  const [, ...pieces] = page.split(HEADING);
  const known = new Map<string, string>();
  for (let n = 0; n + 1 < pieces.length; n += 2) {
    known.set(pieces[n] ?? '', (pieces[n + 1] ?? '').trim());
  }
  known.set(section.name, textOf(section));
  const sections = parts
    .filter((name) => known.has(name))
    .map((name) => `## ${name}\n\n${known.get(name)}\n`);
  return [`# ${title}\n`, `${intro}\n`, ...sections].join('\n');
}

function textOf({ name, figures, day, machine }: Section): string {
  return `\`npm run bench -- ${name}\` on ${day}; the machine: ${machine}.\n\n${markdownTable(figures)}`;
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';

export interface Look {
  /** The path of the picture, within the folder. */
  file: string;
  screen: string;
  role: string;
  state: string;
  width: number;
  theme: string;
}

/** Lays out all pictures on one page, `index.html`, and renders that page as `contact-sheet.png`. */
export async function createContactSheet(browser: Browser, folder: string, looks: readonly Look[]) {
  const index = join(folder, 'index.html');
  writeFileSync(index, page(looks));
  const sheet = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  await sheet.goto(pathToFileURL(index).href, { waitUntil: 'load' });
  // Hundreds of pictures on one page can take a busy machine more than the usual half minute.
  await sheet.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true, timeout: 0 });
  await sheet.close();
}

function page(looks: readonly Look[]): string {
  const sections = [...groupByScreen(looks)].map(
    ([screen, shots]) => `<h2>${screen}</h2><div>${shots.map(figure).join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Looks</title><style>
body{font:14px sans-serif;margin:16px;background:#888}h2{margin:16px 0 8px}
div{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}figure{margin:0}
img{display:block;max-height:520px;object-fit:cover;object-position:top}
figcaption{font-size:11px}</style>${sections.join('')}`;
}

function groupByScreen(looks: readonly Look[]): Map<string, Look[]> {
  const groups = new Map<string, Look[]>();
  for (const look of looks) groups.set(look.screen, [...(groups.get(look.screen) ?? []), look]);
  return groups;
}

function figure({ file, role, state, width, theme }: Look): string {
  const shown = width < 600 ? 170 : 380;
  return `<figure><a href="${file}"><img src="${file}" width="${shown}"></a><figcaption>${role}, ${state}, ${width} px, ${theme}</figcaption></figure>`;
}

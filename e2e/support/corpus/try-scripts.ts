import type { Browser } from '@playwright/test';
import type { Product } from '../product.ts';
import { Corpus } from './corpus.ts';
import { fillProduct } from './fill.ts';
import { findFormulas, findMarkupMails } from './outside.ts';
import { textFields } from './text-fields.ts';
import { addressesOf, pressAround, reflectingAddresses, type WalkResult, walk } from './walk.ts';
import { type Harm, watch } from './watch.ts';

export interface ScriptResults {
  /**
   * Texts that the product accepts and the corpus doesn't fill, named like `POST /api/users name`.
   */
  unfilled: string[];
  /** Fields with text that no screen showed. */
  unseen: string[];
  fields: number;
  /** Pairs of payload and field. */
  pairs: Set<string>;
  screens: number;
  pressed: number;
  harm: Harm[];
}

/**
 * Fills every text of a product with payloads and opens every screen that shows them.
 * @param product one without demo data that has not been used
 * @param round assigns other payloads to each field
 */
export async function tryScripts(
  browser: Browser,
  product: Product,
  round = 0,
): Promise<ScriptResults> {
  const corpus = new Corpus(round);
  const { athlete, coach, marks, invite, opened } = await fillProduct(browser, product, corpus);
  const stranger = await browser.newContext({ baseURL: product.url });
  const walked: WalkResult = { screens: 0, pressed: 0, marks: new Set(), harm: [] };
  const contexts = [athlete, coach, stranger];
  const harms = await Promise.all(contexts.map((context) => watch(context, product.url)));
  const written = corpus.filled;
  const own = { athlete: addressesOf('athlete', marks), coach: addressesOf('coach', marks) };
  const strangers = [...addressesOf('stranger', marks), `/onboarding?invite=${invite}`];
  await Promise.all([
    walk(athlete, [...own.athlete, ...reflectingAddresses('athlete', corpus)], walked),
    walk(coach, [...own.coach, ...opened, ...reflectingAddresses('coach', corpus)], walked),
    walk(stranger, [...strangers, ...reflectingAddresses('stranger', corpus)], walked),
  ]);
  await Promise.all([
    pressAround(athlete, own.athlete, walked),
    pressAround(coach, own.coach, walked),
  ]);
  const texts = await textFields(coach);
  const outside = [...(await findFormulas(coach)), ...findMarkupMails(product)];
  await Promise.all(contexts.map((context) => context.close()));
  return {
    unfilled: texts.filter((field) => !written.includes(field)),
    unseen: written.filter((field) => !walked.marks.has(corpus.markOf(field))),
    fields: written.length,
    pairs: corpus.pairs,
    screens: walked.screens,
    pressed: walked.pressed,
    harm: [...harms.flat(), ...walked.harm, ...outside],
  };
}

import type { Browser, BrowserContext } from '@playwright/test';
import { signUpForm } from '../answers.ts';
import { linkMailedTo, setPassword, signInCoach, signUpAthlete } from '../people.ts';
import type { Product } from '../product.ts';
import { read, write } from './call.ts';
import type { Corpus } from './corpus.ts';
import { fillAthlete, train } from './fill-athlete.ts';
import { answerAthlete, assessPhotos, planForAthlete } from './fill-coach.ts';
import { SAVED_VIEW } from './fill-own.ts';

/** The number of further athletes on the roster, besides the one with a payload in every text. */
const OTHERS = 9;
const INVITED = 'invited@test.example';

/** A product in which every text is a payload, and its users. */
export interface Filled {
  athlete: BrowserContext;
  coach: BrowserContext;
  /** Values for the placeholders of `screens.ts`. */
  marks: Record<string, string>;
  /** Paths of the coach's pages that only a list links to. */
  opened: string[];
  /** The token of an open invitation. */
  invite: string;
}

/** Fills a product without demo data: an athlete and their coach, with all texts of both. */
export async function fillProduct(
  browser: Browser,
  product: Product,
  corpus: Corpus,
): Promise<Filled> {
  const open = () => browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
  const [athlete, coach] = [await open(), await open()];
  await signInCoach(coach, product);
  await fillRoster(browser, product, corpus);
  const id = await signUpAthlete(athlete, { email: 'shown@test.example', ...namesOf(corpus) });
  const filler = { athlete, coach, id, corpus };
  const { exerciseId, planAddress } = await planForAthlete(filler);
  await fillAthlete(filler);
  const session = await train(filler);
  const protocols = await answerAthlete(filler, session);
  await assessPhotos(filler, await pictureOf(coach));
  await rename(coach, id, corpus);
  const invite = await fillOffice(coach, product, corpus);
  const colleague = await open();
  await setPassword(colleague, product, colleagueAt(1));
  await handOverAndBack({ coach, colleague, id, corpus });
  await colleague.close();
  const view = `/dashboard?saved=${SAVED_VIEW}`;
  const marks = { $athlete: id, $client: id, $exercise: exerciseId, $session: session };
  return { athlete, coach, marks, invite, opened: [planAddress, view, ...protocols] };
}

const colleagueAt = (number: number) => `colleague-${number}@test.example`;

interface HandoverInput {
  coach: BrowserContext;
  colleague: BrowserContext;
  /** The athlete's id. */
  id: string;
  corpus: Corpus;
}

/** Hands the athlete over and back, each time with a message. */
async function handOverAndBack({ coach, colleague, id, corpus }: HandoverInput) {
  for (const [from, to] of [
    [coach, colleague],
    [colleague, coach],
  ] as const) {
    const { user } = await read<{ user: { id: string } }>(to, '/api/auth/me');
    await write(from, 'POST', `/api/users/${id}/coach`, {
      coachId: user.id,
      message: corpus.text('POST /api/users/:userId/coach message', 5000),
    });
  }
}

const namesOf = (corpus: Corpus) => ({
  name: corpus.line('POST /api/users name', 100),
  goal: corpus.line('POST /api/users goal', 200),
});

/** Signed up directly and without a password, because hashing takes time. */
async function fillRoster(browser: Browser, product: Product, corpus: Corpus) {
  for (let number = 0; number < OTHERS; number += 1) {
    const context = await browser.newContext({ baseURL: product.url });
    const email = `other-${number}@test.example`;
    const { password: _, ...form } = signUpForm({ email, ...namesOf(corpus) });
    await write(context, 'POST', '/api/users', form);
    await context.close();
  }
}

/** The coach edits the name and goal of the athlete with a payload in every text. */
async function rename(coach: BrowserContext, id: string, corpus: Corpus) {
  const { version } = await read<{ version: number }>(coach, `/api/users/${id}`);
  await write(coach, 'PATCH', `/api/users/${id}`, {
    version,
    name: corpus.line('PATCH /api/users/:userId name', 100),
    goal: corpus.line('PATCH /api/users/:userId goal', 200),
  });
}

async function fillOffice(coach: BrowserContext, product: Product, corpus: Corpus) {
  const { version } = await read<{ version: number }>(coach, '/api/settings');
  await write(coach, 'PATCH', '/api/settings', {
    version,
    practiceName: corpus.line('PATCH /api/settings practiceName', 100),
  });
  for (const number of [1, 2, 3]) {
    await write(coach, 'POST', '/api/team', {
      email: colleagueAt(number),
      name: corpus.line('POST /api/team name', 100),
    });
  }
  for (const email of ['first@test.example', 'second@test.example', INVITED]) {
    await write(coach, 'POST', '/api/invitations', {
      email,
      name: corpus.line('POST /api/invitations name', 100),
      message: corpus.text('POST /api/invitations message', 500),
    });
  }
  return (
    new URL(await linkMailedTo(INVITED, product), product.url).searchParams.get('invite') ?? ''
  );
}

/** A simple picture that can be created anywhere. */
async function pictureOf(context: BrowserContext): Promise<Buffer> {
  const page = await context.newPage();
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

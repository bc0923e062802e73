import type { Page } from '@playwright/test';
import { dayFromNow } from './support/days.ts';
import { fillSet } from './support/fill-set.ts';
import { signUpAthlete } from './support/people.ts';
import { done, send } from './support/send.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Switches the units, as another device of the same user can. */
async function switchUnits(page: Page, path: string, units: 'metric' | 'imperial') {
  const { version } = await done(page.request.get(path));
  await done(send(page, 'PATCH', path, { units, version }));
}

/** Waits until the page has loaded the switch to kilograms. */
const loadedKilograms = (page: Page) =>
  page.waitForResponse(async (response) =>
    (await response.text().catch(() => '')).includes('"units":"metric"'),
  );

/** Input typed in pounds and miles while the phone is switched to kilograms. */
interface Typed {
  at: string;
  open: RegExp;
  name: RegExp;
  figure: string;
  save: string;
  /** The values stored by then. */
  stored: () => Promise<unknown>;
  becomes: number;
  /** Whether the input is still there after a reload. */
  keepsDraft?: boolean;
}

test('input typed in pounds and miles is stored as such, whatever units another device switches to', async ({
  page,
}) => {
  const id = await signUpAthlete(page.context(), { units: 'imperial' });
  const own = `/api/users/${id}`;
  const read = (path: string) => done(page.request.get(`${own}/${path}`));
  const show = { name: 'Harbour Open', date: dayFromNow(40), category: 'Figure' };
  await done(send(page, 'POST', '/api/competitions', show));
  const felt = { energyLevel: 6, stressLevel: 4, mood: 'good' };
  await done(send(page, 'POST', '/api/progress', { date: dayFromNow(-1), weight: 80, ...felt }));
  const walk = { type: 'LISS', modality: 'brisk-walk', durationSeconds: 1800, completed: true };
  const startedAt = new Date(Date.now() - 3_600_000).toISOString();
  await done(send(page, 'POST', '/api/cardio-sessions', { ...walk, startedAt }));
  await page.goto('/workout-session');
  await button(page, 'Start Workout').click();
  await fillSet(page);
  await button(page, 'Complete Set').click();
  await expect(button(page, /^Correct set 1/)).toBeVisible();
  const { sessions } = await read('workout-sessions');

  const forms: Typed[] = [
    {
      ...{ at: '/progress', open: /^Edit the entry of/, name: /^Weight/ },
      ...{ figure: '183.4', save: 'Save entry', becomes: 83.19 },
      stored: async () => (await read('progress-entries?limit=1')).entries[0].weight,
    },
    {
      ...{ at: '/cardio/plan?tab=progress', open: /^Edit the LISS session/, name: /^Distance/ },
      ...{ figure: '3.1', save: 'Save session', becomes: 4.99 },
      stored: async () => (await read('cardio-sessions'))[0].distanceKm,
    },
    {
      ...{ at: '/competition/prep', open: /^Enter class limit/, name: /^Weight limit/ },
      ...{ figure: '145', save: 'Save limit', becomes: 65.77 },
      stored: async () => (await read('prep')).competition.weightLimit,
    },
    {
      ...{ at: '/workout-session', open: /^Correct set 1/, name: /weight/i },
      ...{ figure: '45', save: 'Save Set', becomes: 20.41, keepsDraft: true },
      stored: async () => loadOf(await read(`workout-sessions/${sessions[0].id}`)),
    },
    {
      ...{ at: `/training/sessions/${sessions[0].id}`, open: /^Correct set 1/, name: /weight/i },
      ...{ figure: '50', save: 'Save Set', becomes: 22.68, keepsDraft: true },
      stored: async () => loadOf(await read(`workout-sessions/${sessions[0].id}`)),
    },
  ];
  for (const { at, open, name, figure, save, stored, becomes, keepsDraft } of forms) {
    await test.step(at, async () => {
      await switchUnits(page, own, 'imperial');
      await page.goto(at);
      await button(page, open).first().click();
      await field(page, name).last().fill(figure);
      if (keepsDraft) {
        await page.reload();
        await expect(field(page, name).last()).toHaveValue(figure);
      }
      const switched = loadedKilograms(page);
      await switchUnits(page, own, 'metric');
      await switched;
      await button(page, save).click();
      await expect.poll(stored).toBeCloseTo(becomes, 1);
    });
  }

  await test.step("a plan is generated for the athlete's body, from prefilled figures", async () => {
    await switchUnits(page, own, 'imperial');
    await page.goto('/nutrition/customize');
    await expect(field(page, /^Weight/)).not.toHaveValue('');
    const switched = loadedKilograms(page);
    await switchUnits(page, own, 'metric');
    await switched;
    await button(page, 'Calculate').click();
    const planRequest = page.waitForRequest((request) => request.url().endsWith('nutrition-plan'));
    await button(page, /^Generate/).click();
    const { weight } = (await planRequest).postDataJSON().userProfile;
    expect(weight).toBeCloseTo((await read('progress-entries?limit=1')).entries[0].weight, 1);
  });
});

interface Workout {
  exerciseData: { sets: { weight: number | null }[] }[];
}
const loadOf = ({ exerciseData }: Workout) =>
  exerciseData.flatMap(({ sets }) => sets)[0]?.weight ?? null;

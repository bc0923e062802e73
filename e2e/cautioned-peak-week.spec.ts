import { dayFromNow } from './support/days.ts';
import { openCoachPage, signUpAthlete } from './support/people.ts';
import { done, send } from './support/send.ts';
import { expect, test } from './support/test.ts';

test('a peak week gets different water in one save, and is approved despite a caution with a reason', async ({
  page,
  browser,
  product,
}) => {
  // Her lean mass is 51.6 kg: the days before the load leave less than the target.
  const body = { sex: 'female', height: 168, weight: 60, targetWeight: 57 } as const;
  const id = await signUpAthlete(page.context(), { name: 'Lean Athlete', ...body });
  for (const ago of [3, 2, 1]) {
    const felt = { weight: 60, energyLevel: 6, stressLevel: 4, mood: 'good' };
    await done(send(page, 'POST', '/api/progress', { date: dayFromNow(-ago), ...felt }));
  }
  await done(send(page, 'POST', '/api/progress/stats', { weight: 60, bodyFat: 14 }));
  const show = { name: 'Peak Open', date: dayFromNow(8), category: 'Figure' };
  await done(send(page, 'POST', '/api/competitions', show));
  const peak = `/api/users/${id}/peak-week`;
  await done(send(page, 'POST', peak, { conditions: [], isRehearsed: false }));
  const { office, coach } = await openCoachPage(browser, product);
  const press = (name: string) => coach.getByRole('button', { name, exact: true }).click();
  await coach.goto(`/competition/${id}/peak-week`);

  await test.step('water must be constant, so it is changed for all days at once', async () => {
    await coach.getByRole('textbox', { name: 'Water' }).fill('2700');
    await press('Use this water amount every day until the show');
    await expect(coach.getByText('Also saved: D-5, D-4')).toBeVisible();
    await press('Save changes');
    const row = coach.getByRole('row', { name: /^Water/ });
    await expect(row.getByRole('cell', { name: '2.7', exact: true })).toHaveCount(7);
    await expect(coach.getByText('Also saved')).toBeHidden();
    const { plan } = await done(office.request.get(peak));
    const water = plan.days.map(({ waterMl }: { waterMl: number }) => waterMl);
    expect(new Set(water.slice(0, 7))).toEqual(new Set([2700]));
  });

  await test.step('the coach gives a reason', async () => {
    await press('Approve the plan');
    const dialog = coach.getByRole('dialog', { name: 'Approve this peak week?' });
    await expect(
      dialog.getByText('Some days leave less energy after exercise than the target'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    const reason = dialog.getByRole('textbox', { name: 'Reason for overriding this' });
    await expect(reason).toHaveAccessibleDescription(/Explain why/);
    await reason.fill('Asked on Monday: she feels well.');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog).toBeHidden();
    const approved = coach.getByRole('region', { name: 'Approved peak week' });
    const words = 'Despite the warnings: Asked on Monday: she feels well.';
    await expect(approved.getByText(words)).toBeVisible();
    await page.goto('/peak-week');
    await expect(page.getByRole('region', { name: 'Approved peak week' })).toBeVisible();
    await expect(page.getByText('Asked on Monday')).toHaveCount(0);
  });
  await office.close();
});

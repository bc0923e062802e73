import { expect, type Page } from '@playwright/test';

interface Newcomer {
  name: string;
  email: string;
  password: string;
}

/** A text field by its label; the first one if several have it. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name }).first();

export const passwordField = (page: Page) => page.getByLabel(/^Password/).first();

/** Selects one choice of a group. */
export const choose = (page: Page, group: string, option: string) =>
  page
    .getByRole('radiogroup', { name: group })
    .getByRole('radio', { name: new RegExp(`^${option}`) })
    .check();

const pressContinue = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const isOnStep = (page: Page, step: number) =>
  expect(page.getByText(`Step ${step} of 6`)).toBeVisible();

/** Completes all steps like a person, from what is on the screen. */
export async function answerEverything(page: Page, newcomer: Newcomer): Promise<void> {
  await isOnStep(page, 1);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await field(page, 'Name').fill(newcomer.name);
  await field(page, 'Email').fill(newcomer.email);
  await passwordField(page).fill(newcomer.password);
  await field(page, 'Age').fill('29');
  await choose(page, 'Sex', 'Male');
  await field(page, 'Height').fill('178');
  await field(page, 'Weight').fill('84');
  await pressContinue(page);
  await isOnStep(page, 2);
  await choose(page, 'Primary goal', 'Weight loss');
  await field(page, 'Target weight').fill('77');
  await choose(page, 'Timeline', '12 weeks');
  await page.getByLabel('Division').selectOption('Classic Physique');
  for (const muscle of ['Chest', 'Back', 'Calves']) {
    await page.getByRole('checkbox', { name: muscle }).check();
  }
  await expect(page.getByRole('checkbox', { name: 'Traps' })).toBeDisabled();
  await pressContinue(page);
  await choose(page, 'Meals a day', '4 meals');
  await page.getByRole('checkbox', { name: 'Nuts' }).check();
  await choose(page, 'Cooking', 'Basic');
  await pressContinue(page);
  await choose(page, 'Experience', 'Intermediate');
  await choose(page, 'Training days a week', '4 days');
  await choose(page, 'Days a week you have time', '5–6 days');
  await choose(page, 'Length of a session', '60 min');
  await page.getByRole('radio', { name: /^Gym/ }).check();
  await choose(page, 'Cardio', 'Moderate');
  await page.getByLabel('Usual training time').fill('06:30');
  await page.getByRole('checkbox', { name: 'Knee' }).check();
  await choose(page, 'Knee: which side?', 'Left');
  await page.getByRole('checkbox', { name: 'Squat or leg press' }).check();
  await pressContinue(page);
  await choose(page, 'Daily activity', 'Moderately active');
  await field(page, 'Sleep a night').fill('7.5');
  await field(page, 'Water a day').fill('3');
  await choose(page, 'Stress', 'Low');
  await expect(page.getByRole('checkbox', { name: 'Diabetes' })).not.toBeChecked();
  // Men are not asked about a cycle or a pregnancy.
  await expect(page.getByRole('radiogroup', { name: 'Menstrual cycle' })).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Pregnancy' })).toBeHidden();
  await choose(page, 'Chest pain or fainting during exercise', 'No');
  await page.getByLabel(/^Stimulants or/).selectOption('Neither');
  await pressContinue(page);
  await isOnStep(page, 6);
  await expect(page.getByText(newcomer.email)).toBeVisible();
}

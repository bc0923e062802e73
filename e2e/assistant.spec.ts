import { delayCalls } from './support/delay-calls.ts';
import { openCoachPage, signUpAthlete } from './support/people.ts';
import { done, send as write } from './support/send.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const ASK_URL = '**/api/ai/ask-ali';

test('an athlete asks the coach’s assistant, and sees when it can’t be reached', async ({
  page,
  browser,
  product,
}) => {
  const userId = await signUpAthlete(page.context());
  const box = page.getByRole('log', { name: 'Conversation' });
  const field = page.getByRole('textbox', { name: 'Your question' });
  const send = page.getByRole('button', { name: 'Send' });
  const suggestions = page.getByRole('list', { name: 'Suggested questions' });
  const typing = page.getByRole('status', { name: 'Ali’s assistant is typing' });
  const height = async () => (await box.boundingBox())?.height;
  await page.goto('/ask-ali');
  await expect(suggestions).toBeVisible();
  const fixed = await height();

  await test.step('a greeting, six suggestions, and nothing to send yet', async () => {
    await expect(box.getByRole('article')).toHaveCount(1);
    await expect(box).toContainText('Hi, I am Ali’s assistant.');
    await expect(suggestions.getByRole('listitem')).toHaveCount(6);
    await expect(send).toBeDisabled();
  });

  await test.step('white space can’t be sent', async () => {
    let requestCount = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/ai/ask-ali')) requestCount += 1;
    });
    await field.fill('  \t ');
    await expect(send).toBeDisabled();
    await field.press('Enter');
    await expect(box.getByRole('article')).toHaveCount(1);
    await expect(suggestions).toBeVisible();
    expect(requestCount).toBe(0);
  });

  await test.step('the athlete’s message appears at once, and the field waits for the answer', async () => {
    const answer = await delayCalls(page, ASK_URL);
    await field.fill('How much protein do I need?');
    await send.click();
    await expect(box.getByRole('article').nth(1)).toContainText('How much protein do I need?');
    await expect(typing).toBeVisible();
    await expect(field).toBeDisabled();
    await expect(suggestions).toBeHidden();
    answer();
    await expect(box.getByRole('article')).toHaveCount(3);
    await expect(typing).toBeHidden();
    await expect(field).toBeEnabled();
    await page.unroute(ASK_URL);
  });

  await test.step('an athlete who moves to another screen is notified of the answer', async () => {
    const answer = await delayCalls(page, ASK_URL);
    await field.fill('How much fiber do I need?');
    await send.click();
    await expect(typing).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
    answer();
    await expectToast(page, 'Your answer is ready');
    await page.goBack();
    await expect(box).toContainText('How much fiber do I need?');
    await page.unroute(ASK_URL);
  });

  await test.step('without a connection it apologizes and says where to write', async () => {
    await page.route(ASK_URL, (route) => route.abort());
    await field.fill('And how much water?');
    await field.press('Enter');
    await expectToast(
      page,
      'Connection Issue',
      'Unable to reach the coach right now. Please try again.',
    );
    await expect(box.getByRole('article').last()).toContainText('coach@demo.posedown.app');
    await expect(field).toBeEnabled();
  });

  await test.step('the box keeps its height, however long the conversation', async () => {
    expect(await height()).toBe(fixed);
    const overflows = await box.evaluate((element) => element.scrollHeight > element.clientHeight);
    expect(overflows).toBe(true);
  });

  await test.step('the coach can scroll back to the first message after many questions', async () => {
    const question = { message: 'How many sets?', userId, conversationHistory: [] };
    for (let count = 0; count < 25; count += 1) {
      await done(write(page, 'POST', '/api/ai/ask-ali', question));
    }
    const { office, coach } = await openCoachPage(browser, product);
    await coach.goto(`/ask-ali/${userId}`);
    const lines = coach.getByRole('article');
    await expect(lines).toHaveCount(50);
    await coach.getByRole('button', { name: 'Older messages' }).click();
    await expect(lines).toHaveCount(54);
    await expect(lines.first()).toContainText('How much protein do I need?');
    await office.close();
  });
});

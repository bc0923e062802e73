import { CHROMIUM } from './support/chromium.ts';
import { signedIn } from './support/log-in.ts';
import { picture } from './support/picture.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

test.use({
  demo: 'on',
  launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, '--use-fake-device-for-media-stream'] },
});

test('a progress photo is taken with the last one of its pose as overlay, or chosen when the camera is blocked', async ({
  browser,
  product,
}) => {
  const { context } = await signedIn(browser, product, 'client');
  await context.grantPermissions(['camera']);
  const page = await context.newPage();
  await page.goto('/progress/photos');
  const open = page.getByRole('button', { name: 'Take photos with an overlay' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Line up with your last photo' });
  await expect(dialog.getByRole('img', { name: /^Last photo: Front,/ })).toBeVisible();
  await dialog.getByRole('slider', { name: 'Overlay' }).fill('30');
  const camera = dialog.getByLabel('Camera view');
  await expect
    .poll(() => camera.evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Take photo' }).click();
  await expect(dialog.getByRole('img', { name: 'Just taken' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(dialog.getByText('Front was added to your photos.')).toBeVisible();
  await expect(dialog.getByRole('img', { name: /^Last photo: Side,/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('img', { name: 'Chosen: front.jpg' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Pose of front.jpg' })).toHaveValue('front');
  await page.getByRole('button', { name: 'Save 1 photo' }).click();
  await expectToast(page, 'Photos saved');

  await context.clearPermissions();
  await open.click();
  await expect(dialog.getByRole('alert')).toContainText('doesn’t have access to the camera');
  const choice = dialog.getByLabel('Choose a photo');
  // Closing the file picker without a choice.
  await choice.dispatchEvent('cancel', { bubbles: true });
  await choice.setInputFiles(await picture(page, 'side.png'));
  await expect(page.getByRole('img', { name: 'Chosen: side.png' })).toBeVisible();
  await context.close();
});

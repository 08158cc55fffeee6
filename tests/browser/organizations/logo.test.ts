import { organizations } from '@prorata/i18n/nl/organizations';
import { problems } from '@prorata/i18n/nl/problems';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { atNight, sampleOf, test } from '../support/browser.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

/** Square, so that it must be brought into the frame. */
const SQUARE = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">
<rect width="300" height="150" fill="#277aa8"/><rect y="150" width="300" height="150" fill="#eab0b6"/></svg>`;

function fileOf(content: string, name = 'logo.svg', mimeType = 'image/svg+xml') {
  return { name, mimeType, buffer: Buffer.from(content) };
}

async function open(page: Page): Promise<void> {
  await signInAs(page, personOf('demo-karel-van-robbroeck'), '/app/myOrganization');
  await page.getByRole('button', { name: organizations.logo.choose }).waitFor();
}

/** The colour in the middle of the logo, as the browser shows it. */
function colourInTheMiddle(page: Page): Promise<{ width: number; height: number; colour: number[] }> {
  return page.getByAltText(organizations.logo.of.split('{{')[0] ?? '').evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    const { naturalWidth: width, naturalHeight: height } = image;
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return { width, height, colour: [...(context?.getImageData(width / 2, height / 2, 1, 1).data ?? [])] };
  });
}

test('a logo of another proportion is cropped by keyboard, saved, and can be removed', async ({ page }) => {
  await open(page);
  await page.locator('input[type=file]').setInputFiles(fileOf(SQUARE));
  const dialog = page.getByRole('dialog', { name: organizations.logo.crop });
  await dialog.getByRole('button', { name: organizations.logo.fill }).click();
  const frame = dialog.getByRole('group', { name: organizations.logo.frame });
  await frame.focus();
  for (let press = 0; press < 8; press += 1) await frame.press('Shift+ArrowUp');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: organizations.logo.save }).click();
  await dialog.waitFor({ state: 'hidden' });

  const { width, height, colour } = await colourInTheMiddle(page);
  expect(width / height).toBeCloseTo(85 / 36, 1);
  // Moved up as far as it goes, the lower half of the picture fills the frame.
  expect(colour).toEqual([0xea, 0xb0, 0xb6, 255]);

  await page.getByRole('button', { name: organizations.logo.remove }).click();
  await page.getByText(organizations.logo.none).waitFor();
});

atNight('a logo whose proportion is right is kept as it is', async ({ page }) => {
  await open(page);
  const right = SQUARE.replace('height="300">', 'height="127" viewBox="0 0 300 127">');
  const saved = page.waitForResponse((response) => response.url().endsWith('/logo'));
  await page.locator('input[type=file]').setInputFiles(fileOf(right));
  await page.getByRole('button', { name: organizations.logo.save }).click();
  expect((await (await saved).json()).logo).toMatch(/^data:image\/svg\+xml/);
  await page.getByRole('button', { name: organizations.logo.remove }).click();
  await page.getByText(organizations.logo.none).waitFor();
});

const REFUSED = [
  ['a text', fileOf('hello', 'logo.txt', 'text/plain'), problems['upload-type-refused']],
  ['an empty file', fileOf('', 'logo.png', 'image/png'), problems['upload-empty']],
  ['a broken picture', fileOf('no picture', 'logo.png', 'image/png'), problems['logo-unreadable']],
] as const;

test.for(sampleOf(REFUSED))('%s is refused with the reason', async ([, file, phrase], { page }) => {
  await open(page);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('alert').getByText(phrase).waitFor();
  await expectAccessible(page);
});

import { LANGUAGES } from '@prorata/domain/vocabulary';
import { start } from '@prorata/i18n/nl/start';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PRODUCT, sampleOf, test } from '../support/browser.ts';
import { LANGUAGE_NAMES } from '../support/texts.ts';

const PAGES = ['terms-and-conditions', 'privacy-policy', 'terms-of-use'];
describe('the legal pages', () => {
  test.for(sampleOf(PAGES))('/%s is there for everyone, in four languages', async (name, { page }) => {
    await page.goto(`/${name}`);
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      const response = await page.request.get(`${PRODUCT}/api/Legal/${name}?lang=${language}`);
      const { title }: { title: string } = await response.json();
      await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await page.locator(`article[lang=${language}]`).waitFor();
      await expectAccessible(page);
      titles.add(title);
    }
    expect(titles.size).toBeGreaterThan(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScrolling(page);
  });

  test('are reached from the start page', async ({ page }) => {
    for (const name of Object.values(start.legal)) {
      await page.goto('/');
      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    }
  });
});

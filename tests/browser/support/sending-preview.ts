import { preview } from '@prorata/i18n/nl/preview';
import type { Locator, Page } from 'playwright-core';

/** What is about to leave, as it is looked at. */
export function previewOf(page: Page): Locator {
  return page.getByRole('dialog').filter({ has: page.getByRole('button', { name: preview.trial }) });
}

/** Sends what was looked at: so many mails and letters. */
export async function sendPreviewed(page: Page, count: number): Promise<void> {
  const verb = (count === 1 ? preview.send_one : preview.send_other).replace('{{count}}', String(count));
  await previewOf(page).getByRole('button', { name: verb, exact: true }).click();
}

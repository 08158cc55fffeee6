import { addDays, addMonths, brusselsDate, dayOfWeek, type IsoDate } from '@prorata/domain/iso-date';
import { calendar } from '@prorata/i18n/nl/calendar';
import { figures } from '@prorata/i18n/nl/figures';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { openDossier, openOffice } from '../support/office.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

const TODAY = brusselsDate(new Date());

function cardOf(page: Page): Locator {
  return page.getByRole('region', { name: calendar.title, exact: true });
}

/** The day of the grid, which says its whole date. */
function dayIn(card: Locator, day: IsoDate): Locator {
  return card.locator(`[data-day="${day}"]`);
}

describe('the calendar of terms', () => {
  test('is walked by keys, tells a day, and is subscribed to until its address is revoked', async ({
    page,
  }) => {
    const office = await openOffice(page, personOf('demo-joris-dewitte'));
    const { id, fileNumber } = await openDossier(office, 'Kalenderhof');
    const due = addMonths(TODAY, 1);
    const reminder = { text: 'Niet voor vreemden', dueOn: due };
    await office.call('POST', `/api/Dossier/${id}/Activity/reminder`, reminder);
    await page.goto('/app');
    const card = cardOf(page);
    await dayIn(card, TODAY).focus();
    await page.keyboard.press('PageDown');
    await expect.poll(() => focusedDay(page)).toBe(due);
    await card.getByRole('link', { name: fileNumber }).waitFor();
    expect(await dayIn(card, due).getAttribute('aria-label')).toMatch(/\d+ termijn/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedDay(page)).toBe(addDays(due, 1));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    const before = addDays(due, -6);
    await expect.poll(() => focusedDay(page)).toBe(addDays(before, 1 - dayOfWeek(before)));
    await expectAccessible(page);
    await card.getByRole('button', { name: calendar.nextMonth }).click();
    await card.getByRole('button', { name: calendar.previousMonth }).click();

    await card.getByRole('button', { name: calendar.feed.open }).click();
    const dialog = page.getByRole('dialog', { name: calendar.feed.title });
    await dialog.getByRole('button', { name: calendar.feed.make }).click();
    const address = await dialog.getByLabel(calendar.feed.address).inputValue();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: calendar.feed.close }).click();
    // Any program reads it, without signing in.
    const told = await (await fetch(address)).text();
    expect(told.replaceAll('\r\n ', '')).toContain(`${calendar.kinds.reminder} · ${fileNumber}`);
    expect(told).not.toContain(reminder.text);

    // On the account it can be seen and revoked.
    await page.goto('/app/myAccount');
    await page.getByText(calendar.feed.since.split('{{')[0] ?? '').waitFor();
    await page.getByRole('button', { name: calendar.feed.manage }).click();
    await dialog.getByRole('button', { name: calendar.feed.revoke }).click();
    await page.getByText(calendar.feed.revoked).waitFor();
    await dialog.getByText(calendar.feed.none).waitFor();
    expect((await fetch(address)).status).toBe(404);
  });

  atNight('fits every phone, with a day under a finger and the charts below', async ({ openPage }) => {
    const page = await openPage(PHONE);
    await signInAs(page, personOf('demo-annelies-claes'));
    const card = cardOf(page);
    await dayIn(card, TODAY).waitFor();
    for (const width of [360, 390, 412, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScrolling(page);
    }
    await page.setViewportSize(PHONE.viewport);
    const tomorrow = addDays(TODAY, 1);
    await dayIn(card, tomorrow).tap();
    await expect.poll(() => dayIn(card, tomorrow).getAttribute('aria-pressed')).toBe('true');
    const box = await dayIn(card, tomorrow).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(40);
    const status = page.getByRole('region', { name: figures.status.title, exact: true });
    await status.getByRole('link').first().waitFor();
    await page.getByRole('region', { name: figures.distributed.title }).waitFor();
    const times = page.getByRole('region', { name: figures.times.title });
    expect(await times.getByRole('listitem').count()).toBe(3);
    await expectAccessible(page);
  });
});

test('those who run the platform see its figures', async ({ page }) => {
  await signInAs(page, personOf('demo-bram-hermans'));
  const open = page.locator('dt', { hasText: figures.platform.openDossiers }).locator('..');
  await expect.poll(() => open.locator('dd').first().textContent()).toMatch(/^[1-9]\d*$/);
  await page.getByText(figures.platform.turnover, { exact: true }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScrolling(page);
});

function focusedDay(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-day'));
}

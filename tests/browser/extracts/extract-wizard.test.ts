import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { dossiers } from '@prorata/i18n/nl/dossiers';
import { extracts } from '@prorata/i18n/nl/extracts';
import { fields } from '@prorata/i18n/nl/fields';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE } from '../support/browser.ts';
import { BAILIFF, type Office, openOffice } from '../support/office.ts';
import { countPresses } from '../support/presses.ts';
import { signInAs } from '../support/sign-in.ts';

const CREDITORS = 40;
/** At most this many for each creditor, all that belongs to the dossier included. */
const MOST_PRESSES = 3;
/** One is invited, one gets a statement; nothing more is sent and filled in than is needed to see it. */
const KEYS = ['1', '2'];

/** How many creditors are decided on, as the list of them says. */
async function waitForDecided(page: Page, count: number): Promise<void> {
  const words = extracts.creditors.decided
    .replace('{{count}}', String(count))
    .replace('{{total}}', String(CREDITORS));
  await page.getByText(words, { exact: true }).waitFor();
}

async function pressNext(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: extracts.nextKeys });
  await expect.poll(() => next.isEnabled()).toBe(true);
  await page.keyboard.press('Control+Enter');
}

async function goOn(page: Page, title: string): Promise<void> {
  await pressNext(page);
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
}

atNight(
  'a sample extract becomes a dossier with forty creditors by keys alone, over a reload',
  async ({ page, openPage }) => {
    const office = await openOffice(page);
    await page.goto('/app/dossiers');
    const presses = await countPresses(page);
    await page.getByRole('link', { name: dossiers.addFromExtract }).press('Enter');
    await page.getByRole('button', { name: extracts.upload.sample }).press('Enter');
    await page.waitForURL(/\/app\/extract\/[0-9a-f-]{36}/);

    // What the dossier is: the debtor and the consultation were read, where the money comes from was not.
    await page.getByText(extracts.mark.fromPage.replace('{{number}}', '1')).first().waitFor();
    const sale = page.getByRole('checkbox', { name: vocabulary.transactionKind.sale });
    if (!(await sale.isChecked())) await sale.press('Space');
    const saleDate = page.getByRole('textbox', { name: fields.dossier.saleDate });
    await saleDate.press('Control+A');
    await saleDate.pressSequentially('22/10/2026');
    await page.keyboard.press('Control+Enter');

    // Each creditor, beside where it was read.
    await page.getByText(extracts.creditors.question).waitFor();
    await page.getByRole('img', { name: /Bladzijde 1 van/ }).waitFor();
    await expectAccessible(page);
    for (let decided = 0; decided < CREDITORS; decided += 1) {
      await waitForDecided(page, decided);
      if (decided === 2) await reloadWhenKept(page, office, decided);
      if (decided === 4) await lookOnAPhone(await openPage(PHONE), page.url());
      await page.keyboard.press(KEYS[decided] ?? '3');
    }
    await page.getByRole('heading', { name: extracts.sending.title }).waitFor();
    await expectAccessible(page);
    await goOn(page, extracts.standard.title);
    await goOn(page, extracts.confirm.title);
    await expectAccessible(page);
    await pressNext(page);
    await page.waitForURL(/\/app\/dossier\/[0-9a-f-]{36}/);
    expect(presses()).toBeGreaterThan(CREDITORS);
    expect(presses()).toBeLessThanOrEqual(MOST_PRESSES * CREDITORS);

    const id = new URL(page.url()).pathname.split('/').at(-1);
    const { counts, daterequestcbb } = await office.call<Dossier>('GET', `/api/Dossier/${id}`);
    expect(counts.statements).toBe(1);
    expect(counts.invitations).toBeGreaterThanOrEqual(1);
    expect(daterequestcbb).not.toBeNull();
  },
);

/** What was decided is kept a moment later: after that a reload goes on where it was. */
async function reloadWhenKept(page: Page, office: Office, decided: number): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await expect
    .poll(async () => {
      const { progress } = await office.call<{ progress: Kept | null }>('GET', `/api/Extract/${id}`);
      return Object.values(progress?.creditors ?? {}).filter(({ decision }) => decision !== null).length;
    })
    .toBe(decided);
  await page.reload();
  await waitForDecided(page, decided);
}

interface Kept {
  readonly creditors: Readonly<Record<string, { readonly decision: string | null }>>;
}

/** The same extract on a phone: nothing sticks out, and the page of the extract lies behind a button. */
async function lookOnAPhone(phone: Page, url: string): Promise<void> {
  await signInAs(phone, BAILIFF, url);
  await phone.getByText(extracts.panes.source, { exact: true }).tap();
  await phone.getByRole('region', { name: extracts.source.title, exact: true }).waitFor();
  await expectNoSidewaysScrolling(phone);
  await phone.getByText(extracts.panes.fields, { exact: true }).tap();
  await expectNoSidewaysScrolling(phone);
  await phone.close();
}

import { claims } from '@prorata/i18n/nl/claims';
import { documents } from '@prorata/i18n/nl/documents';
import { filing } from '@prorata/i18n/nl/filing';
import { following } from '@prorata/i18n/nl/following';
import { invited } from '@prorata/i18n/nl/invited';
import { states } from '@prorata/i18n/nl/states';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { pdfFile } from '../support/files.ts';
import { CREDITOR, inviteCreditor, openDossier, openOffice } from '../support/office.ts';
import { countPresses } from '../support/presses.ts';
import {
  ACCOUNT,
  addClaim,
  addDocument,
  begin,
  beginStatement,
  field,
  KNOWN,
  saved,
  sayTitle,
} from './creditor.ts';

const { close } = invited;

const WIDTHS = [360, 390, 412, 768] as const;
/** A thumb's width: WCAG 2.5.5. */
const THUMB = 44;

/** Whether a page fits every phone, and what is pressed on it fits a thumb. */
async function expectFitForPhones(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScrolling(page);
    expect(await listSmallTargets(page), `${page.url()} at ${width}`).toEqual([]);
  }
  await page.setViewportSize(PHONE.viewport);
}

/** What is pressed on the page itself and is lower than a thumb is wide; the frame of the product around it is not its. */
function listSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((thumb) => {
    const pressed = document.querySelectorAll<HTMLElement>(
      'form button, form a[href], form [role=radio], form input:not([type=file]):not([type=hidden]), form [role=combobox]',
    );
    return [...pressed]
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
      .filter((element) => !element.closest('[data-position], p'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height < thumb - 0.5)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${Math.round(box.height)}`);
  }, THUMB);
}

test('an ordinary claim takes five presses and two fields on a phone, and the bailiff has it', async ({
  page,
  openPage,
}) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id, KNOWN);
  const phone = await openPage(PHONE);
  await phone.goto(`/invited/${code}`);
  await phone.getByRole('heading', { name: invited.dossier.title }).waitFor();
  await expectAccessible(phone);
  const presses = await countPresses(phone);

  await phone.getByRole('button', { name: invited.dossier.start }).tap();
  const known = phone
    .locator('section')
    .filter({ has: phone.getByRole('heading', { name: filing.known.title }) });
  await known.getByText(KNOWN.addressee).waitFor();
  await known.getByText(vocabulary.creditorType.legalEntity).waitFor();
  await known.getByText(/Leuvensesteenweg 310/).waitFor();
  await known.getByText(new RegExp(filing.known.sources.invitation)).waitFor();
  await phone.getByText(filing.asked.count.replace('{{done}}', '0').replace('{{all}}', '4')).waitFor();
  // All that can be typed into: the four inputs are two fields, a file, and yes or no.
  expect(await phone.getByRole('textbox').count()).toBe(2);
  await expectAccessible(phone);
  await expectFitForPhones(phone);

  const next = (name: string) => phone.getByRole('button', { name, exact: true });
  await next(invited.parts.totalAmountClaimed.act).waitFor();
  await field(phone, filing.amount.question).fill('8.997,35');
  await next(filing.next.settlement).waitFor();
  const chooser = phone.waitForEvent('filechooser');
  await phone.getByRole('button', { name: filing.paper.fileLabel }).tap();
  await (await chooser).setFiles(pdfFile('vonnis.pdf'));
  await next(filing.next.title).waitFor();
  await phone.getByRole('radio', { name: filing.ownTitle.yes, exact: true }).tap();
  await next(invited.parts.paymentaccount.act).waitFor();
  await field(phone, filing.account.question).fill('BE68 5390 0754');
  await next(filing.next.account).waitFor();
  await phone.getByText(filing.account.left_other.replace('{{count}}', '4')).waitFor();
  await field(phone, filing.account.question).fill(ACCOUNT);
  await phone.getByText(filing.asked.count.replace('{{done}}', '4').replace('{{all}}', '4')).waitFor();
  await expectAccessible(phone);
  await expectFitForPhones(phone);
  await next(filing.next.check).tap();
  await phone.getByRole('heading', { name: filing.check.title, level: 1 }).waitFor();
  await phone.getByText('€ 8.997,35').first().waitFor();
  await phone.getByText(close.final).waitFor();
  await expectAccessible(phone);
  await expectFitForPhones(phone);
  await next(close.verb).tap();
  await phone.getByRole('heading', { name: following.title }).waitFor();
  expect(presses()).toBeLessThanOrEqual(5);

  const { items } = await office.call<{ items: { id: string }[] }>(
    'GET',
    `/api/Dossier/${dossier.id}/Statement`,
  );
  expect(items).toMatchObject([
    {
      creditorName: expect.stringContaining('Lannoy-Peeters'),
      totalAmountClaimed: 8997.35,
      numberOfDocuments: 2,
    },
  ]);
  const filed = await office.call('GET', `/api/Dossier/${dossier.id}/ThirdPartyStatement/${items[0]?.id}`);
  expect(filed).toMatchObject({ titles: [{ kind: 'judgment', documentId: expect.any(String) }] });
});

atNight(
  'at a desk the paper lies beside the inputs, and a judgment is told apart from the account',
  async ({ page, openPage }) => {
    const office = await openOffice(page);
    const dossier = await openDossier(office);
    const { code } = await inviteCreditor(office, dossier.id, KNOWN);
    const desk = await openPage({ viewport: { width: 1440, height: 900 } });
    await desk.goto(`/invited/${code}/statement`);
    await desk.getByText(KNOWN.addressee).waitFor();
    await expectAccessible(desk);
    // The first paper begins the statement.
    await desk
      .locator(`input[type=file][aria-label="${filing.paper.fileLabel}"]`)
      .setInputFiles(pdfFile('rekening.pdf'));
    await desk.waitForURL(/\/statement\/[0-9a-f-]{36}/);
    await desk.getByRole('complementary').getByRole('img').first().waitFor();
    await expectAccessible(desk);
    await sayTitle(desk, false);
    await addDocument(desk, 'vonnis.pdf', filing.ownTitle.file);
    await desk.getByRole('textbox', { name: /^gerecht$/i }).fill('Ondernemingsrechtbank Antwerpen');
    await saved(desk);
    await field(desk, filing.amount.question).fill('8940');
    await saved(desk);
    const address = desk.url();
    await desk.getByRole('link', { name: filing.why.check }).click();
    await desk.getByRole('button', { name: claims.guide.toList }).click();
    await addClaim(desk, {
      proof: 'vonnis.pdf',
      type: vocabulary.claimTypeInLaw.specific,
      privilege: 'verkoper',
      amount: '5200',
    });
    await desk.getByText('€ 3.740,00').waitFor();
    await desk.goto(address);
    await desk.getByRole('heading', { name: filing.why.privileged_one.replace('{{count}}', '1') }).waitFor();
    await desk.setViewportSize({ width: 1000, height: 900 });
    await desk.getByRole('navigation', { name: filing.paper.pane }).waitFor({ state: 'hidden' });
    await expectNoSidewaysScrolling(desk);
    await desk.reload();
    expect(await desk.getByRole('textbox', { name: /^gerecht$/i }).inputValue()).toBe(
      'Ondernemingsrechtbank Antwerpen',
    );
  },
);

test('what is typed survives a reload, half a number too, and goes on in another browser', async ({
  page,
  openPage,
}) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id, KNOWN);
  const first = await openPage(PHONE);
  await first.goto(`/invited/${code}/statement`);
  await begin(first);
  const address = new URL(first.url()).pathname;
  await field(first, filing.amount.question).fill('8940');
  await saved(first);
  await field(first, filing.account.question).fill('BE68 5390');
  await first
    .getByRole('status')
    .filter({ hasText: filing.saving.unfinished.split('{{')[0] ?? '' })
    .waitFor();
  await first.reload();
  expect(await field(first, filing.amount.question).inputValue()).toMatch(/8[.\s]940,00/);
  expect(await field(first, filing.account.question).inputValue()).toMatch(/BE68\s?5390/);
  await addDocument(first, 'vonnis.pdf');

  const second = await openPage(PHONE);
  await second.goto(`/invited/${code}`);
  await second.getByRole('link', { name: invited.dossier.goOn }).tap();
  await second.getByRole('button', { name: 'vonnis.pdf', exact: true }).waitFor();
  expect(new URL(second.url()).pathname).toBe(address);
  expect(await field(second, filing.amount.question).inputValue()).toMatch(/8[.\s]940,00/);
  // Nobody else's browser keeps what was not finished.
  expect(await field(second, filing.account.question).inputValue()).toBe('');
});

test('without a connection what is typed waits, and is saved when it is back', async ({
  page,
  openPage,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|offline/i);
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id, KNOWN);
  const phone = await openPage(PHONE);
  await phone.goto(`/invited/${code}/statement`);
  await begin(phone);
  await phone.context().setOffline(true);
  await field(phone, filing.amount.question).fill('512');
  await phone.getByRole('status').filter({ hasText: filing.saving.offline }).waitFor();
  await phone.context().setOffline(false);
  await saved(phone);
  await phone.reload();
  expect(await field(phone, filing.amount.question).inputValue()).toBe('512,00');
});

atNight(
  'of two tabs each keeps what only it changed, and who is second in one field chooses',
  async ({ page, openPage, faults }) => {
    faults.expect(/409/);
    const office = await openOffice(page);
    const dossier = await openDossier(office);
    const { code } = await inviteCreditor(office, dossier.id, KNOWN);
    const one = await openPage(PHONE);
    await one.goto(`/invited/${code}/statement`);
    await begin(one);
    const other = await openPage(PHONE);
    await other.goto(new URL(one.url()).pathname);
    await field(other, filing.account.question).waitFor();
    await field(one, filing.amount.question).fill('100');
    await saved(one);
    await field(other, filing.account.question).fill(ACCOUNT);
    await saved(other);
    expect(await field(other, filing.amount.question).inputValue()).toBe('100,00');

    await field(one, filing.amount.question).fill('200');
    await saved(one);
    await field(other, filing.amount.question).fill('300');
    const notice = other.getByRole('alert').filter({ hasText: '200' });
    await notice.waitFor();
    await expectAccessible(other);
    expect(await field(other, filing.amount.question).inputValue()).toMatch(/^300/);
    await notice.getByRole('button', { name: states.conflict.redoMine }).tap();
    await notice.waitFor({ state: 'hidden' });
    await saved(other);
    await one.reload();
    expect(await field(one, filing.amount.question).inputValue()).toBe('300,00');
    expect(await field(one, filing.account.question).inputValue()).toBe(ACCOUNT);
  },
);

test('a creditor files by the keyboard alone', async ({ page, openPage }) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id, KNOWN);
  const desk = await openPage();
  await desk.goto(`/invited/${code}/statement`);
  await desk.getByText(KNOWN.addressee).waitFor();
  const focused = () =>
    desk.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
  const tabTo = async (name: string) => {
    for (let tries = 0; tries < 60; tries += 1) {
      if ((await focused()).trim() === name) return;
      await desk.keyboard.press('Tab');
    }
    throw new Error(`Nobody reaches “${name}” with the keyboard.`);
  };
  await tabTo(filing.begin.begin);
  await desk.keyboard.press('Enter');
  await desk.getByRole('heading', { name: filing.known.title }).waitFor();
  await desk.waitForURL(/\/statement\/[0-9a-f-]{36}/);
  // The button at the foot leads to what is missing: Enter in a field presses it.
  await tabTo(invited.parts.totalAmountClaimed.act);
  await desk.keyboard.press('Enter');
  await desk.keyboard.type('1250');
  const chooser = desk.waitForEvent('filechooser');
  await tabTo(filing.paper.fileLabel);
  await desk.keyboard.press('Enter');
  await (await chooser).setFiles(pdfFile('vonnis.pdf'));
  await desk.getByRole('button', { name: filing.next.title, exact: true }).waitFor();
  await tabTo(filing.ownTitle.yes);
  await desk.keyboard.press('Space');
  await desk.getByRole('button', { name: invited.parts.paymentaccount.act, exact: true }).waitFor();
  await tabTo(invited.parts.paymentaccount.act);
  await desk.keyboard.press('Enter');
  await desk.keyboard.type(ACCOUNT);
  await desk.getByRole('button', { name: filing.next.check, exact: true }).waitFor();
  await desk.keyboard.press('Enter');
  await desk.getByRole('heading', { name: filing.check.title, level: 1 }).waitFor();
  await tabTo(close.verb);
  await desk.keyboard.press('Enter');
  await desk.getByRole('heading', { name: following.title }).waitFor();
});

atNight(
  'a creditor files by ear alone: by roles and names, and is told what is saved and what is missing',
  async ({ page, openPage }) => {
    const office = await openOffice(page);
    const dossier = await openDossier(office);
    const { code } = await inviteCreditor(office, dossier.id, KNOWN);
    const phone = await openPage(PHONE);
    await phone.goto(`/invited/${code}/dossier`);
    const heard = (text: string | RegExp) => phone.getByRole('status').filter({ hasText: text }).waitFor();
    const missing = (what: string) => heard(filing.next.missing.replace('{{what}}', what));
    await phone.getByRole('button', { name: invited.dossier.start }).press('Enter');
    await phone.getByRole('heading', { name: filing.title, level: 1 }).waitFor();
    await missing(invited.parts.totalAmountClaimed.act);
    expect(await phone.getByRole('progressbar', { name: filing.asked.progress }).getAttribute('value')).toBe(
      '0',
    );
    await phone.getByRole('textbox', { name: filing.amount.question }).fill('1250');
    await heard(/\d\d[.:]\d\d/);
    await missing(filing.next.settlement);
    const chooser = phone.waitForEvent('filechooser');
    await phone.getByRole('button', { name: filing.paper.fileLabel }).press('Enter');
    await (await chooser).setFiles(pdfFile('vonnis.pdf'));
    await heard(filing.paper.added.replace('{{name}}', 'vonnis.pdf'));
    await missing(filing.next.title);
    const question = phone.getByRole('radiogroup', { name: filing.ownTitle.question });
    await question.getByRole('radio', { name: filing.ownTitle.yes }).press('Space');
    await missing(invited.parts.paymentaccount.act);
    await phone.getByRole('textbox', { name: filing.account.question }).fill(ACCOUNT);
    await heard(filing.next.all);
    await saved(phone);
    await phone.getByRole('button', { name: filing.next.check }).press('Enter');
    await phone.getByRole('heading', { name: filing.check.title, level: 1 }).waitFor();
    await phone.getByRole('button', { name: close.verb }).press('Enter');
    await phone.getByRole('heading', { name: following.title, level: 1 }).waitFor();
  },
);

atNight(
  'whoever is not known yet is asked for it, and a paper can be taken away again',
  async ({ page, openPage }) => {
    const office = await openOffice(page);
    const dossier = await openDossier(office);
    const { code } = await inviteCreditor(office, dossier.id);
    const phone = await openPage(PHONE);
    await phone.goto(`/invited/${code}/statement`);
    await beginStatement(phone, CREDITOR, '8940');
    await addDocument(phone, 'onscherp.pdf');
    await sayTitle(phone, true);
    await phone.getByRole('button', { name: invited.parts.paymentaccount.act, exact: true }).waitFor();
    await phone.getByRole('button', { name: documents.remove.replace('{{name}}', 'onscherp.pdf') }).tap();
    await phone.getByRole('button', { name: filing.next.settlement, exact: true }).waitFor();
    await addDocument(phone, 'vonnis.pdf');
    await sayTitle(phone, true);
    await field(phone, filing.account.question).fill(ACCOUNT);
    await phone.getByRole('button', { name: filing.next.check, exact: true }).tap();
    await phone.getByRole('heading', { name: filing.check.title, level: 1 }).waitFor();
    await phone.getByRole('button', { name: close.verb, exact: true }).tap();
    await phone.getByRole('heading', { name: following.title, level: 1 }).waitFor();
  },
);

atNight(
  'a second statement is filed beside the first, and one can be withdrawn',
  async ({ page, openPage }) => {
    const office = await openOffice(page);
    const dossier = await openDossier(office);
    const { code } = await inviteCreditor(office, dossier.id);
    const phone = await openPage(PHONE);
    await phone.goto(`/invited/${code}/statement`);
    await beginStatement(phone, 'Eerste schuldeiser', '100');
    await phone.goto(`/invited/${code}/statement`);
    await beginStatement(phone, 'Tweede schuldeiser', '200');
    const second = new URL(phone.url()).pathname;
    await phone.goto(`/invited/${code}/myStatements`);
    await phone.getByRole('link', { name: /Eerste schuldeiser/ }).waitFor();
    await phone.getByText(close.notYet).waitFor();
    expect(await phone.getByRole('button', { name: close.act }).isDisabled()).toBe(true);
    await expectAccessible(phone);
    await phone.goto(`${second}?step=check`);
    await phone.getByRole('button', { name: invited.statements.withdraw }).tap();
    await phone
      .getByRole('dialog')
      .getByRole('button', { name: invited.statements.withdrawVerb, exact: true })
      .tap();
    await phone.getByRole('heading', { name: invited.statements.title }).waitFor();
    await phone.getByRole('link', { name: /Tweede schuldeiser/ }).waitFor({ state: 'hidden' });
    await phone.getByRole('link', { name: /Eerste schuldeiser/ }).waitFor();
  },
);

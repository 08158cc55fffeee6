import { opening } from '@prorata/i18n/nl/opening';
import { problems } from '@prorata/i18n/nl/problems';
import { sending } from '@prorata/i18n/nl/sending';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { openSignedDossier } from '../distribution/signed-dossier.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, SANDBOX, test } from '../support/browser.ts';
import { listCutTexts } from '../support/cut-texts.ts';
import { type Office, openOffice } from '../support/office.ts';

const CREDITOR = 'Houthandel Lannoy';
const WIDTHS = [360, 390, 412, 768];

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** What the newest mail says of which subject or address hold some words, once it has come. */
async function waitForMail(page: Page, words: string, wanted: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      const answer = await page.request.get(`${SANDBOX}/mailbox/api/messages?q=${encodeURIComponent(words)}`);
      const { messages } = (await answer.json()) as { messages: Mail[] };
      const found = messages.map(({ text }) => wanted.exec(text)?.[1]).find((part) => part !== undefined);
      if (found === undefined) throw new Error(`No mail of ${words} with ${wanted} has come.`);
      return found;
    },
    { timeout: 180_000, interval: 200 },
  );
}

const LINK = /(\/draft\/[\w-]+)/;
const CODE = /(\d{3}\s\d{3})/;

/** A signed draft that went by mail to the one creditor; gives the link in it, and the code of their invitation. */
async function sendDraft(office: Office) {
  let code = '';
  const asked: Office = {
    ...office,
    call: async (method, path, body) => {
      const answer = await office.call<never>(method, path, body);
      // Nobody is shown it any more once the dossier is closed.
      if (path.endsWith('/showCode')) ({ code } = answer as { code: string });
      return answer;
    },
  };
  const dossier = await openSignedDossier(asked, {
    balance: 10_000,
    creditors: [{ creditor: CREDITOR, total: 4_000 }],
    status: 'PvSent',
  });
  const own = `/api/Dossier/${dossier.id}`;
  const { items } = await office.call<{ items: { id: string }[] }>('GET', `${own}/calculations`);
  await office.call('POST', `${own}/Result/${items[0]?.id}/send`, {
    consultation: { sources: ['centralFile'] },
  });
  return { dossier, code, link: await waitForMail(office.page, dossier.fileNumber, LINK) };
}

/** Nothing is cut or wider than the window, on any of the phones and on a tablet. */
async function lookEverywhere(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScrolling(page);
    expect(await listCutTexts(page), `at ${width}`).toEqual([]);
  }
  await page.setViewportSize(PHONE.viewport);
}

describe('the link in the mail', () => {
  test('opens the draft on a phone with a code by mail, and the office sees it', async ({
    openPage,
    faults,
  }) => {
    faults.expect(/status of 403.*\/api\/Draft/);
    const office = await openOffice(await openPage());
    const { dossier, link } = await sendDraft(office);
    const page = await openPage(PHONE);
    await page.goto(link);
    await page.getByRole('heading', { name: opening.title, level: 1 }).waitFor();
    await page.getByText(opening.term.starts.title).waitFor();
    await page.getByText(opening.act.needsSending).waitFor();
    expect(await page.getByText(CREDITOR).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: opening.mail.send }).tap();
    const code = (await waitForMail(page, dossier.fileNumber, CODE)).replace(/\s/, '');
    await lookEverywhere(page);
    await page.getByLabel(opening.mail.digit.replace('{{number}}', '1')).tap();
    await page.keyboard.type(code.startsWith('1') ? '222222' : '111111');
    await page.getByRole('button', { name: opening.act.sign }).tap();
    await page.getByText(problems['opening-code-wrong'].split('{{')[0] ?? '').waitFor();
    await expectAccessible(page);
    await page.getByLabel(opening.mail.digit.replace('{{number}}', '1')).tap();
    await page.keyboard.type(code);
    await page.getByRole('button', { name: opening.act.sign }).tap();

    await page.getByRole('heading', { name: opening.view.title, level: 1 }).waitFor();
    await page.getByText(/^U krijgt €/).waitFor();
    await page.getByText(opening.view.last.split('{{')[0] ?? '').waitFor();
    await page.getByRole('button', { name: /^Toon bladzijde/ }).tap();
    await page
      .getByRole('img', { name: /^Bladzijde|bladzijde 1/i })
      .first()
      .waitFor();
    await expectAccessible(page);
    await lookEverywhere(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Downloaden/ }).tap();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    // What was opened is read again without another code.
    await page.reload();
    await page.getByRole('heading', { name: opening.view.title, level: 1 }).waitFor();

    await office.page.goto(`/app/dossier/${dossier.id}?tab=sending&part=sending`);
    await office.page.getByRole('link', { name: CREDITOR }).first().click();
    const openings = office.page.getByRole('region', { name: opening.office.title });
    await openings.getByText(vocabulary.linkAct.emailCode).waitFor();
    await openings.getByText(opening.office.receipt).waitFor();
    await office.page.getByText(sending.states.signed).first().waitFor();
  });

  atNight(
    'opens with the code of the invitation alone, or asks for a letter; another opens nothing',
    async ({ openPage, faults }) => {
      faults.expect(/status of 40[34].*\/api\/Draft/);
      const office = await openOffice(await openPage());
      const { dossier, link, code } = await sendDraft(office);
      const page = await openPage(PHONE);
      await page.goto(link);
      await page.getByRole('button', { name: opening.letter.ask }).tap();
      await page.getByText(opening.letter.asked).waitFor();
      await page.getByText(opening.invitation.tab, { exact: true }).tap();
      await lookEverywhere(page);
      const field = page.getByRole('textbox', { name: opening.invitation.label });
      await field.fill('ABCD-EFGH-JKMN');
      await page.getByRole('button', { name: opening.act.sign }).tap();
      await page.getByText(problems['opening-invitation-code-wrong']).waitFor();
      await expectAccessible(page);
      await field.fill(code);
      await page.getByRole('button', { name: opening.act.sign }).tap();
      await page.getByRole('heading', { name: opening.view.title, level: 1 }).waitFor();
      await page.getByText(opening.view.by.invitationCode).waitFor();
      await office.page.goto(`/app/dossier/${dossier.id}?tab=sending&part=sending`);
      await office.page.getByText(opening.office.letter).first().waitFor();

      await page.goto('/draft/no-such-link');
      await page.getByText(opening.gone.title).waitFor();
      await expectAccessible(page);
      await lookEverywhere(page);
    },
  );
});

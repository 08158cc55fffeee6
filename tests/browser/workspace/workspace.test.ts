import { readFile } from 'node:fs/promises';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { DEMO_OFFICES } from '@prorata/demo/offices';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { organizations } from '@prorata/i18n/nl/organizations';
import { pages } from '@prorata/i18n/nl/pages';
import { shell } from '@prorata/i18n/nl/shell';
import { workspace } from '@prorata/i18n/nl/workspace';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { pdfFile } from '../support/files.ts';
import { inviteCreditor, type Office, openDossier, openOffice } from '../support/office.ts';
import { personOf, signInAs, takeUpSession } from '../support/sign-in.ts';

const LEEN = personOf('demo-leen-van-acker');
const { name: DIJLELAND, enterpriseNumber: NUMBER } = DEMO_OFFICES.dijleland;

interface Invited {
  readonly debtor: string;
  readonly code: string;
  readonly invitationId: string;
}

interface Sent {
  readonly items: readonly Pick<Invitation, 'sendDate'>[];
}

let serial = 0;

/**
 * An office invites the organization by its number; nobody has done anything about it yet. What was asked to be sent goes
 * in its own time, and is in no workspace before that.
 */
async function invite(
  office: Office,
  details: { readonly kboNumber?: string } = { kboNumber: NUMBER },
): Promise<Invited> {
  serial += 1;
  const debtor = `Bouwbedrijf Leiehoek ${Date.now()} ${serial}`;
  const { id } = await openDossier(office, debtor);
  const invitation = await inviteCreditor(office, id, { addressee: DIJLELAND, ...details });
  const list = `/api/Dossier/${id}/Invitation`;
  const sentOn = async () => (await office.call<Sent>('GET', list)).items[0]?.sendDate ?? null;
  await expect.poll(sentOn).not.toBeNull();
  return { debtor, code: invitation.code, invitationId: invitation.id };
}

/** What the person would do on the pages of the invitation, which have tests of their own. */
async function makeReady(
  page: Page,
  token: string,
  { invitationId }: Invited,
  principal: number,
): Promise<void> {
  const own = `/api/Workspace/invitation/${invitationId}`;
  const headers = { authorization: `Bearer ${token}` };
  for (const documentType of ['settlement', 'title']) {
    const file = pdfFile(`${documentType}.pdf`);
    const attached = await page.request.post(`${own}/document`, {
      headers,
      multipart: { documentType, file },
    });
    expect(attached.ok(), await attached.text()).toBe(true);
  }
  const written = await page.request.post(`${own}/statement`, { headers, data: { principal, close: false } });
  expect(written.ok(), await written.text()).toBe(true);
}

const labelled = (phrase: string, values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, String(value)), phrase);

function rowOf(page: Page, debtor: string) {
  return page.getByRole('row').filter({ hasText: debtor });
}

describe('somebody of an organization that files often', () => {
  test('sees what is addressed to it, assigns it, files several at once and opens one', async ({
    page,
    openPage,
  }) => {
    const office = await openOffice(await openPage());
    const [one, other] = [await invite(office), await invite(office)];
    const token = await takeUpSession(page, LEEN);
    await makeReady(page, token, one, 8_450);
    await page.goto('/app');
    await page.waitForURL('**/app/workspace');
    await rowOf(page, one.debtor).getByText(workspace.states.ready).waitFor();
    await rowOf(page, other.debtor).getByText(workspace.states.new).waitFor();
    const menu = page.getByRole('navigation', { name: shell.mainMenu });
    expect(await menu.getByRole('link').allTextContents()).toEqual([
      shell.menu.workspace,
      shell.menu.ownOrganization,
      shell.menu.myAccount,
      shell.menu.manual,
    ]);
    await expectAccessible(page);

    await page
      .getByRole('button', { name: labelled(workspace.assign.nobodyOf, { name: one.debtor }) })
      .click();
    await page.getByRole('menuitem', { name: new RegExp(workspace.assign.me) }).click();
    const who = `${LEEN.firstName} ${LEEN.lastName}`;
    await page
      .getByRole('button', { name: labelled(workspace.assign.of, { name: one.debtor, who }) })
      .waitFor();

    for (const { debtor } of [one, other]) {
      await page.getByRole('checkbox', { name: labelled(workspace.choose, { name: debtor }) }).check();
    }
    await page.getByRole('button', { name: labelled(workspace.file.act, { count: 1 }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(one.debtor).waitFor();
    expect(await dialog.getByText(other.debtor).count()).toBe(0);
    await dialog.getByText(labelled(workspace.file.notReady_one, { count: 1 })).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: workspace.file.verb_one }).click();
    await dialog.getByText(workspace.file.resultTitle).waitFor();
    await dialog.getByText(workspace.outcomes.filed, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: shell.close }).click();
    await rowOf(page, one.debtor).getByText(workspace.states.filed).waitFor();

    await rowOf(page, other.debtor)
      .getByRole('button', { name: new RegExp(other.debtor) })
      .first()
      .click();
    await page.waitForURL(`**/invited/${other.code}/**`);
    const back = page.getByRole('link', { name: shell.menu.workspace });
    await back.waitFor();
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScrolling(page);
    }
    await back.click();
    await page.waitForURL('**/app/workspace');
  });

  atNight(
    'takes in an invitation by its code, and is told when another has it',
    async ({ page, openPage, faults }) => {
      faults.expect(/40[049]/);
      const office = await openOffice(await openPage());
      const { debtor, code } = await invite(office, {});
      await signInAs(page, LEEN, '/app/workspace');
      await page.getByRole('button', { name: workspace.code.act }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: workspace.code.label }).fill('AAAA-AAAA-AAAA');
      await dialog.getByRole('button', { name: workspace.code.verb }).click();
      await dialog.getByRole('alert').getByText(workspace.code.refused).waitFor();
      await dialog.getByRole('textbox', { name: workspace.code.label }).fill(code);
      await dialog.getByRole('button', { name: workspace.code.verb }).click();
      await dialog.getByRole('status').getByText(debtor).waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: workspace.code.done }).click();
      await rowOf(page, debtor).waitFor();
    },
  );

  atNight('keeps its profile and its keys, and gets back the model as it was', async ({ page, openPage }) => {
    await invite(await openOffice(await openPage()));
    await signInAs(page, LEEN, '/app/myOrganization?tab=profile');
    const contact = page.getByRole('textbox', { name: fields.workspace.contactName });
    await contact.fill(`Leen ${Date.now()}`);
    await page.getByRole('button', { name: forms.save }).click();
    await page.getByText(workspace.profile.saved).waitFor();
    await expectAccessible(page);

    await page.getByRole('tab', { name: workspace.keys.tab }).click();
    await page.getByRole('button', { name: workspace.keys.add }).click();
    const name = `Boekhouding ${Date.now()}`;
    await page.getByRole('dialog').getByRole('textbox', { name: workspace.keys.name }).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: workspace.keys.make }).click();
    await page.getByText(workspace.keys.once).waitFor();
    await page.getByRole('button', { name: workspace.keys.kept }).click();
    await page.getByRole('button', { name: labelled(workspace.keys.revokeOf, { name }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: workspace.keys.revoke }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByText(/Ingetrokken op/)
      .waitFor();
    await expectAccessible(page);

    await page.goto('/app/workspace');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Model met/ }).click();
    const model = await (await downloading).path();
    await page.getByLabel(workspace.sheet.choose).setInputFiles({
      name: 'november.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await readFile(model),
    });
    // Nothing was filled in: every line is told, and none can be filed.
    await page.getByText(/rij(?:en)? zonder gegevens/).waitFor();
    expect(await page.getByRole('button', { name: /indienen…$/ }).count()).toBe(0);
  });

  atNight('does all this on a phone of any width', async ({ openPage }) => {
    const { debtor } = await invite(await openOffice(await openPage()));
    const page = await openPage(PHONE);
    await signInAs(page, LEEN, '/app/workspace');
    await rowOf(page, debtor).waitFor();
    for (const width of [360, 390, 412, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('checkbox', { name: labelled(workspace.choose, { name: debtor }) }).check();
      await page.getByRole('region', { name: workspace.selection }).waitFor();
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: workspace.clear }).click();
    }
    await page.goto('/app/myOrganization?tab=keys');
    await page.getByRole('heading', { name: workspace.keys.help }).waitFor();
    await expectNoSidewaysScrolling(page);
  });
});

describe('the workspace is closed', () => {
  test('to an office without the right, and dossiers are closed to a creditor', async ({
    page,
    openPage,
  }) => {
    await signInAs(page, personOf('demo-joris-dewitte'), '/app/workspace');
    await page.getByText(pages.closed.workspace).waitFor();
    const menu = page.getByRole('navigation', { name: shell.mainMenu });
    expect(await menu.getByRole('link', { name: shell.menu.workspace }).count()).toBe(0);
    const creditor = await openPage();
    for (const address of ['/app/dossiers', '/app/parties', '/app/extract', '/app/templates']) {
      await (address === '/app/dossiers' ? signInAs(creditor, LEEN, address) : creditor.goto(address));
      await creditor.getByText(pages.closed.office).waitFor();
    }
  });
});

describe('a platform administrator', () => {
  atNight('creates a creditor that files often, and vouches for its number', async ({ page }) => {
    await signInAs(page, personOf('demo-bram-hermans'), '/app/organization');
    await page.getByRole('radio', { name: new RegExp(organizations.kind.creditor) }).click();
    expect(await page.getByRole('textbox', { name: fields.organization.thirdPartyAccount }).count()).toBe(0);
    expect(
      await page.getByRole('checkbox', { name: fields.organization.hasDistributionFilePermission }).count(),
    ).toBe(0);
    await page.getByText(organizations.hints.hasClaimOfDebtPermission).waitFor();
    const name = `Bank ${Date.now()}`;
    await page.getByRole('textbox', { name: organizations.creditor.name }).fill(name);
    const number = numberOf(Date.now());
    await page.getByRole('textbox', { name: fields.organization.kboNumber }).fill(number);
    await expectAccessible(page);
    await page.getByRole('button', { name: organizations.creditor.add }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('button', { name: organizations.number.verify }).click();
    await page.getByRole('dialog').getByRole('button', { name: organizations.number.verify }).click();
    await page.getByText(/Geverifieerd door Bram Hermans/).waitFor();
    await expectAccessible(page);
  });
});

/** An enterprise number that holds by its checksum and that nobody has: another one each time. */
function numberOf(seed: number): string {
  const first = `1998${String(seed).slice(-4)}`;
  return `${first}${String(97 - (Number(first) % 97)).padStart(2, '0')}`;
}

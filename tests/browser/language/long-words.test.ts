import type { Language } from '@prorata/domain/vocabulary';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listCutTexts } from '../support/cut-texts.ts';
import { inviteCreditor, openDossier, openOffice } from '../support/office.ts';
import { test } from '../support/own-product.ts';
import { personOf, signInAs } from '../support/sign-in.ts';
import { LANGUAGE_NAMES } from '../support/texts.ts';

/** German and French say at greater length what the screens were drawn for. */
const BAILIFFS = { de: 'demo-andreas-heinen', fr: 'demo-benoit-rasquin' } as const;
/** Whose language changes: no other test of this product signs in as her. */
const ADMINISTRATOR = personOf('demo-nora-lemaire');
const WIDTHS = [1440, 1024, 390];

/** On the narrow menu the logo is its mark alone. */
const BESIDE_THE_MARK = 'Prorata';

const OPEN_TO_ALL = ['/', '/without-code', '/terms-of-use', '/terms-and-conditions', '/privacy-policy'];
const OF_OFFICES = [
  '/app',
  '/app/dossiers',
  '/app/dossier',
  '/app/myAccount',
  '/app/myOrganization',
  '/app/myOrganization?tab=users',
  '/app/myOrganization?tab=standardInvitations',
];
const TABS = ['general', 'balance', 'statements', 'invitations', 'calculation', 'costs', 'audit'];
const OF_ADMINISTRATORS = [
  '/app/organizations',
  '/app/organization',
  '/app/onboarding',
  '/app/parameters',
  '/app/dossiercosts',
  '/app/platformcosts',
  '/app/templates',
  '/app/maintenance',
];

/** What is cut at any of the widths, each with the page and the width at which it was seen. */
async function cutTextsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const cut = (await listCutTexts(page)).filter((text) => text !== BESIDE_THE_MARK);
      found.push(...cut.map((text) => `${path} at ${width}: ${text}`));
    }
  }
  return found;
}

/** In a product beside the shared one, so that nobody else's screens change with it. */
async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: ADMINISTRATOR.lastName }).click();
  const saved = page.waitForResponse((response) => response.url().includes('/setPreferredLanguage/'));
  await page.getByRole('menuitem', { name: LANGUAGE_NAMES[language] }).click();
  await saved;
}

test.for(['de', 'fr'] as const)('no text is cut off in %s', async (language, { openOwnPage }) => {
  const stranger = await openOwnPage({ locale: `${language}-BE` });
  expect(await cutTextsOf(stranger, OPEN_TO_ALL)).toEqual([]);

  const office = await openOffice(await openOwnPage(), personOf(BAILIFFS[language]));
  const { id } = await openDossier(office);
  const { code } = await inviteCreditor(office, id, { language });
  const { items } = await office.call<{ items: { id: string; status: string }[] }>(
    'GET',
    '/api/Dossier?pageSize=100',
  );
  const fullest = items.find(({ status }) => status === 'Provisioned')?.id ?? id;
  const tabs = TABS.map((tab) => `/app/dossier/${fullest}?tab=${tab}`);
  expect(await cutTextsOf(office.page, [...OF_OFFICES, ...tabs])).toEqual([]);

  const creditor = `/invited/${code}`;
  const ofCreditor = ['/dossier', '/myStatements', '/statement'].map((path) => creditor + path);
  expect(await cutTextsOf(stranger, ofCreditor)).toEqual([]);

  const administrator = await openOwnPage();
  await signInAs(administrator, ADMINISTRATOR);
  await chooseLanguage(administrator, language);
  expect(await cutTextsOf(administrator, OF_ADMINISTRATORS)).toEqual([]);
});

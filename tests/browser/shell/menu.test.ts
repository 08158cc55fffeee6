import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { shell } from '@prorata/i18n/nl/shell';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, IS_THOROUGH, PHONE, sampleOf, test } from '../support/browser.ts';
import { personOf, signInAs } from '../support/sign-in.ts';
import { LANGUAGE_NAMES, textsOf } from '../support/texts.ts';

const { menu } = shell;
const EVERYONE = [menu.home, menu.myOrganization, menu.myAccount, menu.manual];
const PLATFORM = [
  menu.organizations,
  menu.onboarding,
  menu.institutions,
  menu.parameters,
  menu.dossierCosts,
  menu.platformCosts,
  menu.invoicing,
  menu.templates,
  menu.privacy,
  menu.maintenance,
];
const DOSSIERS: readonly string[] = [
  menu.home,
  menu.dossiers,
  menu.parties,
  menu.templates,
  menu.myOrganization,
  menu.myAccount,
  menu.manual,
];

const ADMINISTRATION = DOSSIERS.toSpliced(DOSSIERS.indexOf(menu.myAccount), 0, menu.privacy);

/** The choice stays with the user, so no other test may count on her language. */
const WHO_CHANGES_LANGUAGE = personOf('demo-nora-lemaire');

async function readMenu(page: Page): Promise<string[]> {
  const list = page.getByRole('navigation', { name: shell.mainMenu });
  await list.waitFor();
  return list.getByRole('listitem').allTextContents();
}

describe('the menu', () => {
  const PEOPLE = [
    ['demo-annelies-claes', 'the administrator of an office', ADMINISTRATION],
    ['demo-wout-peeters', 'an employee who reads only', DOSSIERS],
    ['demo-yasmine-el-amrani', 'someone who waits for approval', [menu.home, menu.manual]],
  ] as const;
  const MORE_PEOPLE = [
    ['demo-joris-dewitte', 'a bailiff', DOSSIERS],
    ['demo-lotte-verhaegen', 'a candidate bailiff', DOSSIERS],
    ['demo-tom-aerts', 'someone who was refused', [menu.home, menu.manual]],
  ] as const;
  test.for(IS_THOROUGH ? [...PEOPLE, ...MORE_PEOPLE] : PEOPLE)(
    'of %s, %s, who lands on the first page',
    async ([subject, , expected], { page }) => {
      await signInAs(page, personOf(subject), '/');
      expect(await readMenu(page)).toEqual(expected);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/app');
      await expectAccessible(page);
    },
  );

  const PREFERRED = [
    ['demo-isabelle-delvigne', 'fr'],
    ['demo-petra-kalbusch', 'de'],
  ] as const;
  test.for(sampleOf(PREFERRED))(
    'of %s is in the language she prefers: %s',
    async ([subject, language], { page }) => {
      const texts = await textsOf(language, 'shell');
      await signInAs(page, personOf(subject));
      await page.getByRole('navigation', { name: texts.mainMenu }).getByText(texts.menu.myAccount).waitFor();
      await page.locator(`html[lang=${language}]`).waitFor();
    },
  );

  test('changes to each language when the user asks, for good', async ({ page }) => {
    await signInAs(page, WHO_CHANGES_LANGUAGE);
    for (const language of sampleOf(LANGUAGES.toReversed())) {
      const texts = await textsOf(language, 'shell');
      await chooseLanguage(page, language);
      const { dossiers, parties, workspace, ownOrganization } = texts.menu;
      const ofOthers: readonly string[] = [dossiers, parties, workspace, ownOrganization];
      const names = Object.values(texts.menu).filter((name) => !ofOthers.includes(name));
      for (const name of names) await page.getByRole('navigation').getByText(name, { exact: true }).waitFor();
      await page.reload();
      await page.getByRole('navigation', { name: texts.mainMenu }).waitFor();
      await page.locator(`html[lang=${language}]`).waitFor();
    }
  });

  atNight(
    'of a platform administrator leads to each of its screens, which have addresses of their own',
    async ({ page }) => {
      await signInAs(page, personOf('demo-bram-hermans'));
      expect(await readMenu(page)).toEqual([...EVERYONE, ...PLATFORM]);
      await expectAccessible(page);
      const list = page.getByRole('navigation', { name: shell.mainMenu });
      for (const name of [...EVERYONE, ...PLATFORM]) {
        const link = list.getByRole('link', { name, exact: true });
        await link.click();
        await list.locator('[aria-current=page]').getByText(name, { exact: true }).waitFor();
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page);
        const response = await page.request.get(page.url());
        expect([name, response.status()]).toEqual([name, 200]);
      }
    },
  );

  test('lies behind a button on a phone', async ({ openPage }) => {
    const page = await openPage(PHONE);
    await signInAs(page, personOf('demo-joris-dewitte'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: shell.openMenu }).click();
    await page.getByRole('dialog').getByRole('link', { name: menu.dossiers }).waitFor();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('link', { name: menu.dossiers }).click();
    await page.waitForURL('**/app/dossiers');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});

async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: WHO_CHANGES_LANGUAGE.lastName }).click();
  await expectAccessible(page);
  const saved = page.waitForResponse((response) => response.url().includes('/setPreferredLanguage/'));
  await page.getByRole('menuitem', { name: LANGUAGE_NAMES[language] }).click();
  expect((await saved).ok()).toBe(true);
}

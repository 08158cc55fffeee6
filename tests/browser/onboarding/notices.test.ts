import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { onboarding } from '@prorata/i18n/nl/onboarding';
import { problems } from '@prorata/i18n/nl/problems';
import { shell } from '@prorata/i18n/nl/shell';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, sampleOf, test } from '../support/browser.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

const SASKIA = personOf('demo-saskia-lenaerts');

test('while nobody can register, the page says so and offers no step', async ({ page }) => {
  await page.route('**/api/Config/app', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), onboardingEnabled: false } });
  });
  await signInAs(page, SASKIA, '/');
  await page.getByRole('heading', { level: 1, name: onboarding.closed.title }).waitFor();
  expect(await page.getByRole('button', { name: onboarding.start }).count()).toBe(0);
  await expectAccessible(page);
});

describe('the look-up of an enterprise number', () => {
  async function openNewOffice(page: Page): Promise<void> {
    await signInAs(page, SASKIA, '/');
    await page.getByRole('button', { name: onboarding.start }).click();
    await page.getByRole('radio', { name: vocabulary.userType.Employee }).last().click();
    await page.getByRole('button', { name: onboarding.next, exact: true }).click();
    await page.getByRole('radio', { name: onboarding.office.new }).click();
  }

  async function lookUp(page: Page): Promise<void> {
    await page.getByLabel(fields.organization.kboNumber).fill('0403.227.515');
    await page.getByRole('button', { name: forms.register.lookUp }).click();
  }

  test.for(
    sampleOf([
      ['kbo-not-found', 404],
      ['kbo-search-unavailable', 503],
    ] as const),
  )('that fails with %s leaves the form usable', async ([code, status], { page, faults }) => {
    faults.expect(new RegExp(String(status)));
    await page.route('**/api/Party/*', (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', title: code, status, code }),
      }),
    );
    await openNewOffice(page);
    await lookUp(page);
    await page.getByText(forms.register.goOn.replace('{{problem}}', problems[code])).waitFor();
    await expectAccessible(page);
    await page.getByLabel(fields.organization.name).fill('Kantoor Lenaerts');
    await page.getByRole('button', { name: onboarding.next, exact: true }).click();
    await page.getByRole('heading', { name: onboarding.steps.documents.title }).waitFor();
  });

  test('fills in what the register knows', async ({ page }) => {
    const address = { street: 'Veldstraat', housenumber: '12', zipcode: '9000', city: 'Gent', country: 'BE' };
    const nothing = { addressee: null, address1: null, address2: null, housenumberaddition: null };
    await page.route('**/api/Party/*', (route) =>
      route.fulfill({
        json: {
          name: 'Lenaerts Gerechtsdeurwaarders',
          firstname: null,
          lastname: null,
          nationalNumber: null,
          kboNumber: '0403227515',
          corporateForm: 'BV',
          address: { ...nothing, ...address },
          legalEntityType: null,
        },
      }),
    );
    await openNewOffice(page);
    await lookUp(page);
    await page.getByText(forms.register.found).waitFor();
    const inputOf = (label: string) => page.getByRole('textbox', { name: label, exact: true }).inputValue();
    expect(await inputOf(fields.organization.corporateName)).toBe('Lenaerts Gerechtsdeurwaarders');
    expect(await inputOf(fields.address.address1)).toBe('Veldstraat 12');
    const city = page.getByRole('combobox', { name: fields.address.city, exact: true });
    expect(await city.inputValue()).toBe('Gent');
  });
});

atNight('the steps fit on a phone', async ({ openPage }) => {
  const page = await openPage(PHONE);
  await signInAs(page, SASKIA, '/');
  await page.getByRole('button', { name: shell.signOut }).waitFor();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: onboarding.start }).click();
  await page.getByRole('heading', { name: onboarding.steps.profile.title }).waitFor();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

import { DEMO_PEOPLE, type DemoPerson } from '@prorata/demo/people';
import { start } from '@prorata/i18n/nl/start';
import type { Page } from 'playwright-core';

export function personOf(subject: string): DemoPerson {
  const person = DEMO_PEOPLE.find((candidate) => candidate.subject === subject);
  if (person === undefined) throw new Error(`No demo person has the subject ${subject}.`);
  return person;
}

/** Opens an address of the product as a stranger, presses the sign-in button and chooses a person. */
export async function signInAs(page: Page, person: DemoPerson, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: start.signIn }).click();
  await choosePerson(page, person);
}

/** On the page of the identity service. */
async function choosePerson(page: Page, person: DemoPerson): Promise<void> {
  await page.waitForURL('**/identity/sign-in/*');
  await page.getByRole('button', { name: `${person.firstName} ${person.lastName}` }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/identity') && pathname !== '/login-result');
}

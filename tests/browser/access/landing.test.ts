import { DEMO_PEOPLE, type DemoAccessState } from '@prorata/demo/people';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sampleOf, test } from '../support/browser.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

/** Where the navigation guard puts people who sign in, and people who then ask for the list of dossiers. */
const PLACES: Readonly<Record<DemoAccessState, { readonly landing: string; readonly dossiers: string }>> = {
  new: { landing: '/onboarding', dossiers: '/onboarding' },
  pending: { landing: '/app', dossiers: '/app' },
  disapproved: { landing: '/app', dossiers: '/app/dossiers' },
  organizationIncomplete: { landing: '/app/myOrganization', dossiers: '/app/myOrganization' },
  licenceNotAccepted: { landing: '/app', dossiers: '/app/dossiers' },
  full: { landing: '/app', dossiers: '/app/dossiers' },
};

/** A screen that shows its title has passed the guard: nobody is led on from there. */
async function expectToStayAt(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
}

/** One person of each state; that everybody of the demo data has theirs is for the server's tests to say. */
const STATES = Object.keys(PLACES) as DemoAccessState[];

/** Where these land is seen together with their menu. */
const SEEN_WITH_THEIR_MENU: readonly DemoAccessState[] = ['pending', 'disapproved', 'full'];

function somebodyWho(state: DemoAccessState) {
  const person = DEMO_PEOPLE.find((candidate) => candidate.state === state && !candidate.isPlatformAdmin);
  return personOf(person?.subject ?? '');
}

describe('whoever signs in lands where the guard says', () => {
  const others = STATES.filter((state) => !SEEN_WITH_THEIR_MENU.includes(state));
  test.for(others)('%s', async (state, { page }) => {
    await signInAs(page, somebodyWho(state), '/');
    await expectToStayAt(page, PLACES[state].landing);
  });
});

describe('whoever wants the list of dossiers is led on', () => {
  test.for(sampleOf(STATES))('%s', async (state, { page }) => {
    await signInAs(page, somebodyWho(state), '/app/dossiers');
    await expectToStayAt(page, PLACES[state].dossiers);
  });
});

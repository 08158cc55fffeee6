import { start } from '@prorata/i18n/nl/start';
import { users } from '@prorata/i18n/nl/users';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { personOf, signInByHand } from '../support/sign-in.ts';

const SOFIE = personOf('demo-sofie-maes');
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const DEVICE = users.sessions.device.replace('{{browser}}', 'Safari').replace('{{system}}', 'iOS');

test('a session on a phone is seen and ended from the desk', async ({ page, openPage, faults }) => {
  faults.expect(/401/);
  const phone = await openPage({ ...PHONE, userAgent: IPHONE });
  await signInByHand(phone, SOFIE);
  await phone.goto('/app/myAccount');
  const own = phone.getByRole('listitem').filter({ hasText: users.sessions.current });
  await own.getByText(DEVICE).waitFor();
  expect(await own.getByRole('button').count()).toBe(0);
  await expectNoSidewaysScrolling(phone);

  await signInByHand(page, SOFIE);
  await page.goto('/app/myAccount');
  await page.getByRole('heading', { name: users.sessions.title }).waitFor();
  await page.getByRole('button', { name: users.sessions.endOf.replace('{{device}}', DEVICE) }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: users.sessions.end }).click();
  await page.getByText(users.sessions.ended, { exact: true }).waitFor();
  await expect.poll(() => page.getByText(DEVICE).count()).toBe(0);

  await phone.reload();
  await phone.getByText(start.sessionExpired).waitFor();
  await phone.getByRole('button', { name: start.signIn }).waitFor();
});

import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { PRODUCT, SANDBOX, test } from '../support/browser.ts';
import { personOf, signInByHand, WHO_RENEWS } from '../support/sign-in.ts';

function tokenOf(request: Request): string {
  return request.headers()['authorization']?.replace('Bearer ', '') ?? '';
}

function expiryOf(token: string): number {
  const claims: { exp: number } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return claims.exp;
}

/** Reads the own user anew and gives the token with which the browser asked. */
async function nextToken(page: Page): Promise<string> {
  const answer = page.waitForResponse(`${PRODUCT}/api/User/me`);
  await page.reload();
  expect((await answer).status()).toBe(200);
  return tokenOf((await answer).request());
}

test('the token is renewed silently before it ends, and the session goes on', async ({ page }) => {
  await signInByHand(page, personOf(WHO_RENEWS));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const first = await nextToken(page);
  const frame = await page.waitForRequest(
    (request) =>
      request.url().startsWith(`${SANDBOX}/identity/auth`) && request.url().includes('prompt=none'),
  );
  expect(frame.frame().parentFrame()).not.toBeNull();
  await page.waitForResponse((response) => response.url() === `${SANDBOX}/identity/token`);
  const second = await nextToken(page);
  expect(expiryOf(second)).toBeGreaterThan(expiryOf(first));
  expect(new URL(page.url()).pathname).toBe('/app');
});

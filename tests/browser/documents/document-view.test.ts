import { pages } from '@prorata/i18n/nl/pages';
import { problems } from '@prorata/i18n/nl/problems';
import { describe } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { personOf, signInAs, signInByHand } from '../support/sign-in.ts';

describe('the page of an external document', () => {
  test('asks to sign in first, then says when the link has lost its code', async ({ page }) => {
    await signInByHand(page, personOf('demo-joris-dewitte'), '/document');
    await page.waitForURL('**/document**');
    await page.getByText(problems['document-view-code-invalid']).waitFor();
    await page.getByText(pages.document.invalidHint).waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScrolling(page);
  });

  test('is open to someone who has not registered yet, and keeps the code', async ({ page, faults }) => {
    faults.expect(/externalDocumentView/);
    await signInAs(page, personOf('demo-saskia-lenaerts'), '/document?code=WRONG-CODE');
    await page.waitForURL('**/document?code=WRONG-CODE');
    await page.getByText(problems['document-view-code-invalid']).waitFor();
    await expectAccessible(page);
  });
});

import { describe, expect, inject } from 'vitest';
import { sendOverSmtp } from '../../../apps/sandbox/src/testing/send-over-smtp.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PRODUCT, SANDBOX, test } from '../support/browser.ts';

async function sendMail(subject: string, html: string): Promise<void> {
  const to = 'ann.peeters@claesdewitte.example';
  const head = `From: Prorata <no-reply@prorata.example>\nTo: ${to}\nSubject: ${subject}`;
  const content = `${head}\nContent-Type: text/html; charset=utf-8\n\n${html}`;
  expect(await sendOverSmtp(inject('smtpPort'), { to: [to], content })).toMatch(/^250 /);
}

describe('the mailbox', () => {
  atNight('is accessible, on a desk and on a phone', async ({ page }) => {
    await sendMail('A mail to look at', '<p>Dag Ann</p>');
    await page.goto(`${SANDBOX}/mailbox`);
    await page.locator('summary').click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'A mail to look at' }).click();
    await page.frameLocator('.mail-frame').getByText('Dag Ann').waitFor();
    await expectAccessible(page);
    for (const address of [page.url(), `${SANDBOX}/mailbox`]) {
      await page.goto(address);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    }
  });

  test('finds a mail, and says so when there is none', async ({ page }) => {
    await sendMail('Beslissing over Zoekmans', '<p>Ja</p>');
    await page.goto(`${SANDBOX}/mailbox`);
    await page.getByRole('searchbox').fill('ZOEKMANS claes');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Beslissing over Zoekmans' }).waitFor();
    expect(await page.locator('.mails tbody tr').count()).toBe(1);
    await page.getByRole('searchbox').fill('nergens te vinden');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await expectAccessible(page);
  });

  test('opens the link of a mail in a window of its own', async ({ page }) => {
    await sendMail('Een mail met een knop', `<a href="${PRODUCT}/privacy-policy">Verder</a>`);
    await page.goto(`${SANDBOX}/mailbox?q=knop`);
    await page.getByRole('link', { name: 'Een mail met een knop' }).click();
    const opened = page.waitForEvent('popup');
    await page.frameLocator('.mail-frame').getByRole('link', { name: 'Verder' }).click();
    const popup = await opened;
    await popup.waitForURL(`${PRODUCT}/privacy-policy`);
    expect(page.url()).toContain(`${SANDBOX}/mailbox/`);
  });

  test('runs nothing that a mail brings, and loads nothing for it', async ({ page, faults }) => {
    faults.expect(/^Blocked (script execution|form submission)|Content Security Policy/);
    const loaded: string[] = [];
    page.on('requestfinished', (request) => loaded.push(request.url()));
    await sendMail(
      'Een vijandige mail',
      `<head><base href="https://elsewhere.example/"></head><p>Dag</p><img src="https://tracker.example/x.png">
       <script>top.location = 'https://elsewhere.example/'</script><form action="https://elsewhere.example/"><button>Ja</button></form>`,
    );
    await page.goto(`${SANDBOX}/mailbox?q=vijandige`);
    await page.getByRole('link', { name: 'Een vijandige mail' }).click();
    await page.frameLocator('.mail-frame').getByRole('button', { name: 'Ja' }).click();
    await page.getByRole('link', { name: 'Plain text' }).click();
    await page.getByRole('link', { name: 'Headers' }).click();
    await page.getByText('no-reply@prorata.example').first().waitFor();
    expect(loaded.filter((url) => !url.startsWith(SANDBOX))).toEqual([]);
    expect(page.url()).toContain(`${SANDBOX}/mailbox/`);
  });
});

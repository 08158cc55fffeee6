import { brusselsDate } from '@prorata/domain/iso-date';
import { dossiers } from '@prorata/i18n/nl/dossiers';
import { inbox } from '@prorata/i18n/nl/inbox';
import { states } from '@prorata/i18n/nl/states';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { openDossier, openOffice } from '../support/office.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

const BAILIFF = personOf('demo-annelies-claes');

test('the inbox is walked, put off, ticked off and taken back by keys, and leads to where things are done', async ({
  page,
}) => {
  const office = await openOffice(page, BAILIFF);
  const company = `Startpagina ${Date.now()}`;
  const dossier = await openDossier(office, company);
  const activity = `/api/Dossier/${dossier.id}/Activity`;
  const task = `Huur opvragen ${company}`;
  const { id: assigneeId } = await office.call<{ id: string }>('GET', '/api/User/me');
  await office.call('POST', `${activity}/task`, { text: task, dueOn: brusselsDate(new Date()), assigneeId });
  await page.goto('/app');
  // The calendar beside it names the same tasks.
  const rowOf = (words: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.locator('[data-row]') })
      .filter({ hasText: words });
  await rowOf(task).waitFor();
  await expectAccessible(page);

  // J and K walk from any place; the first row is chosen first.
  await page.keyboard.press('j');
  const focused = page.locator('[data-row]:focus');
  await focused.waitFor();
  const first = await focused.textContent();
  await page.keyboard.press('j');
  await expect.poll(() => focused.textContent()).not.toBe(first);
  await page.keyboard.press('k');
  await expect.poll(() => focused.textContent()).toBe(first);

  // E ticks the task off, and the toast brings it back.
  await rowOf(task).getByRole('link').focus();
  await page.keyboard.press('e');
  await rowOf(task).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: states.undo }).click();
  await rowOf(task).waitFor();

  // S asks until when; what is put off stands under later, with its day.
  await rowOf(task).getByRole('link').focus();
  await page.keyboard.press('s');
  await page.getByRole('dialog').getByRole('button', { name: inbox.snooze.tomorrow }).click();
  await rowOf(task).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: new RegExp(`^${inbox.urgency.later}`) }).click();
  await rowOf(task).waitFor();

  // What a term of the law asks for is never ticked off, and says so.
  const invite = rowOf(company).filter({ hasText: dossiers.nextStep.invite.what });
  await invite.getByRole('button').click();
  const done = page.getByRole('menuitem', { name: inbox.acts.done });
  await expect.poll(() => done.isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await done.waitFor({ state: 'detached' });

  // T gives the dossier to a colleague: it leaves the own list.
  await invite.getByRole('link').focus();
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(inbox.assign.person).selectOption({ label: 'Joris Dewitte' });
  await dialog.getByRole('button', { name: inbox.assign.verb }).click();
  await invite.waitFor({ state: 'detached' });
  // Which gives the focus back, once it has gone.
  await dialog.waitFor({ state: 'detached' });

  // The work of the office, of one kind.
  const ofOffice = page.waitForResponse((answer) => answer.url().includes('scope=office'));
  await page.getByText(new RegExp(`^${inbox.scopes.office}`)).click();
  // All of it: a list that grows under an open menu would push the menu away.
  await (await ofOffice).finished();
  await page.getByRole('button', { name: inbox.filter, exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${inbox.kinds.task}`) }).click();
  await page.getByRole('button', { name: inbox.onlyKind.replace('{{kind}}', inbox.kinds.task) }).waitFor();
  await rowOf(task).getByRole('link').click();
  await page.waitForURL(new RegExp(`${dossier.id}.*activity=true`));
});

atNight('the inbox fits a phone and a small desk, and a counter shows its own work', async ({ openPage }) => {
  const page = await openPage(PHONE);
  await signInAs(page, BAILIFF, '/app');
  await page.getByRole('heading', { name: inbox.title }).waitFor();
  for (const width of [360, 390, 412, 768, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScrolling(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const counter = page.getByRole('button', { name: new RegExp(inbox.counters.review) });
  await counter.click();
  await expect.poll(() => counter.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: inbox.onlyKind.replace('{{kind}}', inbox.kinds.review) }).click();
  await expect.poll(() => counter.getAttribute('aria-pressed')).toBe('false');
});

import { activity } from '@prorata/i18n/de/activity';
import { dossiers } from '@prorata/i18n/de/dossiers';
import { fieldHelp } from '@prorata/i18n/de/field-help';
import { fields } from '@prorata/i18n/de/fields';
import { guide } from '@prorata/i18n/de/guide';
import { invitations } from '@prorata/i18n/de/invitations';
import { shell } from '@prorata/i18n/de/shell';
import { statements } from '@prorata/i18n/de/statements';
import { states } from '@prorata/i18n/de/states';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { openOffice } from '../support/office.ts';
import { personOf } from '../support/sign-in.ts';

/** Nobody else in the tests: the guide of a person follows that person to every screen. */
const NEWCOMER = personOf('demo-jana-schroeder');

const progress = (done: number) => `${done} von 9 erledigt`;

describe('the guided first dossier', () => {
  test('goes with a newcomer through a practice dossier, ticks off what happened, and explains, undoes and folds', async ({
    page,
  }) => {
    const office = await openOffice(page, NEWCOMER);
    await page.goto('/app');
    await page.getByRole('button', { name: guide.card.practise }).click();
    const dock = page.getByRole('complementary', { name: guide.title });
    await dock.getByText(progress(1)).first().waitFor();
    const dossierId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expectAccessible(page);

    // The next step leads to its place and rings its control; the screen says what comes there.
    await dock.getByRole('link', { name: guide.steps.creditors.show }).click();
    await page.getByText(invitations.emptyText).waitFor();
    const invite = page.getByRole('button', { name: invitations.create });
    await expect.poll(() => invite.evaluate((button) => getComputedStyle(button).outlineWidth)).toBe('3px');

    // What really happened ticks itself off, whoever did it.
    await page.getByRole('tab', { name: dossiers.tabs.statements }).click();
    await page.getByText(statements.noneText).waitFor();
    await office.call('POST', `/api/Dossier/${dossierId}/Statement`, {
      creditorType: 'legalEntity',
      corporateName: 'Vennland Versicherung',
      creditorAddress: {
        street: 'Klosterstraße',
        housenumber: '7',
        zipcode: '4700',
        city: 'Eupen',
        country: 'BE',
      },
      totalAmountClaimed: 100,
    });
    await page.getByRole('tab', { name: dossiers.tabs.costs }).click();
    await page.reload();
    await dock.getByText(progress(2)).first().waitFor();

    // Beside a legal field: what it means, by which article.
    await page.getByRole('tab', { name: dossiers.tabs.general }).click();
    const help = page.getByRole('button', {
      name: states.explain.replace('{{field}}', fields.dossier.daterequestcbb),
    });
    await help.click();
    await page.getByText(fieldHelp.topics.centralFile.text).waitFor();
    await expect.poll(() => help.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => help.getAttribute('aria-expanded')).toBe('false');

    // What can be taken back is offered in the message.
    await office.call('POST', `/api/Dossier/${dossierId}/Activity/task`, { text: 'Vertrag anfordern' });
    await page.goto(`/app/dossier/${dossierId}?activity=true`);
    const tick = page.getByRole('checkbox', {
      name: activity.tasks.finish.replace('{{task}}', 'Vertrag anfordern'),
    });
    const follow = page.getByRole('switch', { name: activity.follow });
    await dock.getByRole('button', { name: guide.panel.fold }).click();
    await tick.click();
    await tick.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: states.undo }).click();
    await tick.waitFor();
    await page.getByText(states.undone).waitFor();
    await follow.click();
    await page.getByText(activity.followed).waitFor();
    await page.getByRole('button', { name: states.undo }).click();
    await expect.poll(() => follow.isChecked()).toBe(false);

    // On small screens it is a button that opens a sheet.
    const pill = page.getByRole('button', {
      name: guide.panel.unfold.replace('{{done}}', '2').replace('{{total}}', '9'),
    });
    for (const width of [360, 390, 412, 768]) {
      await page.setViewportSize({ ...PHONE.viewport, width });
      await page.goto(`/app/dossier/${dossierId}?tab=balance`);
      await pill.click();
      await dock.getByText(guide.practice.note).waitFor();
      await expectNoSidewaysScrolling(page);
      await dock.getByRole('button', { name: guide.panel.fold }).click();
    }

    // Ended, it stays away until somebody asks for it.
    await page.setViewportSize({ width: 1440, height: 900 });
    await pill.click();
    await dock.getByRole('button', { name: guide.panel.menu }).click();
    await page.getByRole('menuitem', { name: guide.panel.stop }).click();
    await page.getByText(guide.panel.stopped).waitFor();
    await dock.waitFor({ state: 'hidden' });
    await page.goto('/app');
    await page.getByRole('button', { name: /Jana/ }).click();
    await page.getByRole('menuitem', { name: shell.guide }).click();
    await page.getByRole('button', { name: guide.card.practise }).waitFor();
  });
});

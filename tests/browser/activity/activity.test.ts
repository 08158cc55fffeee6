import { activity } from '@prorata/i18n/nl/activity';
import { describe, expect } from 'vitest';
import { showNewDossier } from '../dossiers/open-dossier.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { personOf } from '../support/sign-in.ts';

const BAILIFF = personOf('demo-annelies-claes');

describe('the activity of a dossier', () => {
  test('opens by its key on every tab, and keeps a note that mentions somebody and a task', async ({
    page,
  }) => {
    await showNewDossier(page, BAILIFF, 'Activiteit', 'balance');
    await page.getByRole('button', { name: activity.open }).waitFor();
    await page.keyboard.press('a');
    const panel = page.getByRole('complementary', { name: activity.title });
    const box = panel.getByRole('textbox', { name: activity.note.label });
    await box.pressSequentially('Klopt dit? @jor');
    const colleagues = panel.getByRole('listbox', { name: activity.note.people });
    await colleagues.getByRole('option', { name: /Joris Dewitte/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => box.inputValue()).toContain('@Joris Dewitte');
    await page.keyboard.press('Control+Enter');
    await panel.getByText('Klopt dit?').waitFor();
    await panel.getByRole('button', { name: activity.tasks.add, exact: true }).click();
    await page.getByLabel(activity.tasks.text).fill('Contract vragen');
    await page.getByRole('button', { name: activity.tasks.save }).click();
    await panel.getByText('Contract vragen').waitFor();
    await expectAccessible(page);
    const tick = activity.tasks.finish.replace('{{task}}', 'Contract vragen');
    await panel.getByRole('checkbox', { name: tick }).click();
    await panel.getByText(activity.tasks.done_one.replace('{{count}}', '1')).waitFor();
    // Another tab, the same panel.
    await page.getByRole('tab').first().click();
    await panel.getByText('Klopt dit?').waitFor();
    // On a phone it is a sheet from below.
    await page.setViewportSize(PHONE.viewport);
    await panel.getByText('Klopt dit?').waitFor();
    await expectNoSidewaysScrolling(page);
    await panel.getByRole('button', { name: activity.close }).click();
    await panel.waitFor({ state: 'hidden' });
  });
});

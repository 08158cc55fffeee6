import { describe } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE } from '../support/browser.ts';
import { openOffice } from '../support/office.ts';
import { personOf } from '../support/sign-in.ts';
import { textsOf } from '../support/texts.ts';
import { OPERATOR, prepareDossier, validateStatement, WORKER } from './dossier-to-distribute.ts';

describe.each([
  ['nl', 'demo-joris-dewitte'],
  ['fr', 'demo-isabelle-delvigne'],
] as const)('in %s', (language, subject) => {
  atNight('the distribution is a list of cards on a phone', async ({ page, openPage }) => {
    const { acts, comparison, explain, flow, history, table, whatIf } = await textsOf(
      language,
      'calculation',
    );
    const bailiff = personOf(subject);
    const office = await openOffice(page, bailiff);
    const dossier = await prepareDossier(office);
    await validateStatement(office, dossier.id, dossier.waiting);
    await office.call('POST', `/api/Dossier/${dossier.id}/calculate`, {});

    const phone = await openPage(PHONE);
    await openOffice(phone, bailiff);
    await phone.goto(`/app/dossier/${dossier.id}?tab=calculation`);
    const receivers = phone.getByRole('list', { name: table.label });
    const worker = receivers.getByRole('listitem').filter({ hasText: WORKER });
    await worker.waitFor();
    await phone.getByRole('list', { name: flow.ranks }).getByRole('listitem').first().waitFor();
    await phone.getByRole('heading', { name: history.title }).waitFor();
    await expectNoSidewaysScrolling(phone);
    await expectAccessible(phone);

    await worker.getByRole('button').click();
    const panel = phone.getByRole('complementary', { name: explain.title });
    await panel.getByRole('heading', { name: WORKER }).waitFor();
    await expectNoSidewaysScrolling(phone);
    await expectAccessible(phone);
    await panel.getByRole('button', { name: explain.close }).click();

    await phone.getByRole('button', { name: acts.whatIf }).click();
    const dialog = phone.getByRole('dialog', { name: whatIf.title });
    await dialog.getByRole('textbox', { name: OPERATOR }).fill('0');
    await dialog.getByRole('table', { name: comparison.label }).waitFor();
    await expectNoSidewaysScrolling(phone);
    await expectAccessible(phone);
  });
});

import type { Distribution } from '@prorata/contract/distribution/distribution';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE } from '../support/browser.ts';
import { openOffice } from '../support/office.ts';
import { personOf } from '../support/sign-in.ts';
import { textsOf } from '../support/texts.ts';

/** Of each table of an estate: its title, where its column of what is allotted begins, and its rows. */
async function readEstates(page: Page, names: readonly string[]) {
  return Promise.all(
    names.map(async (name) => {
      const table = page.getByRole('table', { name });
      await table.waitFor();
      const head = await table.getByRole('columnheader').nth(2).boundingBox();
      return { left: head?.x, text: (await table.textContent()) ?? '' };
    }),
  );
}

atNight('a couple is calculated and read estate by estate, at a desk and on a phone', async ({ page }) => {
  const { estates: words, explain, flow, table } = await textsOf('nl', 'calculation');
  const office = await openOffice(page, personOf('demo-annelies-claes'));
  const { items } = await office.call<{ items: { id: string; defendantName: string }[] }>(
    'GET',
    '/api/Dossier?Search=Coenen',
  );
  const [dossier] = items;
  expect(dossier?.defendantName).toBe('Bart Leemans & Hanne Coenen');
  const own = `/api/Dossier/${dossier?.id}`;
  const { id } = await office.call<{ id: string }>('POST', `${own}/calculate`, { note: 'Nagekeken' });
  const { estates } = await office.call<Distribution>('GET', `${own}/Result/${id}/log`);

  await page.goto(`/app/dossier/${dossier?.id}?tab=calculation`);
  const names = estates.map(({ name }) => words.name.replace('{{name}}', name));
  const [community, his, hers] = await readEstates(page, names);
  expect(community?.left).toBe(his?.left);
  expect(his?.left).toBe(hers?.left);
  for (const part of [community, his, hers]) expect(part?.text).toContain('Scheldebank');
  expect(hers?.text).toContain(flow.receiver.surplusOf.replace('{{name}}', 'Hanne Coenen'));
  expect(his?.text).not.toContain('Hanne Coenen');
  await expectAccessible(page);

  await page
    .getByRole('table', { name: names[1] ?? '' })
    .getByRole('row', { name: /^Scheldebank/ })
    .getByRole('button', { name: table.explain })
    .click();
  const story = await page.getByRole('complementary', { name: explain.title }).textContent();
  expect(story).toContain('5.160');
  expect(story?.match(/dit vermogen/g)?.length).toBeGreaterThanOrEqual(3);

  await page.setViewportSize(PHONE.viewport);
  await page.reload();
  const narrow = await readEstates(page, names);
  expect(narrow.map(({ text }) => text.includes('Scheldebank'))).toEqual([true, true, true]);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { claims } from '@prorata/i18n/nl/claims';
import { fields } from '@prorata/i18n/nl/fields';
import { invited } from '@prorata/i18n/nl/invited';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import { expect } from 'vitest';
import { fileStatement } from '../statements/filed-statement.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { inviteCreditor, type Office, openDossier, openOffice } from '../support/office.ts';

const PARTS = [
  { kind: 'principal', declared: 14_280 },
  { kind: 'interest', declared: 312.2 },
  { kind: 'costs', declared: 657.8 },
] as const;
const NOTE = 'Aanmaningskosten staan niet in het vonnis.';
const RESERVATION = 'Bewarend beslag: nog geen uitvoerbare titel voor de interest.';

/** What the office makes of the rent: of the costs 450 is not admitted, and the interest is reserved. */
async function decide(office: Office, dossierId: string, id: string): Promise<void> {
  const address = `/api/Dossier/${dossierId}/ThirdPartyStatement/${id}`;
  const statement = await office.call<ThirdPartyStatement>('GET', address);
  const [claim] = statement.privilegedClaims;
  if (claim === undefined) throw new Error('No claim was filed.');
  const {
    originalAmountDemanded: _filed,
    amountRejected: _rejected,
    isCalculatedAutomatically: _automatic,
    assetId: _lot,
    ...reviewed
  } = claim;
  const [principal, interest, costs] = claim.parts;
  await office.call('PUT', `${address}/review`, {
    version: statement.version,
    totalAmountClaimed: 14_800,
    claims: [
      {
        ...reviewed,
        amountDeclared: 15_250,
        amountDemanded: 14_487.8,
        reservedAmount: 312.2,
        reservationReason: RESERVATION,
        rejectionReason: 'noProof',
        rejectionNote: NOTE,
        parts: [principal, { ...interest, admitted: 0, reserved: 312.2 }, { ...costs, admitted: 207.8 }],
      },
    ],
    explanationOfChange: NOTE,
    verdict: 'validated',
  });
}

test('a creditor reads on a phone what of each part is admitted, reserved or not, and why', async ({
  page,
  openPage,
}) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id);
  const id = await fileStatement(page, code, {
    creditor: 'Immo Dijlezicht',
    total: 15_250,
    claims: [{ type: 'specific', privilegeId: 'lessor', amountDemanded: 15_250, parts: PARTS as never }],
  });
  await decide(office, dossier.id, id);

  const { declared, admitted, reserved } = fields.claim.parts;
  const phone = await openPage(PHONE);
  await phone.goto(`/invited/${code}/statement/${id}`);
  await phone.getByRole('heading', { name: invited.statement.decision }).waitFor();
  const fact = (name: string) =>
    phone
      .locator('dl > div')
      .filter({ has: phone.getByText(name, { exact: true }) })
      .first();
  expect(await fact(declared).textContent()).toMatch(/15[.\s]250,00/);
  expect(await fact(claims.decision.rejected).textContent()).toMatch(/\u2212\s?(€\s)?450,00/);
  expect(await fact(reserved).textContent()).toMatch(/312,20/);
  expect(await fact(admitted).textContent()).toMatch(/14[.\s]487,80/);

  const list = phone.getByRole('list', { name: claims.title });
  const part = (kind: keyof typeof vocabulary.claimPart) =>
    list.getByRole('listitem').filter({ hasText: vocabulary.claimPart[kind] }).last();
  expect(await part('principal').textContent()).toMatch(/14[.\s]280,00/);
  expect(await part('interest').textContent()).toContain(reserved);
  expect(await part('costs').textContent()).toMatch(/450,00[\s\S]*207,80/);
  await list.getByText(`${vocabulary.rejectionReason.noProof}: ${NOTE}`).waitFor();
  await list.getByText(RESERVATION).waitFor();
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);
});

import { statementsCalls } from '@prorata/contract/statements/calls';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { expect, test } from 'vitest';
import { reviewValues } from './review-values.ts';
import { NEW_STATEMENT } from './statement-values.ts';

const ID = '0190a5f4-0000-7000-8000-000000000001';
const AT = '2026-11-04T13:06:00.000Z';

test('a change of a creditor’s statement holds nothing that the call does not take', () => {
  const statement: ThirdPartyStatement = {
    ...(statementsCalls.update.body.parse({ ...NEW_STATEMENT, totalAmountClaimed: 10 }) as Omit<
      ThirdPartyStatement,
      'id'
    >),
    id: ID,
    dossierId: ID,
    creditorName: 'Immo Dijlezicht BV',
    privilegedClaims: [],
    documents: [],
    validated: false,
    validatedAt: null,
    validatedBy: null,
    createdAt: AT,
    updatedAt: AT,
    status: 'ToReview',
    invitationId: ID,
    invitationStatus: 'ClosedAndSubmitted',
    submittedAt: AT,
    isLate: false,
    originalTotalAmountClaimed: 10,
    removedClaims: [],
    explanationOfChange: 'Niet bewezen.',
  };
  const { success, data } = statementsCalls.updateThirdParty.body.safeParse(reviewValues(statement));
  expect(success).toBe(true);
  expect(data?.explanationOfChange).toBe('Niet bewezen.');
});

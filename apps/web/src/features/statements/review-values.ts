import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';
import { valuesOf } from './statement-values.ts';

export type ReviewForm = ValuesOf<typeof statementsCalls.updateThirdParty>;

/** A creditor's statement as a change of it is sent: whole, with the version it was made on. */
export function reviewValues(statement: ThirdPartyStatement): ReviewForm {
  const {
    status: _status,
    invitationId: _invitationId,
    invitationStatus: _invitationStatus,
    submittedAt: _submittedAt,
    isLate: _isLate,
    originalTotalAmountClaimed: _original,
    removedClaims: _removedClaims,
    explanationOfChange,
    ...own
  } = statement;
  const { validated: _validated, ...values } = valuesOf(own);
  return { ...values, explanationOfChange };
}

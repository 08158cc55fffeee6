import type { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedClaim } from '@prorata/contract/invitations/invited-statement';
import type { ValuesOf } from '../../components/form/contract-resolver.ts';

type ClaimFormValues = ValuesOf<typeof invitedCalls.updateClaim>;

/** A claim as its form starts with it. A new one has no version yet: the one it starts with here is not sent. */
export function valuesOfInvitedClaim(claim: InvitedClaim | undefined): ClaimFormValues {
  // What is missing here, the contract asks for.
  const blank = { documentId: undefined, amountDemanded: undefined } as unknown as ClaimFormValues;
  if (claim === undefined) {
    return {
      ...blank,
      version: 1,
      type: 'specific',
      privilegeId: null,
      assetDescription: null,
      since: null,
      limit: null,
    };
  }
  const { version, type, amountDemanded, privilegeId, assetDescription, documentId, since, limit } = claim;
  return {
    ...{ version, type, amountDemanded, privilegeId, assetDescription, since, limit },
    documentId: documentId ?? blank.documentId,
  };
}

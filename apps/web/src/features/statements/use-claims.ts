import { statementsCalls } from '@prorata/contract/statements/calls';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import { useState } from 'react';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';

interface StatementParams {
  readonly dossierId: string;
  readonly statementId: string;
}

/** Adding, changing and deleting the claims of a statement of the office. */
export function useClaims(params: StatementParams, onChanged: () => Promise<unknown>) {
  const [edited, setEdited] = useState<PrivilegedClaim | 'new'>();
  const removing = useRemoving<PrivilegedClaim>({
    remove: ({ id }) =>
      request(statementsCalls.removeClaim, { params: { ...params, privilegedClaimId: id } }),
    onRemoved: () => void onChanged(),
  });
  return {
    edited,
    add: () => setEdited('new'),
    edit: (claim: PrivilegedClaim) => setEdited(claim),
    close: () => setEdited(undefined),
    removing,
  };
}

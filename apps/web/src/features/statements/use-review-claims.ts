import { statementsCalls } from '@prorata/contract/statements/calls';
import type {
  ThirdPartyClaim,
  ThirdPartyStatement,
} from '@prorata/contract/statements/third-party-statement';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { showFailure } from '../../platform/toasts.ts';

/** What the office does with the claims of a creditor beside their amounts: add, change, take out, link to a lot. */
export function useReviewClaims({ dossierId, id }: ThirdPartyStatement, readAgain: () => Promise<unknown>) {
  const { t } = useTranslation('forms');
  const inWords = useProblem();
  const [edited, setEdited] = useState<ThirdPartyClaim | 'new'>();
  const removing = useRemoving<ThirdPartyClaim>({
    remove: (claim) =>
      request(statementsCalls.removeThirdPartyClaim, {
        params: { dossierId, tpStatementId: id, privilegedClaimId: claim.id },
      }),
    onRemoved: () => void readAgain(),
  });
  const linking = useMutation({
    mutationFn: ({ claim, assetId }: { claim: ThirdPartyClaim; assetId: string }) =>
      request(statementsCalls.linkClaimToAsset, {
        params: { dossierId, privilegedClaimId: claim.id, assetId },
      }),
    onSuccess: () => readAgain(),
    onError: (error) => showFailure(t('notSaved'), inWords(error).message),
  });
  return {
    edited,
    add: () => setEdited('new'),
    edit: (claim: ThirdPartyClaim) => setEdited(claim),
    close: () => setEdited(undefined),
    removing,
    link: (claim: ThirdPartyClaim, assetId: string) => linking.mutate({ claim, assetId }),
    isLinking: linking.isPending,
    readAgain,
  };
}

export type ReviewClaims = ReturnType<typeof useReviewClaims>;

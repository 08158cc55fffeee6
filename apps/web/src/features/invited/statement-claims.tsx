import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedClaim, InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../app/client/request.ts';
import { useRemoving } from '../../app/client/use-removing.ts';
import { ClaimList } from '../../components/claims/claim-list.tsx';
import { PreviewDialog } from '../../components/documents/preview-dialog.tsx';
import { formatAmount } from '../../components/format.ts';
import { RemoveDialog } from '../../components/remove-dialog.tsx';
import { useLanguage } from '../../components/use-language.ts';
import { useInvited } from './invited-context.ts';
import { invitedKey, privilegesQuery } from './invited-queries.ts';
import { asOfficeClaim } from './office-claim.ts';
import { useDocuments } from './use-documents.ts';

interface StatementClaimsProps {
  readonly statement: InvitedStatement;
  /** Left out where the claims are only read. */
  readonly onEdit?: (claim: InvitedClaim) => void;
}

/** The claims of a statement with their proofs, and the rest that is ordinary by itself. */
export function StatementClaims({ statement, onEdit }: StatementClaimsProps) {
  const { t } = useTranslation('invited');
  const language = useLanguage();
  const { invitationCode } = useInvited();
  const privileges = useQuery(privilegesQuery(invitationCode));
  const { opened, open, close, explain, load, download } = useDocuments(statement.id);
  const removing = useRemovingClaim(statement.id);
  return (
    <>
      <ClaimList
        claims={statement.privilegedClaims.map(asOfficeClaim)}
        totalClaimed={statement.totalAmountClaimed}
        privileges={privileges.data?.items ?? []}
        documents={statement.documents}
        onOpenDocument={open}
        acts={onEdit && { onEdit, onRemove: removing.ask }}
      />
      <PreviewDialog document={opened} load={load} explain={explain} onDownload={download} onClose={close} />
      <RemoveDialog
        opened={removing.thing !== undefined}
        title={t('claims.removeTitle')}
        verb={t('claims.removeVerb')}
        isBusy={removing.isBusy}
        problem={removing.problem}
        onConfirm={removing.confirm}
        onClose={removing.close}
      >
        {t('claims.removeText', { amount: formatAmount(removing.thing?.amountDemanded, language) })}
      </RemoveDialog>
    </>
  );
}

function useRemovingClaim(tpStatementId: string) {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  return useRemoving<InvitedClaim>({
    remove: ({ id: privilegedClaimId }) =>
      request(invitedCalls.removeClaim, { params: { invitationCode, tpStatementId, privilegedClaimId } }),
    onRemoved: () => void queries.invalidateQueries({ queryKey: invitedKey(invitationCode) }),
  });
}

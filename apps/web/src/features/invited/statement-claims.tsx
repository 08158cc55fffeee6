import { Button } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedClaim, InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../app/client/request.ts';
import { useRemoving } from '../../app/client/use-removing.ts';
import { ClaimList } from '../../components/claims/claim-list.tsx';
import { PreviewDialog } from '../../components/documents/preview-dialog.tsx';
import { formatAmount } from '../../components/format.ts';
import { RemoveDialog } from '../../components/remove-dialog.tsx';
import { useLanguage } from '../../components/use-language.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import classes from './claims-step.module.css';
import { invitedKey, privilegesQuery, useInvited } from './invited.ts';
import { StepActs, StepFrame } from './step-frame.tsx';
import { BackToStatement, useGoToStep } from './step-links.tsx';
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

/** Which part of the amount the law pays first. Each claim is kept as soon as it is added. */
export function ClaimsStep({ statement }: { readonly statement: InvitedStatement }) {
  const { t } = useTranslation(['invited', 'claims']);
  const goTo = useGoToStep(statement.id);
  const [edited, setEdited] = useState<InvitedClaim | 'new'>();
  return (
    <StepFrame
      step="claims"
      back={<BackToStatement tpStatementId={statement.id} />}
      missingParts={statement.missingParts}
      onChoose={goTo}
      foot={<StepActs step="claims" onPrevious={() => goTo('documents')} onNext={() => goTo('payment')} />}
    >
      <p className={classes.intro}>{t('claims.intro')}</p>
      <div className={classes.claims}>
        <StatementClaims statement={statement} onEdit={setEdited} />
        <Button
          className={classes.add ?? ''}
          variant="default"
          size="lg"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          onClick={() => setEdited('new')}
        >
          {t('claims:add')}
        </Button>
      </div>
      <ClaimDialog statement={statement} edited={edited} onClose={() => setEdited(undefined)} />
    </StepFrame>
  );
}

/** A claim as the shared parts know it; what the office makes of it, its creditor does not see. */
function asOfficeClaim(claim: InvitedClaim): PrivilegedClaim {
  return { ...claim, assetId: null, isReserved: false };
}

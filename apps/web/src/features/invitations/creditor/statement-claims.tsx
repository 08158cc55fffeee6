import { Button, Text } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedClaim, InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ClaimDialog } from '../../../components/claims/claim-dialog.tsx';
import { ClaimList } from '../../../components/claims/claim-list.tsx';
import { claimValues } from '../../../components/claims/claim-values.ts';
import { RemoveDialog } from '../../../components/dialogs.tsx';
import { DocumentDialogs } from '../../../components/documents/statement-documents.tsx';
import { request } from '../../../platform/client/request.ts';
import { useRemoving } from '../../../platform/client/use-removing.ts';
import { formatAmount, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { invitedKey, privilegesQuery, statementQuery, useInvited } from './invited.ts';
import { InvitedPage } from './invited-page.tsx';
import classes from './overview.module.css';
import { useMyDocuments } from './statement-documents.tsx';
import { BackToStatement } from './step-links.tsx';

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
  const documents = useMyDocuments(statement.id);
  const removing = useRemovingClaim(statement.id);
  return (
    <>
      <ClaimList
        claims={statement.privilegedClaims.map(asOfficeClaim)}
        totalClaimed={statement.totalAmountClaimed}
        privileges={privileges.data?.items ?? []}
        documents={statement.documents}
        onOpenDocument={documents.show}
        acts={onEdit && { onEdit, onRemove: removing.ask }}
      />
      <DocumentDialogs documents={documents} />
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
    remove: ({ id: privilegedClaimId, version }) =>
      request(invitedCalls.removeClaim, {
        params: { invitationCode, tpStatementId, privilegedClaimId },
        query: { version },
      }),
    onRemoved: () => void queries.invalidateQueries({ queryKey: invitedKey(invitationCode) }),
  });
}

/** Which part of the amount the law pays first. Each claim is kept as soon as it is added. */
export function ClaimsStep({ statement }: { readonly statement: InvitedStatement }) {
  const { t } = useTranslation(['invited', 'claims']);
  const [edited, setEdited] = useState<InvitedClaim | 'new'>();
  return (
    <InvitedPage title={t('claims.title')} back={<BackToStatement tpStatementId={statement.id} />}>
      <Text inherit>{t('claims.intro')}</Text>
      <div className={classes.paper}>
        <StatementClaims statement={statement} onEdit={setEdited} />
        <Button
          mt="md"
          variant="default"
          size="lg"
          leftSection={<IconPlus />}
          onClick={() => setEdited('new')}
        >
          {t('claims:add')}
        </Button>
      </div>
      <MyClaimDialog statement={statement} edited={edited} onClose={() => setEdited(undefined)} />
    </InvitedPage>
  );
}

interface MyClaimDialogProps {
  readonly statement: InvitedStatement;
  readonly edited: InvitedClaim | 'new' | undefined;
  readonly onClose: () => void;
}

function MyClaimDialog({ statement, edited, onClose }: MyClaimDialogProps) {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const privileges = useQuery(privilegesQuery(invitationCode));
  const documents = useMyDocuments(statement.id);
  const claim = edited === 'new' ? undefined : edited;
  const params = { invitationCode, tpStatementId: statement.id };
  const call = invitedCalls.updateClaim;
  const valuesOf = (one: InvitedClaim | undefined) =>
    claimValues(call, one && { ...one, parts: one.parts.map(asDeclared) });
  return (
    <>
      <ClaimDialog
        opened={edited !== undefined}
        isNew={edited === 'new'}
        call={call}
        loaded={valuesOf(claim)}
        save={({ version, ...body }) =>
          claim === undefined
            ? request(invitedCalls.createClaim, { params, body })
            : request(call, {
                params: { ...params, privilegedClaimId: claim.id },
                body: { version, ...body },
              })
        }
        reload={async () => {
          const query = statementQuery(invitationCode, statement.id);
          const newest = await queries.fetchQuery({ ...query, staleTime: 0 });
          return valuesOf(newest.privilegedClaims.find(({ id }) => id === claim?.id));
        }}
        onSaved={() => void queries.invalidateQueries({ queryKey: invitedKey(invitationCode) })}
        onClose={onClose}
        privileges={privileges.data?.items ?? []}
        statement={statement}
        documents={documents}
      />
      <DocumentDialogs documents={documents} />
    </>
  );
}

const OF_OFFICE = {
  ...{ assetId: null, assetIds: [], onAllAssets: false, fixedParts: [], fixedPartsReason: null },
  ...{ debtorIds: [], liability: 'own' as const },
};

/** A claim as the shared parts know it; on which lots it draws and who owes it, its creditor does not see. */
function asOfficeClaim(claim: InvitedClaim): PrivilegedClaim {
  return { ...claim, ...OF_OFFICE };
}

/** A part as its creditor declares it; what of it is admitted is for the office. */
function asDeclared({ kind, declared, interest, note, isInTitle }: InvitedClaim['parts'][number]) {
  return { kind, declared, interest, note, isInTitle };
}

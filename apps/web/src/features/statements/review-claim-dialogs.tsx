import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type {
  ThirdPartyClaim,
  ThirdPartyStatement,
} from '@prorata/contract/statements/third-party-statement';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ClaimDialog, RemoveClaim } from '../../components/claims/claim-dialog.tsx';
import { claimValues } from '../../components/claims/claim-values.ts';
import type { StatementDocuments } from '../../components/documents/statement-documents.tsx';
import { LongTextField } from '../../components/form/fields.tsx';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useOfficeView } from './claims-section.tsx';
import { declaredOf } from './review-draft.ts';
import { privilegesQuery } from './statement-queries.ts';

/** What the office does with the claims of a creditor beside their amounts: add, change, take out, link to a lot. */
export function useReviewClaims({ dossierId, id }: ThirdPartyStatement, readAgain: () => Promise<unknown>) {
  const [edited, setEdited] = useState<ThirdPartyClaim | 'new'>();
  const removing = useRemoving<ThirdPartyClaim>({
    remove: (claim) =>
      request(statementsCalls.removeThirdPartyClaim, {
        params: { dossierId, tpStatementId: id, privilegedClaimId: claim.id },
        query: { version: claim.version },
      }),
    onRemoved: () => void readAgain(),
  });
  return {
    edited,
    add: () => setEdited('new'),
    edit: (claim: ThirdPartyClaim) => setEdited(claim),
    close: () => setEdited(undefined),
    removing,
    readAgain,
  };
}

export type ReviewClaims = ReturnType<typeof useReviewClaims>;

interface ReviewClaimDialogsProps {
  readonly dossier: Dossier;
  readonly statement: ThirdPartyStatement;
  readonly claims: ReviewClaims;
  readonly documents: StatementDocuments;
}

/** Adding or changing a claim of a creditor, with the reason; and the question before one is taken out. */
export function ReviewClaimDialogs({ dossier, statement, claims, documents }: ReviewClaimDialogsProps) {
  const { t } = useTranslation('statements');
  const { edited, close, removing, readAgain } = claims;
  const claim = edited === 'new' ? undefined : edited;
  const params = { dossierId: dossier.id, tpStatementId: statement.id };
  const privileges = useQuery(privilegesQuery(dossier)).data?.items ?? [];
  const call = statementsCalls.updateThirdPartyClaim;
  const valuesOf = (one: ThirdPartyClaim | undefined, { id, explanationOfChange }: ThirdPartyStatement) =>
    // A new claim has no id: the one it starts with only fills its place and is not sent.
    claimValues(call, one, {
      privilegedClaimId: one?.id ?? id,
      explanationOfChange: explanationOfChange ?? '',
      ...(one && { amountDeclared: declaredOf(one) }),
    });
  return (
    <>
      <ClaimDialog
        opened={edited !== undefined}
        isNew={edited === 'new'}
        call={call}
        loaded={valuesOf(claim, statement)}
        save={({ version, privilegedClaimId, ...body }) =>
          claim === undefined
            ? request(statementsCalls.createThirdPartyClaim, { params, body })
            : request(call, { params, body: { version, privilegedClaimId, ...body } })
        }
        reload={async () => {
          const newest = await request(statementsCalls.readThirdParty, { params });
          void readAgain();
          return valuesOf(
            newest.privilegedClaims.find(({ id }) => id === claim?.id),
            newest,
          );
        }}
        onSaved={() => void readAgain()}
        onClose={close}
        privileges={privileges}
        office={{
          ...useOfficeView(dossier),
          claimId: claim?.id ?? null,
          filed: claim?.originalAmountDemanded ?? null,
          receivedEarlier: claim?.receivedEarlier ?? 0,
        }}
        statement={statement}
        documents={documents}
      >
        <LongTextField<ValuesOf<typeof statementsCalls.updateThirdPartyClaim>>
          name="explanationOfChange"
          span={12}
          required
          hint={t('desk.explanationHint')}
        />
      </ClaimDialog>
      <RemoveClaim removing={removing} />
    </>
  );
}

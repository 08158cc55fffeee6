import { Button } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { Statement } from '@prorata/contract/statements/statement';
import { findGoverningDate } from '@prorata/domain/governing-date';
import { isEuroAmount } from '@prorata/domain/money';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ClaimDialog, type OfficeView, RemoveClaim } from '../../components/claims/claim-dialog.tsx';
import { ClaimList } from '../../components/claims/claim-list.tsx';
import { claimValues } from '../../components/claims/claim-values.ts';
import type { StatementDocuments } from '../../components/documents/statement-documents.tsx';
import { Cell } from '../../components/form/field.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { useFormSetting } from '../../components/form/form-setting.ts';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { lotNamesOf, useLotLabels } from '../dossiers/lot-names.ts';
import { useDefendants } from '../dossiers/use-defendant-name.ts';
import { NEXT_PLACE } from './open-statement.ts';
import { declaredOf } from './review-draft.ts';
import { privilegesQuery } from './statement-queries.ts';
import type { StatementForm } from './statement-values.ts';

interface ClaimsSectionProps {
  readonly dossier: Dossier;
  readonly statement: Statement;
  readonly documents: StatementDocuments;
  readonly onAdd: () => void;
  readonly onEdit: (claim: PrivilegedClaim) => void;
  readonly onRemove: (claim: PrivilegedClaim) => void;
}

/** The claims, against the total as it stands in the form. They too are saved by themselves. */
export function ClaimsSection({ dossier, statement, documents, onAdd, ...acts }: ClaimsSectionProps) {
  const { t } = useTranslation(['statements', 'claims']);
  const { isReadOnly } = useFormSetting();
  const total = useWatch<StatementForm, 'totalAmountClaimed'>({ name: 'totalAmountClaimed' });
  const privileges = useQuery(privilegesQuery(dossier)).data?.items ?? [];
  return (
    <FormSection title={t('sections.claims')} hint={t('sections.claimsHint')}>
      <ClaimList
        claims={statement.privilegedClaims}
        totalClaimed={isAmount(total) ? total : statement.totalAmountClaimed}
        privileges={privileges}
        documents={statement.documents}
        assetNames={assetNamesOf(dossier)}
        onOpenDocument={documents.show}
        acts={isReadOnly ? undefined : acts}
      />
      {!isReadOnly && (
        <Cell span={12}>
          <Button variant="default" leftSection={<IconPlus />} onClick={onAdd} {...NEXT_PLACE}>
            {t('claims:add')}
          </Button>
        </Cell>
      )}
    </FormSection>
  );
}

/** While it is being typed, an amount may be no amount yet. */
function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && isEuroAmount(value);
}

function assetNamesOf({ soldAssets }: Dossier): ReadonlyMap<string, string> {
  return new Map(soldAssets.map(({ id, name }) => [id, name]));
}

interface StatementParams {
  readonly dossierId: string;
  readonly statementId: string;
}

/** Adding, changing and deleting the claims of a statement of the office. */
export function useClaims(params: StatementParams, onChanged: () => Promise<unknown>) {
  const [edited, setEdited] = useState<PrivilegedClaim | 'new'>();
  const removing = useRemoving<PrivilegedClaim>({
    remove: ({ id, version }) =>
      request(statementsCalls.removeClaim, {
        params: { ...params, privilegedClaimId: id },
        query: { version },
      }),
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

interface ClaimDialogsProps {
  readonly dossier: Dossier;
  readonly statement: Statement;
  readonly claims: ReturnType<typeof useClaims>;
  readonly documents: StatementDocuments;
  readonly onSaved: () => Promise<unknown>;
}

/** Adding or changing a claim of a statement of the office, and the question before one is deleted. */
export function ClaimDialogs({ dossier, statement, claims, documents, onSaved }: ClaimDialogsProps) {
  const { edited, close, removing } = claims;
  const claim = edited === 'new' ? undefined : edited;
  const params = { dossierId: dossier.id, statementId: statement.id };
  const privileges = useQuery(privilegesQuery(dossier)).data?.items ?? [];
  const call = statementsCalls.updateClaim;
  // What was declared is always told: absent, it would follow what is admitted.
  const valuesOf = (one: PrivilegedClaim | undefined) =>
    claimValues(call, one, one && { amountDeclared: declaredOf(one) });
  return (
    <>
      <ClaimDialog
        opened={edited !== undefined}
        isNew={edited === 'new'}
        call={call}
        loaded={valuesOf(claim)}
        save={({ version, ...body }) =>
          claim === undefined
            ? request(statementsCalls.createClaim, { params, body })
            : request(call, {
                params: { ...params, privilegedClaimId: claim.id },
                body: { version, ...body },
              })
        }
        reload={async () => {
          const newest = await request(statementsCalls.read, { params });
          return valuesOf(newest.privilegedClaims.find(({ id }) => id === claim?.id));
        }}
        onSaved={() => void onSaved()}
        onClose={close}
        privileges={privileges}
        office={{
          ...useOfficeView(dossier),
          claimId: claim?.id ?? null,
          filed: null,
          receivedEarlier: claim?.receivedEarlier ?? 0,
        }}
        statement={statement}
        documents={documents}
      />
      <RemoveClaim removing={removing} />
    </>
  );
}

/** What the office decides with on any claim of a dossier. */
export function useOfficeView(dossier: Dossier): Omit<OfficeView, 'claimId' | 'filed' | 'receivedEarlier'> {
  const { soldAssets } = dossier;
  const debtors = useDefendants(dossier);
  const names = lotNamesOf(soldAssets);
  const labels = useLotLabels();
  const lots = soldAssets.map(({ id, name, inLetPremises, transactionKind }) => ({
    ...{ id, name, inLetPremises, label: labels(names.get(id)) },
    isMoney: transactionKind === 'seizureByThirdParties',
  }));
  const { transactionKind, saleDate, dateSeizure } = dossier;
  const dates = { transactionKinds: transactionKind, saleDate, seizureDate: dateSeizure };
  const hasIncome =
    dossier.paymentType === 'recurring' || soldAssets.some(({ poolKind }) => poolKind === 'income');
  return { dossierId: dossier.id, lots, debtors, hasIncome, governingDate: findGoverningDate(dates) };
}

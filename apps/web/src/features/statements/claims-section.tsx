import { Button } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { Statement } from '@prorata/contract/statements/statement';
import { isEuroAmount } from '@prorata/domain/money';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ClaimDialog, RemoveClaim } from '../../components/claims/claim-dialog.tsx';
import { ClaimList } from '../../components/claims/claim-list.tsx';
import { claimValues } from '../../components/claims/claim-values.ts';
import type { StatementDocuments } from '../../components/documents/statement-documents.tsx';
import { Cell } from '../../components/form/field.tsx';
import type { Choice } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { useFormSetting } from '../../components/form/form-setting.ts';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
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
          <Button variant="default" leftSection={<IconPlus />} onClick={onAdd}>
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
  return (
    <>
      <ClaimDialog
        opened={edited !== undefined}
        isNew={edited === 'new'}
        call={call}
        loaded={claimValues(call, claim)}
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
          return claimValues(
            call,
            newest.privilegedClaims.find(({ id }) => id === claim?.id),
          );
        }}
        onSaved={() => void onSaved()}
        onClose={close}
        privileges={privileges}
        assets={assetChoices(dossier)}
        statement={statement}
        documents={documents}
      />
      <RemoveClaim removing={removing} />
    </>
  );
}

/** The lots that a claim can be linked to. */
export function assetChoices({ soldAssets }: Dossier): Choice[] {
  return soldAssets.map(({ id, name }) => ({ value: id, label: name }));
}

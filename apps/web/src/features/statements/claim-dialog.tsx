import { Button, Modal } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { Statement } from '@prorata/contract/statements/statement';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../app/client/request.ts';
import { useSaving } from '../../app/client/use-saving.ts';
import { ClaimFields } from '../../components/claims/claim-fields.tsx';
import { valuesOfClaim } from '../../components/claims/claim-values.ts';
import { ContractForm } from '../../components/form/contract-form.tsx';
import type { ValuesOf } from '../../components/form/contract-resolver.ts';
import { FieldGrid } from '../../components/form/field-grid.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import classes from './claim-dialog.module.css';
import type { StatementDocuments } from './statement-documents.tsx';
import { privilegesQuery } from './statement-queries.ts';

interface ClaimDialogProps {
  readonly dossier: Dossier;
  readonly statement: Statement;
  /** Nothing is shown without one. */
  readonly edited: PrivilegedClaim | 'new' | undefined;
  readonly documents: StatementDocuments;
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** One claim of a statement of the office. */
export function ClaimDialog({ edited, ...props }: ClaimDialogProps) {
  const { t } = useTranslation('claims');
  return (
    <Modal
      opened={edited !== undefined}
      onClose={props.onClose}
      title={edited === 'new' ? t('add') : t('editTitle')}
      withCloseButton={false}
      closeOnClickOutside={false}
      size={680}
    >
      {edited !== undefined && <ClaimForm {...props} claim={edited === 'new' ? undefined : edited} />}
    </Modal>
  );
}

interface ClaimFormProps extends Omit<ClaimDialogProps, 'edited'> {
  readonly claim: PrivilegedClaim | undefined;
}

function ClaimForm(props: ClaimFormProps) {
  const { dossier, statement, claim, documents, onClose } = props;
  const { t } = useTranslation(['claims', 'forms']);
  const privileges = useQuery(privilegesQuery(dossier)).data?.items ?? [];
  const { form, submit, isSaving, outcome } = useSavingClaim(props);
  return (
    <ContractForm<typeof statementsCalls.updateClaim>
      form={form}
      labels={t('fields', { returnObjects: true })}
      onSubmit={submit}
    >
      <FormMessages outcome={outcome} />
      <FieldGrid>
        <ClaimFields
          privileges={privileges}
          assets={dossier.soldAssets.map(({ id, name }) => ({ value: id, label: name }))}
          documents={statement.documents}
          upload={documents.upload}
          explain={documents.explain}
          onOpenDocument={documents.show}
        />
      </FieldGrid>
      <div className={classes.acts}>
        <Button variant="default" disabled={isSaving} onClick={onClose}>
          {t('forms:cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {claim ? t('forms:save') : t('addVerb')}
        </Button>
      </div>
    </ContractForm>
  );
}

type ClaimForm = ValuesOf<typeof statementsCalls.updateClaim>;

function useSavingClaim({ dossier, statement, claim, onSaved, onClose }: ClaimFormProps) {
  const params = { dossierId: dossier.id, statementId: statement.id };
  const form = useContractForm(statementsCalls.updateClaim, startOf(claim));
  const saving = useSaving({
    form,
    save: ({ version, ...body }) =>
      claim === undefined
        ? request(statementsCalls.createClaim, { params, body })
        : request(statementsCalls.updateClaim, {
            params: { ...params, privilegedClaimId: claim.id },
            body: { version, ...body },
          }),
    onSaved: () => {
      void onSaved();
      onClose();
    },
    reload: async () => {
      const newest = await request(statementsCalls.read, { params });
      return startOf(newest.privilegedClaims.find(({ id }) => id === claim?.id)) as ClaimForm;
    },
  });
  return { form, ...saving };
}

/** Something new has no version yet: the one it starts with here is not sent. */
function startOf(claim: PrivilegedClaim | undefined): Partial<ClaimForm> {
  return { version: claim?.version ?? 1, ...valuesOfClaim(claim) };
}

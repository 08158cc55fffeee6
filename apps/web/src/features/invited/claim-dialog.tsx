import { Button, Modal } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedClaim, InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../app/client/request.ts';
import { useSaving } from '../../app/client/use-saving.ts';
import { ClaimFields } from '../../components/claims/claim-fields.tsx';
import { PreviewDialog } from '../../components/documents/preview-dialog.tsx';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { FieldGrid } from '../../components/form/field-grid.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import classes from './claim-dialog.module.css';
import { valuesOfInvitedClaim } from './claim-form-values.ts';
import { invitedKey, privilegesQuery, statementQuery, useInvited } from './invited.ts';
import { useDocuments } from './use-documents.ts';

interface ClaimDialogProps {
  readonly statement: InvitedStatement;
  readonly edited: InvitedClaim | 'new' | undefined;
  readonly onClose: () => void;
}

/** A claim to add or to change. On a phone it takes the whole screen. */
export function ClaimDialog({ statement, edited, onClose }: ClaimDialogProps) {
  const { t } = useTranslation('claims');
  return (
    <Modal
      opened={edited !== undefined}
      onClose={onClose}
      size="40rem"
      title={edited === 'new' ? t('add') : t('editTitle')}
      withCloseButton={false}
      closeOnClickOutside={false}
      classNames={{ content: classes.content ?? '' }}
    >
      {edited !== undefined && (
        <ClaimForm statement={statement} claim={edited === 'new' ? undefined : edited} onClose={onClose} />
      )}
    </Modal>
  );
}

interface ClaimFormProps {
  readonly statement: InvitedStatement;
  readonly claim: InvitedClaim | undefined;
  readonly onClose: () => void;
}

function ClaimForm({ statement, claim, onClose }: ClaimFormProps) {
  const { t } = useTranslation(['claims', 'forms']);
  const { invitationCode } = useInvited();
  const privileges = useQuery(privilegesQuery(invitationCode));
  const { opened, open, close, upload, explain, load, download } = useDocuments(statement.id);
  const { form, submit, isSaving, outcome } = useSavingClaim({ statement, claim, onClose });
  return (
    <ContractForm<typeof invitedCalls.updateClaim>
      form={form}
      labels={t('fields', { returnObjects: true })}
      onSubmit={submit}
    >
      <FormMessages outcome={outcome} />
      <FieldGrid>
        <ClaimFields
          privileges={privileges.data?.items ?? []}
          documents={statement.documents}
          upload={upload}
          explain={explain}
          onOpenDocument={open}
        />
      </FieldGrid>
      <div className={classes.acts}>
        <Button size="lg" variant="default" disabled={isSaving} onClick={onClose}>
          {t('forms:cancel')}
        </Button>
        <Button size="lg" type="submit" loading={isSaving}>
          {claim ? t('forms:save') : t('addVerb')}
        </Button>
      </div>
      <PreviewDialog document={opened} load={load} explain={explain} onDownload={download} onClose={close} />
    </ContractForm>
  );
}

function useSavingClaim({ statement, claim, onClose }: ClaimFormProps) {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const params = { invitationCode, tpStatementId: statement.id };
  const form = useContractForm(invitedCalls.updateClaim, valuesOfInvitedClaim(claim));
  const refresh = () => queries.invalidateQueries({ queryKey: invitedKey(invitationCode) });
  const saving = useSaving({
    form,
    save: ({ version, ...body }) =>
      claim === undefined
        ? request(invitedCalls.createClaim, { params, body })
        : request(invitedCalls.updateClaim, {
            params: { ...params, privilegedClaimId: claim.id },
            body: { version, ...body },
          }),
    onSaved: () => {
      void refresh();
      onClose();
    },
    reload: async () => {
      const newest = await queries.fetchQuery({
        ...statementQuery(invitationCode, statement.id),
        staleTime: 0,
      });
      return valuesOfInvitedClaim(newest.privilegedClaims.find(({ id }) => id === claim?.id));
    },
  });
  return { form, ...saving };
}

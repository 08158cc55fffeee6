import { invitationsCalls } from '@prorata/contract/invitations/calls';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { useQueryClient } from '@tanstack/react-query';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { DialogActs, FormDialog } from '../../components/form/form-dialog.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { InvitationFields } from './invitation-fields.tsx';
import { wholeListQuery } from './invitation-queries.ts';
import { onlyWhatIsSent, valuesOfInvitation } from './invitation-values.ts';

interface EditInvitationDialogProps {
  readonly dossierId: string;
  readonly edited: Invitation | undefined;
  readonly onClose: () => void;
}

/** Corrects an invitation that was not sent; its code stays. */
export function EditInvitationDialog({ dossierId, edited, onClose }: EditInvitationDialogProps) {
  const { t } = useTranslation('invitations');
  return (
    <FormDialog opened={edited !== undefined} onClose={onClose} size="52rem" title={t('edit.title')}>
      {edited && <EditInvitationForm dossierId={dossierId} invitation={edited} onClose={onClose} />}
    </FormDialog>
  );
}

interface EditInvitationFormProps {
  readonly dossierId: string;
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

function EditInvitationForm({ dossierId, invitation, onClose }: EditInvitationFormProps) {
  const labels = useFieldLabels('invitation');
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossierId);
  const form = useContractForm(
    invitationsCalls.update,
    valuesOfInvitation(invitation),
    onlyWhatIsSent,
    invitation.id,
  );
  const { submit, isSaving, outcome } = useSaving({
    form,
    save: (body) =>
      request(invitationsCalls.update, { params: { dossierId, invitationId: invitation.id }, body }),
    onSaved: () => {
      void refresh();
      onClose();
    },
    reload: async () => {
      const newest = await queries.fetchQuery(wholeListQuery(dossierId));
      // One that was deleted meanwhile stays as it was known; saving it then says so.
      return valuesOfInvitation(newest.find(({ id }) => id === invitation.id) ?? invitation);
    },
  });
  return (
    <ContractForm<typeof invitationsCalls.update> form={form} labels={labels} onSubmit={submit}>
      <FormMessages outcome={outcome} />
      <InvitationFields />
      <DialogActs isBusy={isSaving} onClose={onClose} />
    </ContractForm>
  );
}

import { invitationsCalls } from '@prorata/contract/invitations/calls';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { invitationName } from './invitation-name.ts';

interface RemoveInvitationProps {
  readonly dossierId: string;
  readonly invitation: Invitation | undefined;
  readonly onClose: () => void;
}

/** Asks before an invitation that was not sent is deleted. */
export function RemoveInvitation({ dossierId, invitation, onClose }: RemoveInvitationProps) {
  const { t } = useTranslation('invitations');
  const inWords = useProblem();
  const refresh = useRefreshDossier(dossierId);
  const name = invitation ? invitationName(invitation) : '';
  const removing = useMutation({
    mutationFn: ({ id: invitationId }: Invitation) =>
      request(invitationsCalls.remove, { params: { dossierId }, query: { invitationId } }),
    onSuccess: async () => {
      await refresh();
      onClose();
      showSuccess(t('remove.done', { name }));
    },
  });
  return (
    <RemoveDialog
      opened={invitation !== undefined}
      title={t('remove.title', { name })}
      verb={t('remove.verb')}
      isBusy={removing.isPending}
      problem={removing.error === null ? undefined : inWords(removing.error)}
      onConfirm={() => invitation && removing.mutate(invitation)}
      onClose={() => {
        removing.reset();
        onClose();
      }}
    >
      {t('remove.text')}
    </RemoveDialog>
  );
}

import { Stack, Text } from '@mantine/core';
import { invitationsCalls } from '@prorata/contract/invitations/calls';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { useMutation } from '@tanstack/react-query';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { addressLine } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { invitationName } from './invitation-values.ts';

interface ResendInvitationProps {
  readonly dossierId: string;
  readonly invitation: Invitation | undefined;
  readonly onClose: () => void;
}

/** The same code goes out once more, and its term starts anew. */
export function ResendInvitation({ dossierId, invitation, onClose }: ResendInvitationProps) {
  const { t } = useTranslation('invitations');
  const inWords = useProblem();
  const resending = useResending(dossierId, onClose);
  return (
    <IrreversibleDialog
      opened={invitation !== undefined}
      title={t('resend.title', { name: invitation ? invitationName(invitation) : '' })}
      verb={t('resend.verb')}
      isBusy={resending.isPending}
      onConfirm={() => invitation && resending.mutate(invitation)}
      onClose={() => {
        resending.reset();
        onClose();
      }}
    >
      <Stack gap="md">
        <Text inherit>{t('resend.text', { where: invitation ? whereTo(invitation) : '' })}</Text>
        {resending.error && <Refusal title={t('send.refused')} {...inWords(resending.error)} />}
      </Stack>
    </IrreversibleDialog>
  );
}

function whereTo({ sendMethod, email, extraEmails, address }: Invitation): string {
  if (sendMethod === 'RegisteredLetter') return address ? addressLine(address) : '';
  return [email, extraEmails].filter(Boolean).join('; ');
}

function useResending(dossierId: string, onSent: () => void) {
  const { t } = useTranslation('invitations');
  const refresh = useRefreshDossier(dossierId);
  return useMutation({
    mutationFn: ({ id }: Invitation) =>
      request(invitationsCalls.sendUnsent, { params: { dossierId }, body: { invitationIds: [id] } }),
    onSuccess: async (_accepted, invitation) => {
      await refresh();
      onSent();
      showSuccess(t('resend.done', { name: invitationName(invitation) }));
    },
  });
}

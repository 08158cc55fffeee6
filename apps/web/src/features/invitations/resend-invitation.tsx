import { invitationsCalls } from '@prorata/contract/invitations/calls';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { SendingPreview } from '../../components/sending-preview/sending-preview.tsx';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { invitationName } from './invitation-values.ts';

interface ResendInvitationProps {
  readonly dossierId: string;
  readonly invitation: Invitation | undefined;
  readonly onClose: () => void;
}

/** The same code goes out once more, and its term starts anew: looked at first. */
export function ResendInvitation({ dossierId, invitation, onClose }: ResendInvitationProps) {
  const { t } = useTranslation('invitations');
  const refresh = useRefreshDossier(dossierId);
  if (invitation === undefined) return null;
  const name = invitationName(invitation);
  const again = { invitationIds: [invitation.id] };
  const send = async (seen: string) => {
    await request(invitationsCalls.sendUnsent, { params: { dossierId }, body: { ...again, seen } });
    await refresh();
    onClose();
    showSuccess(t('resend.done', { name }));
  };
  return (
    <SendingPreview
      dossierId={dossierId}
      title={t('resend.title', { name })}
      remark={t('resend.text')}
      sending={{ kind: 'invitations', request: again }}
      onSend={send}
      onClose={onClose}
    />
  );
}

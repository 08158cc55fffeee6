import { invitationsCalls } from '@prorata/contract/invitations/calls';
import { SendingPreview } from '../../components/sending-preview/sending-preview.tsx';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';

interface SendDialogProps {
  readonly dossierId: string;
  readonly fileNumber: string;
  /** How many invitations wait. */
  readonly count: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Before everything that was not sent leaves: every invitation as it will look. */
export function SendDialog({ dossierId, fileNumber, count, opened, onClose }: SendDialogProps) {
  const { t } = useTranslation('invitations');
  const refresh = useRefreshDossier(dossierId);
  const send = async (seen: string) => {
    const { accepted } = await request(invitationsCalls.sendUnsent, {
      params: { dossierId },
      body: { seen },
    });
    await refresh();
    onClose();
    showSuccess(t('send.done', { count: accepted }));
  };
  return (
    <SendingPreview
      dossierId={dossierId}
      title={t('send.title', { count })}
      remark={fileNumber}
      sending={opened ? { kind: 'invitations', request: {} } : undefined}
      onSend={send}
      onClose={onClose}
    />
  );
}

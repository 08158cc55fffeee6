import { Modal } from '@mantine/core';
import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import { useTranslation } from 'react-i18next';
import { StandardInvitationForm } from './standard-invitation-form.tsx';

interface StandardInvitationDialogProps {
  readonly organizationId: string;
  readonly edited: StandardInvitation | 'new' | undefined;
  readonly onClose: () => void;
}

export function StandardInvitationDialog({ organizationId, edited, onClose }: StandardInvitationDialogProps) {
  const { t } = useTranslation('organizations');
  return (
    <Modal
      opened={edited !== undefined}
      onClose={onClose}
      size="46rem"
      title={edited === 'new' ? t('standard.add') : t('standard.edit')}
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      {edited !== undefined && (
        <StandardInvitationForm
          organizationId={organizationId}
          invitation={edited === 'new' ? undefined : edited}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

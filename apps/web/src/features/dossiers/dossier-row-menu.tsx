import type { DossierRow } from '@prorata/contract/dossiers/dossier-row';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../components/row-menu.tsx';
import { showSuccess } from '../../platform/toasts.ts';
import type { useActing } from './use-acting.ts';
import { useActsOn } from './use-acts-on.ts';
import { useRowName } from './use-defendant-name.ts';

interface DossierRowMenuProps {
  readonly row: DossierRow;
  readonly canWrite: boolean;
  readonly ask: ReturnType<typeof useActing>['ask'];
}

/** What can be done with a dossier of the list; what cannot says why. */
export function DossierRowMenu({ row, canWrite, ask }: DossierRowMenuProps) {
  const { t } = useTranslation(['dossiers', 'forms']);
  const navigate = useNavigate();
  const { id, fileNumber, status, canCancel, canMarkAsPaid, canDelete } = row;
  const allowed = { cancel: canCancel, markAsPaid: canMarkAsPaid, remove: canDelete };
  const acts = useActsOn({ id, fileNumber, status, name: useRowName(row) }, allowed, ask);
  const copy = async () => {
    await navigator.clipboard.writeText(fileNumber);
    showSuccess(t('numberCopied', { number: fileNumber }));
  };
  return (
    <RowMenu
      name={fileNumber}
      acts={[
        {
          key: 'open',
          label: t('forms:open'),
          icon: IconExternalLink,
          act: () => void navigate({ to: '/app/dossier/$dossierId', params: { dossierId: id } }),
        },
        { key: 'copy', label: t('copyNumber'), icon: IconCopy, act: () => void copy() },
        ...(canWrite ? acts : []),
      ]}
    />
  );
}

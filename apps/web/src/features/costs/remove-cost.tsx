import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../components/dialogs.tsx';
import type { useRemoving } from '../../platform/client/use-removing.ts';

interface RemoveCostProps {
  readonly removing: Omit<ReturnType<typeof useRemoving<{ readonly displayName: string }>>, 'ask'>;
}

export function RemoveCost({ removing }: RemoveCostProps) {
  const { t } = useTranslation('costs');
  return (
    <RemoveDialog
      opened={removing.thing !== undefined}
      title={t('remove.title', { name: removing.thing?.displayName ?? '' })}
      verb={t('remove.verb')}
      isBusy={removing.isBusy}
      problem={removing.problem}
      onConfirm={removing.confirm}
      onClose={removing.close}
    >
      {t('remove.text')}
    </RemoveDialog>
  );
}

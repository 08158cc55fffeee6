import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './dialog-acts.module.css';

interface DialogActsProps {
  readonly isSaving: boolean;
  /** Repeats the verb when it is more than saving. */
  readonly verb?: string;
  readonly onClose: () => void;
}

/** At the foot of a form in a dialog. */
export function DialogActs({ isSaving, verb, onClose }: DialogActsProps) {
  const { t } = useTranslation('forms');
  return (
    <div className={classes.acts}>
      <Button variant="default" disabled={isSaving} onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={isSaving}>
        {verb ?? t('save')}
      </Button>
    </div>
  );
}

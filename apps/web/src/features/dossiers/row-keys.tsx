import { IconCornerDownLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './row-keys.module.css';

/** Which keys work in the list. */
export function RowKeys({ canAdd }: { readonly canAdd: boolean }) {
  const { t } = useTranslation('dossiers');
  return (
    <p className={classes.keys}>
      <kbd>J</kbd> <kbd>K</kbd> {t('keys.row')}{' '}
      <kbd>
        <IconCornerDownLeft size={12} stroke={1.75} />
      </kbd>{' '}
      {t('keys.open')}
      {canAdd && (
        <>
          {' '}
          <kbd>N</kbd> {t('keys.add')}
        </>
      )}
    </p>
  );
}

import { useTranslation } from 'react-i18next';
import classes from './states.module.css';

/** What to tell support, so that they find the request in the log. */
export function RequestId({ id }: { readonly id: string | undefined }) {
  const { t } = useTranslation('states');
  if (id === undefined) return null;
  return (
    <p className={classes.requestId}>
      {t('requestId')} <code>{id}</code>
    </p>
  );
}

import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../components/format.ts';
import { useLanguage } from '../../components/use-language.ts';
import classes from './saved-at.module.css';

/** That all is safe, and that one can leave. */
export function SavedAt({ statement: { updatedAt } }: { readonly statement: InvitedStatement }) {
  const { t } = useTranslation('invited');
  const language = useLanguage();
  return (
    <p className={classes.saved}>
      {t('statement.saved', { moment: formatDate(updatedAt, language, 'dateTime') })}
    </p>
  );
}

import { Badge, Tooltip } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Amount } from '../../components/values.tsx';
import { formatAmount, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './allotment-table.module.css';

/** Nothing is a dash: a column of noughts hides what is there. */
export function Figure({ euros }: { readonly euros: number }) {
  return euros === 0 ? NOTHING : <Amount euros={euros} unit="none" />;
}

export function Reserve({ euros }: { readonly euros: number }) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  if (euros === 0) return null;
  return (
    <Tooltip label={t('table.reserveOf', { amount: formatAmount(euros, language) })}>
      <Badge size="sm" color="warning" variant="light">
        {t('table.reserve')}
      </Badge>
    </Tooltip>
  );
}

const LAST_DIGITS = 4;

/** The end of the account that the money goes to, whole for who points at it. */
export function Account({ accounts }: { readonly accounts: readonly string[] }) {
  const { t } = useTranslation('calculation');
  const [first] = accounts;
  if (first === undefined) return <span className={classes.missing}>{t('table.accountMissing')}</span>;
  return (
    <span className={classes.account} title={accounts.join(', ')}>
      ··{first.slice(-LAST_DIGITS)}
      <IconCheck size={14} role="img" aria-label={t('table.accountKnown')} />
    </span>
  );
}

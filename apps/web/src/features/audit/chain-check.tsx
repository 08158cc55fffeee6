import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './chain-check.module.css';

/** Each event carries the hash of the one before: whether the chain of all of them is whole. */
export function ChainCheck({ isIntact }: { readonly isIntact: boolean }) {
  const { t } = useTranslation('audit');
  const CheckIcon = isIntact ? IconShieldCheck : IconAlertTriangle;
  return (
    <p className={classes.check} data-broken={!isIntact || undefined} role={isIntact ? undefined : 'alert'}>
      <CheckIcon size={16} stroke={1.75} aria-hidden />
      {t(isIntact ? 'chain.intact' : 'chain.broken')}
    </p>
  );
}

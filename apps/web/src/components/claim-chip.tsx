import type { ClaimType } from '@prorata/domain/vocabulary';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './claim-chip.module.css';

/** Where an amount stands in the distribution; the same colours in chips, in the flow and in the report. */
export type ClaimClass = ClaimType | 'costs' | 'surplus' | 'reserved';

export function ClaimClassChip({ claimClass }: { readonly claimClass: ClaimClass }) {
  const { t } = useTranslation(['vocabulary', 'states']);
  return (
    <span className={classes.chip} data-class={claimClass}>
      {isClaimType(claimClass) ? t(`claimType.${claimClass}`) : t(`states:claim.${claimClass}`)}
    </span>
  );
}

export function AutomaticChip() {
  const { t } = useTranslation('states');
  return (
    <span className={classes.chip}>
      <IconLock size={12} stroke={1.75} aria-hidden />
      {t('claim.automatic')}
    </span>
  );
}

export function LateChip() {
  const { t } = useTranslation('states');
  return (
    <span className={classes.chip} data-class="late">
      {t('statement.late')}
    </span>
  );
}

function isClaimType(claimClass: ClaimClass): claimClass is ClaimType {
  return claimClass === 'specific' || claimClass === 'general' || claimClass === 'chirographic';
}

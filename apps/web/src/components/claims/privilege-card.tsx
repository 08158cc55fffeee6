import type { Privilege } from '@prorata/contract/distribution/privilege';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import classes from './privilege-card.module.css';
import { privilegeArticles } from './privilege-words.ts';

/** What the law says about a privilege, so that it can be chosen knowingly: its article, its limit, its days. */
export function PrivilegeCard({ privilege }: { readonly privilege: Privilege }) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const { validFrom, validUntil, rankConfidence } = privilege;
  return (
    <dl className={classes.card}>
      <div>
        <dt>{t('privilege.basis')}</dt>
        <dd>{privilegeArticles(privilege, language)}</dd>
      </div>
      <div>
        <dt>{t('privilege.limit')}</dt>
        <dd>
          <Limit cap={privilege.cap} />
        </dd>
      </div>
      {(validFrom !== null || validUntil !== null) && (
        <div>
          <dt>{t('privilege.period')}</dt>
          <dd>
            <Period from={validFrom} until={validUntil} />
          </dd>
        </div>
      )}
      {rankConfidence !== 'source' && <p className={classes.remark}>{t('privilege.practice')}</p>}
    </dl>
  );
}

function Limit({ cap }: Pick<Privilege, 'cap'>) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  if (cap === null) return t('privilege.noLimit');
  if (cap.amount === null) return t('privilege.limitOfCase');
  const amount = formatAmount(cap.amount, language);
  return cap.per === 'creditor'
    ? t('privilege.limitPerCreditor', { amount })
    : t('privilege.limitPerClaim', { amount });
}

interface PeriodProps {
  readonly from: string | null;
  readonly until: string | null;
}

function Period({ from, until }: PeriodProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const dates = { from: formatDate(from, language), until: formatDate(until, language) };
  if (until === null) return t('privilege.periodFrom', dates);
  return from === null ? t('privilege.periodUntil', dates) : t('privilege.periodBetween', dates);
}

import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import { IconArrowsExchange } from '@tabler/icons-react';
import { Notice } from '../../components/notice.tsx';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** Of a creditor of an earlier run who filed anew: what was left by that run, against what is declared now. */
export function ReplacedBalance({ statement }: { readonly statement: ThirdPartyStatement }) {
  const { t } = useTranslation('balance');
  const language = useLanguage();
  const { replacedBalance: balance, originalTotalAmountClaimed, totalAmountClaimed } = statement;
  if (balance === null) return null;
  const declared = originalTotalAmountClaimed ?? totalAmountClaimed;
  const cents = centsFromEuros(declared) - centsFromEuros(balance.total);
  const euros = (amount: number) => formatAmount(amount, language);
  const amount = euros(eurosFromCents(cents < 0n ? -cents : cents));
  const direction = cents > 0n ? 'more' : cents < 0n ? 'less' : 'same';
  return (
    <Notice icon={IconArrowsExchange} title={t('replaced.title')}>
      {t('replaced.text', {
        total: euros(balance.total),
        date: formatDate(balance.until, language),
        principal: euros(balance.principal),
        interest: euros(balance.interest),
        costs: euros(balance.costs),
        declared: euros(declared),
        difference: t(`replaced.${direction}`, { amount }),
      })}
    </Notice>
  );
}

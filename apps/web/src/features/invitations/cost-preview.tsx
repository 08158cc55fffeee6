import type { SendingCost } from '@prorata/contract/invitations/invitation';
import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/amount.tsx';
import { formatAmount } from '../../components/format.ts';
import { useLanguage } from '../../components/use-language.ts';
import classes from './cost-preview.module.css';

/** What the platform charges for the sending: mails and letters apart, and together. */
export function CostPreview({ cost }: { readonly cost: SendingCost }) {
  const { t } = useTranslation('invitations');
  const { emails, registeredLetters, emailPrice, registeredLetterPrice, total } = cost;
  return (
    <div>
      <dl className={classes.costs}>
        {emails > 0 && <Line name={t('send.emails', { count: emails })} count={emails} price={emailPrice} />}
        {registeredLetters > 0 && (
          <Line
            name={t('send.letters', { count: registeredLetters })}
            count={registeredLetters}
            price={registeredLetterPrice}
          />
        )}
        <div className={classes.total}>
          <dt>{t('send.total')}</dt>
          <dd>
            <Amount euros={total} />
          </dd>
        </div>
      </dl>
      <p className={classes.hint}>{t(total === null ? 'send.noPrice' : 'send.costHint')}</p>
    </div>
  );
}

interface LineProps {
  readonly name: string;
  readonly count: number;
  readonly price: number | null;
}

function Line({ name, count, price }: LineProps) {
  const { t } = useTranslation('invitations');
  const language = useLanguage();
  return (
    <div className={classes.line}>
      <dt>
        {name}
        {price !== null && (
          <span className={classes.each}>{t('send.each', { price: formatAmount(price, language) })}</span>
        )}
      </dt>
      <dd>
        <Amount euros={price === null ? null : eurosFromCents(centsFromEuros(price) * BigInt(count))} />
      </dd>
    </div>
  );
}

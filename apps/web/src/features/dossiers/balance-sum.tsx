import type { Collection } from '@prorata/contract/dossiers/collection';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/values.tsx';
import classes from './balance-sum.module.css';
import { shareOf } from './share-of.ts';

type Term = 'soldAssets' | 'withoutAsset' | 'balance' | 'executionCosts' | 'dossierCosts' | 'net';

/** At the foot, always in sight: the sum from what came in to what is left, to be read from left to right. */
export function BalanceSum({ collection }: { readonly collection: Collection }) {
  const { t } = useTranslation('dossiers');
  const { balanceToDistribute, totals } = collection;
  const terms: readonly { key: Term; sign: string; euros: number | null }[] = [
    { key: 'soldAssets', sign: '', euros: totals.soldAssets },
    { key: 'withoutAsset', sign: '+', euros: totals.withoutAsset },
    { key: 'balance', sign: '=', euros: balanceToDistribute },
    { key: 'executionCosts', sign: '−', euros: totals.executionCosts },
    { key: 'dossierCosts', sign: '−', euros: totals.dossierCosts },
    { key: 'net', sign: '=', euros: totals.netForCreditors },
  ];
  const known = [totals.netForCreditors, totals.executionCosts, totals.dossierCosts];
  const parts = shareOf(
    balanceToDistribute ?? 0,
    known.map((euros) => euros ?? 0),
  );
  return (
    <section className={classes.sum} aria-label={t('balance.sum.label')}>
      <dl className={classes.terms}>
        {terms.map(({ key, sign, euros }) => (
          <div key={key} className={classes.term} data-term={key} data-short={(euros ?? 0) < 0 || undefined}>
            {sign && (
              <span className={classes.sign} aria-hidden>
                {sign}
              </span>
            )}
            <dt>{t(`balance.sum.${key}`)}</dt>
            <dd>
              <Amount euros={euros} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.bar} aria-hidden>
        {parts.map((percent, position) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts are always the same three.
            key={position}
            className={classes.part}
            style={{ '--share': `${percent}%` }}
          />
        ))}
      </div>
    </section>
  );
}

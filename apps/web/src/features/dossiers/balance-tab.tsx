import type { Collection } from '@prorata/contract/dossiers/collection';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useQuery } from '@tanstack/react-query';
import { PageBody } from '../../components/page.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { Amount } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { AssetCard } from './asset-card.tsx';
import classes from './balance.module.css';
import { BalanceCard } from './balance-card.tsx';
import { useOneEdit } from './balance-part.ts';
import { CostCard } from './cost-card.tsx';
import { collectionQuery } from './dossier-queries.ts';
import { shareOf } from './share-of.ts';
import { TariffCard } from './tariff-card.tsx';

/** The money of a dossier: what came in, what it cost to get it, and what is left for the creditors. */
export function BalanceTab({ dossier }: { readonly dossier: Dossier }) {
  const collection = useQuery(collectionQuery(dossier.id));
  const inWords = useProblem();
  const edit = useOneEdit();
  if (collection.isError) {
    return (
      <PageBody>
        <LoadError {...inWords(collection.error)} onRetry={() => void collection.refetch()} />
      </PageBody>
    );
  }
  if (collection.data === undefined) return <Loading rows={5} />;
  const shared = { dossier, collection: collection.data, edit };
  return (
    <>
      <div className={classes.cards}>
        <BalanceCard {...shared} />
        <AssetCard {...shared} />
        <div className={classes.costs}>
          <CostCard {...shared} />
          <TariffCard collection={collection.data} />
        </div>
      </div>
      <BalanceSum collection={collection.data} />
    </>
  );
}

type Term =
  | 'soldAssets'
  | 'withoutAsset'
  | 'balance'
  | 'executionCosts'
  | 'dossierCosts'
  | 'uncoveredCosts'
  | 'net';

/** At the foot, always in sight: the sum from what came in to what is left, to be read from left to right. */
function BalanceSum({ collection }: { readonly collection: Collection }) {
  const { t } = useTranslation('dossiers');
  const { balanceToDistribute, totals } = collection;
  const uncovered = totals.uncoveredCosts ?? 0;
  const terms: readonly { key: Term; sign: string; euros: number | null }[] = [
    { key: 'soldAssets', sign: '', euros: totals.soldAssets },
    { key: 'withoutAsset', sign: '+', euros: totals.withoutAsset },
    { key: 'balance', sign: '=', euros: balanceToDistribute },
    { key: 'executionCosts', sign: '−', euros: totals.executionCosts },
    { key: 'dossierCosts', sign: '−', euros: totals.dossierCosts },
    ...(uncovered > 0 ? [{ key: 'uncoveredCosts', sign: '+', euros: uncovered } as const] : []),
    { key: 'net', sign: '=', euros: totals.netForCreditors },
  ];
  const known = [totals.netForCreditors, totals.executionCosts - uncovered, totals.dossierCosts];
  const parts = shareOf(
    balanceToDistribute ?? 0,
    known.map((euros) => euros ?? 0),
  );
  return (
    <section className={classes.sum} aria-label={t('balance.sum.label')}>
      <dl className={classes.sumTerms}>
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

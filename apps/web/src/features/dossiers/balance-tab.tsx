import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useQuery } from '@tanstack/react-query';
import { PageBody } from '../../components/page.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { AssetCard } from './asset-card.tsx';
import { BalanceCard } from './balance-card.tsx';
import { BalanceSum } from './balance-sum.tsx';
import classes from './balance-tab.module.css';
import { CostCard } from './cost-card.tsx';
import { collectionQuery } from './dossier-queries.ts';
import { TariffCard } from './tariff-card.tsx';
import { useOneEdit } from './use-one-edit.ts';

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

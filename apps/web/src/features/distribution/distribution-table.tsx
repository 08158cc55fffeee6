import type { Distribution } from '@prorata/contract/distribution/distribution';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { allottedIn, claimedIn, listCreditors, type Receiver, ReceiverTable } from './receiver-table.tsx';
import { surplusesOf } from './surpluses.ts';

interface DistributionTableProps {
  readonly distribution: Distribution;
  readonly chosen: string | undefined;
  readonly onChoose: (creditorId: string) => void;
}

/** The same as the flow, for whoever reads figures or listens: everyone who receives something, or asked for it. */
export function DistributionTable({ distribution, ...choice }: DistributionTableProps) {
  const { t } = useTranslation('calculation');
  const { lines, totals } = distribution;
  const costs = lines.filter(({ kind }) => kind === 'cost');
  const receivers: Receiver[] = [
    ...(costs.length === 0
      ? []
      : [
          {
            ...{ key: 'costs', creditorId: null, name: t('flow.receiver.costs') },
            ...{ claimed: claimedIn(costs), allotted: allottedIn(costs) },
          },
        ]),
    ...listCreditors(lines),
    ...surplusesOf(distribution).map(({ id, name, amount }) => ({
      ...{ key: id, creditorId: null, claimed: null, allotted: amount },
      name: name === null ? t('flow.receiver.surplus') : t('flow.receiver.surplusOf', { name }),
    })),
  ];
  return <ReceiverTable label={t('table.label')} receivers={receivers} total={totals.moneyIn} {...choice} />;
}

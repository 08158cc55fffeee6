import type { Distribution } from '@prorata/contract/distribution/distribution';
import { sumEuros } from '@prorata/domain/money';
import { Block } from '../../components/block.tsx';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { listCreditors, type Receiver, ReceiverTable } from './receiver-table.tsx';

interface EstatePartsProps {
  readonly distribution: Distribution;
  readonly chosen: string | undefined;
  readonly onChoose: (creditorId: string) => void;
}

/** Where a dossier runs against several: what each estate held and gave, and to whom. Nothing where there is one. */
export function EstateParts({ distribution, ...choice }: EstatePartsProps) {
  if (distribution.estates.length < 2) return null;
  return distribution.estates.map((estate) => (
    <EstatePart key={estate.id} distribution={distribution} estate={estate} {...choice} />
  ));
}

interface EstatePartProps extends EstatePartsProps {
  readonly estate: Distribution['estates'][number];
}

function EstatePart({ distribution, estate, ...choice }: EstatePartProps) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const { id, name, moneyIn, received, costs, passedOn, surplus } = estate;
  const held = sumEuros([moneyIn, received]);
  const title = t('estates.title', { name, amount: formatAmount(held, language) });
  const own = distribution.lines.filter(({ estateId }) => estateId === id);
  const receivers: Receiver[] = [
    ...unasked('costs', t('flow.receiver.costs'), costs),
    ...listCreditors(own),
    ...unasked('passedOn', t('estates.passedOn'), passedOn),
    ...unasked('surplus', t('flow.receiver.surplusOf', { name }), surplus),
  ];
  return (
    <Block title={title}>
      <ReceiverTable label={title} receivers={receivers} total={held} {...choice} />
    </Block>
  );
}

/** What goes somewhere without a creditor asking for it, where there is any. */
function unasked(key: string, name: string, allotted: number): Receiver[] {
  return allotted === 0 ? [] : [{ key, creditorId: null, name, claimed: null, allotted }];
}

import type { Distribution } from '@prorata/contract/distribution/distribution';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../components/use-language.ts';
import { COLUMNS } from './columns.ts';
import { flowOf } from './flow.ts';
import { FlowBands } from './flow-bands.tsx';
import classes from './flow-view.module.css';
import { gatherSmall } from './gather-small.ts';
import { layOutFlow } from './lay-out-flow.ts';
import { PoolBars } from './pool-bars.tsx';
import { RankBars } from './rank-bars.tsx';
import { ReceiverBars } from './receiver-bars.tsx';

const MOST_CREDITORS = 24;
const MEASURES = { moneyHeight: 360, poolSlot: 48, rankSlot: 24, receiverSlot: 26 };

interface FlowViewProps {
  readonly distribution: Distribution;
  /** The creditor whose way through the ranks stays strong. */
  readonly chosen: string | undefined;
  readonly onChoose: (creditorId: string) => void;
}

/** The money drawn from what came in, through costs and ranks, to whoever receives it. */
export function FlowView({ distribution, chosen, onChoose }: FlowViewProps) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const flow = useMemo(() => gatherSmall(flowOf(distribution), MOST_CREDITORS), [distribution]);
  const layout = useMemo(() => layOutFlow(flow, MEASURES), [flow]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset of its own.
    <svg
      className={classes.flow}
      viewBox={`0 0 ${COLUMNS.width} ${Math.ceil(layout.height)}`}
      role="group"
      aria-label={t('flow.label')}
      lang={language}
    >
      <FlowBands flow={flow} layout={layout} chosen={chosen} />
      <PoolBars flow={flow} layout={layout} />
      <RankBars flow={flow} layout={layout} chosen={chosen} />
      <ReceiverBars flow={flow} layout={layout} chosen={chosen} onChoose={onChoose} />
    </svg>
  );
}

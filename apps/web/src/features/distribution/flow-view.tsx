import { useElementSize } from '@mantine/hooks';
import type { Distribution } from '@prorata/contract/distribution/distribution';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../components/use-language.ts';
import { columnsFor } from './columns.ts';
import { flowOf } from './flow.ts';
import { FlowBands } from './flow-bands.tsx';
import classes from './flow-view.module.css';
import { gatherSmall } from './gather-small.ts';
import { layOutFlow } from './lay-out-flow.ts';
import { PoolBars } from './pool-bars.tsx';
import { RankBars } from './rank-bars.tsx';
import { ReceiverBars } from './receiver-bars.tsx';

const MAX_CREDITORS = 24;
/** Before the place is measured, and where it is narrower than a drawing can be. */
const LEAST_WIDTH = 560;
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
  const flow = useMemo(() => gatherSmall(flowOf(distribution), MAX_CREDITORS), [distribution]);
  const layout = useMemo(() => layOutFlow(flow, MEASURES), [flow]);
  const { ref, width } = useElementSize();
  const columns = useMemo(() => columnsFor(Math.max(LEAST_WIDTH, Math.floor(width))), [width]);
  const drawn = { flow, layout, columns };
  return (
    <div ref={ref}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset of its own. */}
      <svg
        className={classes.flow}
        viewBox={`0 0 ${columns.width} ${Math.ceil(layout.height)}`}
        role="group"
        aria-label={t('flow.label')}
        lang={language}
      >
        <FlowBands {...drawn} chosen={chosen} />
        <PoolBars {...drawn} />
        <RankBars {...drawn} chosen={chosen} />
        <ReceiverBars {...drawn} chosen={chosen} onChoose={onChoose} />
      </svg>
    </div>
  );
}

import { useElementSize } from '@mantine/hooks';
import type { Distribution } from '@prorata/contract/distribution/distribution';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { useMemo } from 'react';
import { formatAmount, formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { capitalised } from './capitalised.ts';
import classes from './flow.module.css';
import { type Flow, flowOf, gatherSmall, type RankNode, ranksOf } from './flow.ts';
import {
  type Band,
  type Columns,
  columnsFor,
  type FlowLayout,
  layOutFlow,
  lettersIn,
  shorten,
} from './lay-out-flow.ts';
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

interface FlowBandsProps {
  readonly flow: Flow;
  readonly layout: FlowLayout;
  readonly columns: Columns;
  readonly chosen: string | undefined;
}

/** The bands between the bars, coloured by the class of the rank that they lead to or come from. */
function FlowBands({ flow, layout, columns, chosen }: FlowBandsProps) {
  const classOf = new Map(flow.ranks.map((rank) => [rank.id, rank.class]));
  const way = ranksOf(flow, chosen);
  const strength = (isOnTheWay: boolean) =>
    chosen === undefined ? undefined : isOnTheWay ? 'strong' : 'faint';
  return (
    <g aria-hidden>
      {layout.draws.map((band) => (
        <path
          key={`${band.from} ${band.to}`}
          className={classes.band}
          data-class={classOf.get(band.to)}
          data-strength={strength(way.drawn.has(band.to))}
          strokeWidth={band.thickness}
          d={curve(band, columns.pools + columns.bar, columns.ranks)}
        />
      ))}
      {layout.payments.map((band) => (
        <path
          key={`${band.from} ${band.to}`}
          className={classes.band}
          data-class={classOf.get(band.from)}
          data-strength={strength(band.to === chosen)}
          strokeWidth={band.thickness}
          d={curve(band, columns.ranks + columns.bar, columns.receivers)}
        />
      ))}
    </g>
  );
}

function curve({ startY, endY }: Band, startX: number, endX: number): string {
  const bend = (startX + endX) / 2;
  return `M${startX},${startY}C${bend},${startY} ${bend},${endY} ${endX},${endY}`;
}

interface PoolBarsProps {
  readonly flow: Flow;
  readonly layout: FlowLayout;
  readonly columns: Columns;
}

function PoolBars({ flow, layout, columns }: PoolBarsProps) {
  const language = useLanguage();
  return flow.pools.map(({ id, name, cents }, index) => {
    const bar = layout.pools[index];
    if (bar === undefined) return null;
    return (
      <g key={id}>
        <rect
          className={classes.pool}
          x={columns.pools}
          y={bar.y}
          width={columns.bar}
          height={bar.height}
          rx={2}
        />
        <text className={classes.name} x={columns.pools - 8} y={bar.middle - 3} textAnchor="end">
          {shorten(name, lettersIn(columns.pools - 8))}
          <title>{name}</title>
        </text>
        <text className={classes.amount} x={columns.pools - 8} y={bar.middle + 14} textAnchor="end">
          {formatAmount(cents / 100, language, 'none')}
        </text>
      </g>
    );
  });
}

interface RankBarsProps {
  readonly flow: Flow;
  readonly layout: FlowLayout;
  readonly columns: Columns;
  readonly chosen: string | undefined;
}

function RankBars({ flow, layout, columns, chosen }: RankBarsProps) {
  const nameOf = useRankName();
  const { paid } = ranksOf(flow, chosen);
  return flow.ranks.map((rank, index) => {
    const bar = layout.ranks[index];
    if (bar === undefined) return null;
    const name = nameOf(rank);
    return (
      <g key={rank.id} data-strength={chosen !== undefined && !paid.has(rank.id) ? 'faint' : undefined}>
        <rect
          className={classes.rank}
          data-class={rank.class}
          x={columns.ranks}
          y={bar.y}
          width={columns.bar}
          height={bar.height}
          rx={2}
        />
        <text className={classes.rankName} data-class={rank.class} x={columns.ranks + 14} y={bar.middle + 4}>
          {shorten(name, lettersIn(columns.receivers - columns.ranks - 14))}
          <title>{name}</title>
        </text>
      </g>
    );
  });
}

/** `70 · Verhuurder`: the place on the scale, and the privileges served there; ordinary claims with their quota. */
function useRankName(): (rank: RankNode) => string {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  return ({ rank, class: flowClass, privilegeIds, cents, demandedCents }) => {
    if (flowClass === 'chirographic') {
      const quota = formatDecimal((cents / demandedCents) * 100, language, 2, 2);
      return `${t('flow.class.chirographic')} · ${quota} %`;
    }
    if (rank === null) return t(`flow.class.${flowClass}`);
    const names = privilegeIds.map((id) => capitalised(getPrivilege(id).names[language]));
    return `${rank} · ${names.join(', ')}`;
  };
}

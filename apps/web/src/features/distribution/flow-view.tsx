import { Button, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { Distribution } from '@prorata/contract/distribution/distribution';
import { useId, useMemo, useState } from 'react';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './flow.module.css';
import {
  type Flow,
  flowOf,
  type GatheredFlow,
  gatherRest,
  inOrder,
  REST,
  type ReceiverNode,
  ranksOf,
} from './flow.ts';
import {
  areaOf,
  type Bar,
  type Columns,
  columnsFor,
  type FlowLayout,
  layOutFlow,
  lettersIn,
  shorten,
} from './lay-out-flow.ts';
import { useRankName } from './use-rank-name.ts';

const LEGEND = ['costs', 'specific', 'general', 'chirographic'] as const;
/** Before the place is measured, and where it is narrower than a drawing can be. */
const LEAST_WIDTH = 340;
const LEAST_HEIGHT = 420;
const SLOTS = { poolSlot: 54, rankSlot: 20, receiverSlot: 22 };
/** The costs, a debtor, and who is chosen among the last: they stand among the receivers too. */
const BESIDE_CREDITORS = 3;
const FEWEST_CREDITORS = 8;

interface FlowViewProps {
  readonly distribution: Distribution;
  /** The creditors in the order of their ranks, as the table has them. */
  readonly creditorIds: readonly string[];
  /** The creditor whose way through the ranks stays strong. */
  readonly chosen: string | undefined;
  readonly onChoose: (creditorId: string) => void;
}

/**
 * The money drawn from what came in, through costs and ranks, to whoever receives it. The table beside it says the same
 * to those who cannot see it.
 */
export function FlowView({ distribution, creditorIds, chosen, onChoose }: FlowViewProps) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const titleId = useId();
  const amount = formatAmount(distribution.totals.moneyIn, language);
  const [isUnfolded, setUnfolded] = useState(false);
  const { ref, width, height } = useElementSize();
  const room = Math.max(LEAST_HEIGHT, Math.floor(height));
  const whole = useMemo(() => inOrder(flowOf(distribution), creditorIds), [distribution, creditorIds]);
  const most = Math.max(FEWEST_CREDITORS, Math.floor(room / SLOTS.receiverSlot) - BESIDE_CREDITORS);
  const folded = useMemo(() => gatherRest(whole, most, chosen), [whole, most, chosen]);
  const flow: GatheredFlow = isUnfolded ? { ...whole, gathered: 0 } : folded;
  const layout = useMemo(() => layOutFlow(flow, { ...SLOTS, room }), [flow, room]);
  const columns = useMemo(() => columnsFor(Math.max(LEAST_WIDTH, Math.floor(width))), [width]);
  // What scrolls must be reachable for those without a mouse.
  const isTall = Math.ceil(layout.height) > Math.floor(height);
  const drawn = { flow, layout, columns, chosen };
  return (
    <section className={classes.zone} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 className={classes.title}>
          <VisuallyHidden id={titleId}>{t('flow.title', { amount })}</VisuallyHidden>
          <span aria-hidden>{amount}</span>
        </h2>
        <ul className={classes.legend} aria-hidden>
          {LEGEND.map((flowClass) => (
            <li key={flowClass} data-class={flowClass}>
              {t(`flow.class.${flowClass}`)}
            </li>
          ))}
        </ul>
      </header>
      <div className={classes.scroll} tabIndex={isTall ? 0 : undefined}>
        <div ref={ref} className={classes.paper}>
          <svg
            className={classes.flow}
            viewBox={`0 0 ${columns.width} ${Math.ceil(layout.height)}`}
            width={columns.width}
            height={Math.ceil(layout.height)}
            data-has-chosen={chosen !== undefined || undefined}
            aria-hidden
          >
            <Ribbons {...drawn} onChoose={onChoose} />
            <PoolBars {...drawn} />
            <RankBars {...drawn} />
            <ReceiverBars {...drawn} onChoose={onChoose} onUnfold={() => setUnfolded(true)} />
          </svg>
        </div>
      </div>
      {(folded.gathered > 0 || isUnfolded) && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.unfold ?? ''}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t('flow.fold') : `${t('flow.rest', { count: folded.gathered })} ${t('flow.unfold')}`}
        </Button>
      )}
    </section>
  );
}

interface DrawnProps {
  readonly flow: GatheredFlow;
  readonly layout: FlowLayout;
  readonly columns: Columns;
  readonly chosen: string | undefined;
}

interface RibbonsProps extends DrawnProps {
  readonly onChoose: (creditorId: string) => void;
}

/** The areas between the bars, coloured by the class of the rank that they lead to or come from. */
function Ribbons({ flow, layout, columns, chosen, onChoose }: RibbonsProps) {
  const classOf = new Map(flow.ranks.map((rank) => [rank.id, rank.class]));
  const creditors = new Map(flow.receivers.map(({ id, creditorId }) => [id, creditorId]));
  const way = ranksOf(flow, chosen);
  return (
    <>
      {layout.draws.map((ribbon) => (
        <path
          key={`${ribbon.from} ${ribbon.to}`}
          className={classes.ribbon}
          data-class={classOf.get(ribbon.to)}
          data-chosen={way.drawn.has(ribbon.to) || undefined}
          d={areaOf(ribbon, columns.pools + columns.bar, columns.ranks)}
        />
      ))}
      {layout.payments.map((ribbon) => {
        const creditorId = creditors.get(ribbon.to);
        return (
          <path
            key={`${ribbon.from} ${ribbon.to}`}
            className={classes.ribbon}
            data-class={classOf.get(ribbon.from)}
            data-chosen={(chosen !== undefined && ribbon.to === chosen) || undefined}
            data-chooses={creditorId ? true : undefined}
            d={areaOf(ribbon, columns.ranks + columns.bar, columns.receivers)}
            {...(creditorId && { onClick: () => onChoose(creditorId) })}
          />
        );
      })}
    </>
  );
}

/** A lot with what it brought in; its name has two lines, because what tells lots apart may stand last. */
function PoolBars({ flow, layout, columns }: DrawnProps) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  return flow.pools.map(({ id, name: own, cents }, index) => {
    const bar = layout.pools[index];
    if (bar === undefined) return null;
    const name = own || t('flow.money');
    return (
      <g key={id}>
        <rect className={classes.pool} x={columns.pools} {...shapeOf(bar, columns)} />
        <foreignObject x={0} y={bar.middle - 26} width={columns.pools - 6} height={52}>
          <div className={classes.poolLabel} title={name} lang={language}>
            <span className={classes.poolName}>{name}</span>
            <span className={classes.amount}>{formatAmount(cents / 100, language, 'none')}</span>
          </div>
        </foreignObject>
      </g>
    );
  });
}

function shapeOf(bar: Bar, columns: Columns) {
  return { y: bar.y, width: columns.bar, height: bar.height, rx: 2 };
}

function RankBars({ flow, layout, columns, chosen }: DrawnProps) {
  const nameOf = useRankName();
  const { paid } = ranksOf(flow, chosen);
  return flow.ranks.map((rank, index) => {
    const bar = layout.ranks[index];
    if (bar === undefined) return null;
    const name = nameOf(rank);
    return (
      <g key={rank.id} data-faint={(chosen !== undefined && !paid.has(rank.id)) || undefined}>
        <rect className={classes.rank} data-class={rank.class} x={columns.ranks} {...shapeOf(bar, columns)} />
        <text className={classes.rankName} data-class={rank.class} x={columns.ranks + 14} y={bar.middle + 4}>
          {shorten(name, lettersIn(columns.receivers - columns.ranks - 18))}
          <title>{name}</title>
        </text>
      </g>
    );
  });
}

interface ReceiverBarsProps extends RibbonsProps {
  readonly onUnfold: () => void;
}

/** Who receives it. A click chooses the creditor, or unfolds those who are drawn together. */
function ReceiverBars({ flow, layout, columns, chosen, onChoose, onUnfold }: ReceiverBarsProps) {
  const nameOf = useReceiverName();
  const byId = new Map(flow.receivers.map((receiver) => [receiver.id, receiver]));
  const actOf = ({ id, creditorId }: ReceiverNode) => {
    if (creditorId !== null) return () => onChoose(creditorId);
    return id === REST ? onUnfold : undefined;
  };
  return layout.receivers.map((bar) => {
    const receiver = byId.get(bar.id);
    if (receiver === undefined) return null;
    const name = nameOf(receiver, flow.gathered);
    const act = actOf(receiver);
    const isChosen = receiver.creditorId !== null && receiver.creditorId === chosen;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the table holds the same for the keyboard.
      <g
        key={bar.id}
        className={classes.receiverRow}
        data-receiver={receiver.id}
        data-chooses={act ? true : undefined}
        data-chosen={isChosen || undefined}
        onClick={act}
      >
        <rect
          className={classes.row}
          x={columns.receivers + columns.bar + 2}
          y={bar.middle - 10}
          width={columns.width - columns.receivers - columns.bar - 2}
          height={20}
          rx={2}
        />
        <rect
          className={classes.receiver}
          data-class={receiver.class}
          x={columns.receivers}
          {...shapeOf(bar, columns)}
        />
        <foreignObject
          x={columns.receivers + columns.bar + 6}
          y={bar.middle - 10}
          width={columns.width - columns.receivers - columns.bar - 6}
          height={20}
        >
          <div className={classes.receiverName} title={name}>
            {name}
          </div>
        </foreignObject>
      </g>
    );
  });
}

/** Creditors go by their name, those drawn together by how many they are, and a surplus by whose it is. */
function useReceiverName(): (receiver: ReceiverNode, gathered: number) => string {
  const { t } = useTranslation('calculation');
  return ({ class: kind, name }, gathered) => {
    if (kind === 'creditor') return name ?? t('flow.rest', { count: gathered });
    return name === null ? t(`flow.receiver.${kind}`) : t('flow.receiver.surplusOf', { name });
  };
}

/** On a phone: each rank as a bar, as long as its amount. */
export function RankList({ distribution }: Pick<FlowViewProps, 'distribution'>) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const nameOf = useRankName();
  const flow: Flow = useMemo(() => flowOf(distribution), [distribution]);
  const most = Math.max(...flow.ranks.map(({ cents }) => cents), 1);
  return (
    <ul className={classes.rankList} aria-label={t('flow.ranks')}>
      {flow.ranks.map((rank) => (
        <li key={rank.id} data-class={rank.class}>
          <span>{nameOf(rank)}</span>
          <span className={classes.amount}>{formatAmount(rank.cents / 100, language)}</span>
          <span className={classes.rankBar} style={{ width: `${(rank.cents / most) * 100}%` }} />
        </li>
      ))}
    </ul>
  );
}

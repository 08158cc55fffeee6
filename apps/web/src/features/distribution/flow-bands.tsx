import type { Columns } from './columns.ts';
import type { Flow } from './flow.ts';
import classes from './flow-view.module.css';
import type { Band, FlowLayout } from './lay-out-flow.ts';
import { ranksOf } from './ranks-of.ts';

interface FlowBandsProps {
  readonly flow: Flow;
  readonly layout: FlowLayout;
  readonly columns: Columns;
  readonly chosen: string | undefined;
}

/** The bands between the bars, coloured by the class of the rank that they lead to or come from. */
export function FlowBands({ flow, layout, columns, chosen }: FlowBandsProps) {
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

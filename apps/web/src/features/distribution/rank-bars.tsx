import { type Columns, lettersIn } from './columns.ts';
import type { Flow } from './flow.ts';
import classes from './flow-view.module.css';
import type { FlowLayout } from './lay-out-flow.ts';
import { ranksOf } from './ranks-of.ts';
import { shorten } from './shorten.ts';
import { useRankName } from './use-rank-name.ts';

interface RankBarsProps {
  readonly flow: Flow;
  readonly layout: FlowLayout;
  readonly columns: Columns;
  readonly chosen: string | undefined;
}

export function RankBars({ flow, layout, columns, chosen }: RankBarsProps) {
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

import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { type Columns, lettersIn } from './columns.ts';
import type { Flow } from './flow.ts';
import classes from './flow-view.module.css';
import type { FlowLayout } from './lay-out-flow.ts';
import { shorten } from './shorten.ts';

interface PoolBarsProps {
  readonly flow: Flow;
  readonly layout: FlowLayout;
  readonly columns: Columns;
}

export function PoolBars({ flow, layout, columns }: PoolBarsProps) {
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

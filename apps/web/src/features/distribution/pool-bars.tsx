import { formatAmount } from '../../components/format.ts';
import { useLanguage } from '../../components/use-language.ts';
import { COLUMNS } from './columns.ts';
import type { Flow } from './flow.ts';
import classes from './flow-view.module.css';
import type { FlowLayout } from './lay-out-flow.ts';
import { shorten } from './shorten.ts';

const MOST_LETTERS = 20;

export function PoolBars({ flow, layout }: { readonly flow: Flow; readonly layout: FlowLayout }) {
  const language = useLanguage();
  return flow.pools.map(({ id, name, cents }, index) => {
    const bar = layout.pools[index];
    if (bar === undefined) return null;
    return (
      <g key={id}>
        <rect
          className={classes.pool}
          x={COLUMNS.pools}
          y={bar.y}
          width={COLUMNS.bar}
          height={bar.height}
          rx={2}
        />
        <text className={classes.name} x={COLUMNS.pools - 8} y={bar.middle - 3} textAnchor="end">
          {shorten(name, MOST_LETTERS)}
          <title>{name}</title>
        </text>
        <text className={classes.amount} x={COLUMNS.pools - 8} y={bar.middle + 12} textAnchor="end">
          {formatAmount(cents / 100, language, 'none')}
        </text>
      </g>
    );
  });
}

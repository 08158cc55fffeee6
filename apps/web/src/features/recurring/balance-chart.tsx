import { useElementSize } from '@mantine/hooks';
import { IconArrowRight } from '@tabler/icons-react';
import { Block } from '../../components/block.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { formatAmount, formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { type BalanceBar, balanceBarsOf, labelEvery, OTHERS, scaleFor } from './balance-bars.ts';
import classes from './balance-chart.module.css';
import type { RecurringProps } from './recurring-tab.tsx';
import { useMonthWords } from './use-month-words.ts';

/** The room inside the drawing, in pixels. */
const HEIGHT = 260;
const PLOT = { left: 60, top: 22, bottom: 40, right: 4 };
const AMOUNT_WIDTH = 74;
const LABEL_HEIGHT = 16;
const MOST_BAR_WIDTH = 96;
/** Of the room for a bar, what stays free between it and the next. */
const GAP = 0.22;

/** What is owed to whom, run after run: drawn, with the sums printed. The table above has the same to the cent. */
export function BalanceChart({ recurring }: RecurringProps) {
  const { t } = useTranslation('recurring');
  const { ref, width } = useElementSize<HTMLDivElement>();
  const { owners, bars } = balanceBarsOf(recurring);
  const language = useLanguage();
  const [first] = bars;
  const last = bars.at(-1);
  // Before the first signed run there is nothing to compare with.
  if (first === undefined || last === undefined || bars.length < 2) return null;
  const label = t('chart.label', {
    from: formatAmount(first.total, language),
    to: formatAmount(last.total, language),
    count: bars.length - 1,
  });
  return (
    <Block title={t('chart.title')} remark={<Hint>{t('chart.remark')}</Hint>}>
      <div className={classes.chart}>
        <div ref={ref} className={classes.plot}>
          {width > 0 && <Bars bars={bars} width={width} label={label} />}
        </div>
        <ul className={classes.legend}>
          {owners.map(({ id, name, count, first: before, now }, at) => (
            <li key={id} data-owner={id === OTHERS ? OTHERS : at}>
              <span className={classes.owner}>{name ?? t('chart.others', { count })}</span>
              <span className={classes.values}>
                <Amount euros={before} unit="none" /> <IconArrowRight size={14} aria-hidden />{' '}
                <strong>{formatAmount(now, language, 'none')}</strong>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Block>
  );
}

interface BarsProps {
  readonly bars: readonly BalanceBar[];
  readonly width: number;
  readonly label: string;
}

function Bars({ bars, width, label }: BarsProps) {
  const { t } = useTranslation('recurring');
  const language = useLanguage();
  const words = useMonthWords();
  const { top, lines } = scaleFor(Math.max(...bars.map(({ total }) => total)));
  const inner = { width: width - PLOT.left - PLOT.right, height: HEIGHT - PLOT.top - PLOT.bottom };
  const room = inner.width / bars.length;
  const barWidth = Math.min(room * (1 - GAP), MOST_BAR_WIDTH);
  const every = labelEvery(bars.length, inner.width, AMOUNT_WIDTH);
  const yOf = (euros: number) => PLOT.top + inner.height * (1 - euros / top);
  // The last is the one that matters: labels are counted back from it.
  const isLabelled = (at: number) => (bars.length - 1 - at) % every === 0;
  return (
    <svg className={classes.svg} width={width} height={HEIGHT} role="img" aria-label={label}>
      {lines.map((euros) => (
        <g key={euros}>
          <line className={classes.line} x1={PLOT.left} x2={width} y1={yOf(euros)} y2={yOf(euros)} />
          <text className={classes.axis} x={PLOT.left - 8} y={yOf(euros) + 4} textAnchor="end">
            {formatDecimal(euros, language, 0, 0)}
          </text>
        </g>
      ))}
      {bars.map((bar, at) => {
        const middle = PLOT.left + room * (at + 0.5);
        return (
          <g key={bar.run?.number ?? 0}>
            <Stack bar={bar} x={middle - barWidth / 2} width={barWidth} yOf={yOf} />
            {isLabelled(at) && (
              <>
                <text className={classes.total} x={middle} y={yOf(bar.total) - 6} textAnchor="middle">
                  {formatAmount(bar.total, language, 'none')}
                </text>
                <text className={classes.axis} x={middle} y={HEIGHT - 22} textAnchor="middle">
                  {bar.run === null ? t('chart.start') : t('chart.run', { number: bar.run.number })}
                </text>
                <text className={classes.axis} x={middle} y={HEIGHT - 6} textAnchor="middle">
                  {bar.run === null ? '' : words.short(bar.run.months.slice(-1))}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}

interface StackProps {
  readonly bar: BalanceBar;
  readonly x: number;
  readonly width: number;
  readonly yOf: (euros: number) => number;
}

/** One bar: its parts on each other, each with its amount where there is room for it. */
function Stack({ bar: { parts }, x, width, yOf }: StackProps) {
  const language = useLanguage();
  let below = 0;
  return parts.map((euros, at) => {
    const [bottom, top] = [yOf(below), yOf(below + euros)];
    below += euros;
    if (euros <= 0) return null;
    const hasRoom = width >= AMOUNT_WIDTH - 12 && bottom - top >= LABEL_HEIGHT;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts stand in the order of the legend.
      <g key={at} data-owner={at}>
        <rect x={x} y={top} width={width} height={Math.max(bottom - top - 1, 1)} />
        {hasRoom && (
          <text className={classes.part} x={x + width / 2} y={(top + bottom) / 2 + 4} textAnchor="middle">
            {formatAmount(euros, language, 'none')}
          </text>
        )}
      </g>
    );
  });
}

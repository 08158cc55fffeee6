import { Text, VisuallyHidden } from '@mantine/core';
import type { OfficeFigures } from '@prorata/contract/figures/figures';
import { IconChartBar } from '@tabler/icons-react';
import { Block } from '../../components/block.tsx';
import { Empty } from '../../components/states.tsx';
import {
  formatAmount,
  formatCount,
  formatDecimal,
  formatMonth,
  formatShortMonth,
  useLanguage,
} from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './figures.module.css';
import { scaleFor } from './scale.ts';

type Month = OfficeFigures['distributed'][number];

const THOUSAND = 1_000;

/** What was distributed in each of the last months, in thousands; the running month is lighter, for it is not over. */
export function DistributedChart({ months }: { readonly months: readonly Month[] }) {
  const { t } = useTranslation('figures');
  const isEmpty = months.every(({ amount }) => amount === 0);
  return (
    <Block
      title={t('distributed.title')}
      remark={
        <Text span c="dimmed" size="sm">
          {t('distributed.unit')}
        </Text>
      }
    >
      {isEmpty ? (
        <Empty icon={IconChartBar} title={t('distributed.empty')}>
          {t('distributed.emptyText')}
        </Empty>
      ) : (
        <>
          <Bars months={months} />
          <MonthTable months={months} />
        </>
      )}
    </Block>
  );
}

function Bars({ months }: { readonly months: readonly Month[] }) {
  const language = useLanguage();
  const {
    top,
    steps,
    decimals: lineDecimals,
  } = scaleFor(Math.max(...months.map(({ amount }) => amount)) / THOUSAND);
  const heightOf = (thousands: number) => `${(thousands / top) * 100}%`;
  // Less than ten thousand in a month would else be a row of zeros and ones.
  const decimals = top < 10 ? 1 : 0;
  const inThousands = (thousands: number) => formatDecimal(thousands, language, 0, decimals);
  return (
    <div className={classes.chart} aria-hidden>
      <div className={classes.plot}>
        {steps.map((step) => (
          <span key={step} className={classes.line} style={{ bottom: heightOf(step) }}>
            {formatDecimal(step, language, 0, lineDecimals)}
          </span>
        ))}
        <div className={classes.columns}>
          {months.map(({ month, amount }, index) => (
            <div
              key={month}
              className={classes.column}
              data-running={index === months.length - 1 || undefined}
            >
              <span className={classes.columnValue}>{amount > 0 && inThousands(amount / THOUSAND)}</span>
              <span className={classes.columnBar} style={{ height: heightOf(amount / THOUSAND) }} />
            </div>
          ))}
        </div>
      </div>
      <div className={classes.names}>
        {months.map(({ month }) => (
          <span key={month}>{formatShortMonth(month, language)}</span>
        ))}
      </div>
    </div>
  );
}

/** The same to the cent, for who does not see the bars. */
function MonthTable({ months }: { readonly months: readonly Month[] }) {
  const { t } = useTranslation('figures');
  const language = useLanguage();
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('distributed.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('distributed.month')}</th>
            <th scope="col">{t('distributed.amount')}</th>
            <th scope="col">{t('distributed.dossiers')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, amount, dossiers }, index) => (
            <tr key={month}>
              <th scope="row">
                {formatMonth(month, language)}
                {index === months.length - 1 && ` (${t('distributed.soFar')})`}
              </th>
              <td>{formatAmount(amount, language)}</td>
              <td>{formatCount(dossiers, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

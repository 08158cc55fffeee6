import { Group, Text } from '@mantine/core';
import type { Distribution } from '@prorata/contract/distribution/distribution';
import type { AllotmentRow } from '@prorata/contract/results/allotment';
import { sumEuros } from '@prorata/domain/money';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Amount } from '../../components/values.tsx';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './figures.module.css';

interface FiguresProps {
  readonly totals: Distribution['totals'];
  /** How many creditors are paid something. */
  readonly paidTo: number;
}

/** What the money becomes, and that it is all of it. */
export function Figures({ totals, paidTo }: FiguresProps) {
  const { t } = useTranslation('calculation');
  return (
    <>
      <dl className={classes.figures}>
        <Line word={t('figures.paid', { count: paidTo })} euros={totals.paid} />
        {totals.reserved > 0 && <Line word={t('figures.reserved')} euros={totals.reserved} />}
        <Line word={t('figures.costs')} euros={totals.costs} />
        {totals.surplus > 0 && <Line word={t('figures.surplus')} euros={totals.surplus} />}
        <Line word={t('figures.mass')} euros={totals.moneyIn} isSum />
      </dl>
      <Closes totals={totals} />
    </>
  );
}

interface LineProps {
  readonly word: string;
  readonly euros: number;
  readonly isSum?: boolean;
}

function Line({ word, euros, isSum = false }: LineProps) {
  return (
    <div data-sum={isSum || undefined}>
      <dt>{word}</dt>
      <dd>
        <Amount euros={euros} unit="none" />
      </dd>
    </div>
  );
}

/** Whether everything that is given is all that came in. */
function Closes({ totals }: Pick<FiguresProps, 'totals'>) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const open = sumEuros([totals.moneyIn, -totals.paid, -totals.reserved, -totals.costs, -totals.surplus]);
  const ClosesIcon = open === 0 ? IconCircleCheck : IconAlertTriangle;
  return (
    <Group gap="0.375rem" wrap="nowrap" c={open === 0 ? 'positive.8' : 'negative.8'}>
      <ClosesIcon size={16} aria-hidden />
      <Text span size="sm">
        {open === 0 ? t('figures.closes') : t('figures.open', { amount: formatAmount(open, language) })}
      </Text>
    </Group>
  );
}

const PARTS = ['costs', 'surplus'] as const;

/** In one line under the table: what the creditors get, what the costs and the debtor get, and what that adds up to. */
export function FiguresLine({ totals }: Pick<FiguresProps, 'totals'>) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const written = (euros: number) => formatAmount(euros, language, 'none');
  const others = PARTS.filter((part) => totals[part] > 0).map(
    (part) => ` + ${t(`explain.parts.${part}`, { amount: written(totals[part]) })}`,
  );
  return (
    <div className={classes.line}>
      <span>
        {written(sumEuros([totals.paid, totals.reserved]))}
        {others.join('')} = <b>{written(totals.moneyIn)}</b>
      </span>
      <Closes totals={totals} />
    </div>
  );
}

/** Those who get something that is not consigned. */
export function countPaid(rows: readonly AllotmentRow[]): number {
  return rows.filter(({ allotted, reserved }) => allotted > reserved).length;
}

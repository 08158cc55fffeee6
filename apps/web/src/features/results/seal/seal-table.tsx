import { Table, Text, VisuallyHidden } from '@mantine/core';
import { eurosFromCents } from '@prorata/domain/money';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Amount } from '../../../components/values.tsx';
import { formatAmount, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import type { CheckedRow } from './judge.ts';
import classes from './seal.module.css';
import { SealSteps } from './seal-steps.tsx';
import type { CheckedFiles } from './use-checked-files.ts';

/** Every creditor: what the document prints, and what the same input gives here; what differs is marked. */
export function SealTable({ files: { judgement, input } }: { readonly files: CheckedFiles }) {
  const { t } = useTranslation('seal');
  if (judgement === undefined || judgement.rows.length === 0) return null;
  const { rows, points } = judgement;
  return (
    <section className={classes.sums} aria-label={t('table.title')}>
      <header className={classes.sumsHead}>
        <Text fw={600}>{t('table.title')}</Text>
        <Outcome rows={rows} isGood={points.recalculated === 'good'} />
      </header>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th colSpan={2}>{t('table.who')}</Table.Th>
            <Table.Th ta="end">{t('table.printed')}</Table.Th>
            <Table.Th ta="end">{t('table.calculated')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </Table.Tbody>
      </Table>
      {input?.found.outcome && <SealSteps steps={input.found.outcome.steps} />}
    </section>
  );
}

function Outcome({ rows, isGood }: { readonly rows: readonly CheckedRow[]; readonly isGood: boolean }) {
  const { t } = useTranslation('seal');
  const language = useLanguage();
  const difference = rows.reduce((sum, { isSame, printedCents, cents }) => {
    const gap = isSame === false && printedCents !== null ? printedCents - cents : 0n;
    return sum + (gap < 0n ? -gap : gap);
  }, 0n);
  if (difference > 0n) {
    const amount = formatAmount(eurosFromCents(difference), language);
    return (
      <span className={classes.outcome} data-tone="negative">
        <IconX size={16} aria-hidden /> {t('table.different', { amount })}
      </span>
    );
  }
  if (!isGood || rows.some(({ isSame }) => isSame === null)) return null;
  return (
    <span className={classes.outcome} data-tone="positive">
      <IconCheck size={16} aria-hidden /> {t('table.same')}
    </span>
  );
}

function Row({ row: { key, number, name, printedCents, cents, isSame } }: { readonly row: CheckedRow }) {
  const { t } = useTranslation('seal');
  const word = isSame === null ? 'notRead' : isSame ? 'isSame' : 'isDifferent';
  return (
    <Table.Tr data-state={word} className={classes.row ?? ''}>
      <Table.Td c="dimmed">{number ?? '–'}</Table.Td>
      <Table.Td>{name ?? t(key === 'costs' ? 'table.costs' : 'table.total')}</Table.Td>
      <Table.Td ta="end" className={classes.printed ?? ''}>
        <Amount euros={printedCents === null ? null : eurosFromCents(printedCents)} unit="none" />
      </Table.Td>
      <Table.Td ta="end" className={classes.calculated ?? ''}>
        <Amount euros={eurosFromCents(cents)} unit="none" />
        {isSame === true && <IconCheck size={16} aria-hidden />}
        {isSame === false && <IconX size={16} aria-hidden />}
        <VisuallyHidden>{t(`table.${word}`)}</VisuallyHidden>
      </Table.Td>
    </Table.Tr>
  );
}

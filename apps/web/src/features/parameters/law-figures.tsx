import { Table } from '@mantine/core';
import { brusselsDate } from '@prorata/domain/iso-date';
import { cite } from '@prorata/law/cite';
import type { DatedParameter, DatedValue } from '@prorata/law/dated-parameter';
import type { DegressiveFee, GraduatedFee } from '@prorata/law/parameters/brackets';
import { PARAMETERS } from '@prorata/law/parameters/register';
import type { SeizableIncome } from '@prorata/law/parameters/seizable-income';
import { StatusBadge } from '../../components/badges.tsx';
import { Block } from '../../components/block.tsx';
import type { Tone } from '../../components/status-tones.ts';
import { Hint } from '../../components/text.tsx';
import { DateText } from '../../components/values.tsx';
import { formatAmount, formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './parameters.module.css';

const TONES = { source: 'positive', practice: 'info', unverified: 'warning' } as const satisfies Record<
  string,
  Tone
>;

/** The figures of the law as they stand today, with where they come from and how sure that is. */
export function LawFigures() {
  const { t } = useTranslation('parameters');
  const language = useLanguage();
  const inWords = useFigureLabels();
  return (
    <Block title={t('law.title')}>
      <Hint px="lg" pt="sm">
        {t('law.hint')}
      </Hint>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, also by keyboard. */}
      <div className={classes.table} tabIndex={0}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('law.figure')}</Table.Th>
              <Table.Th>{t('law.today')}</Table.Th>
              <Table.Th>{t('law.since')}</Table.Th>
              <Table.Th>{t('law.basis')}</Table.Th>
              <Table.Th>{t('law.confidence')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {PARAMETERS.map((parameter) => {
              const { value, from, reference, confidence } = figureOf<Figure>(parameter);
              return (
                <Table.Tr key={parameter.id}>
                  <Table.Td fw={500}>{parameter.names[language]}</Table.Td>
                  <Table.Td>{inWords(parameter.unit, value)}</Table.Td>
                  <Table.Td>
                    <DateText value={from} />
                  </Table.Td>
                  <Table.Td>
                    {cite(reference, language)}
                    {reference.reportedBy && (
                      <Hint>{t('law.reportedBy', { who: reference.reportedBy })}</Hint>
                    )}
                  </Table.Td>
                  <Table.Td>
                    <StatusBadge tone={TONES[confidence]}>{t(`law.confidences.${confidence}`)}</StatusBadge>
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </div>
    </Block>
  );
}

/** The value of a figure today; one that is not known today has its latest entry, without a value. */
function figureOf<T>(parameter: DatedParameter<T>, onDate = brusselsDate(new Date())): DatedValue<T> {
  const latest = parameter.values.findLast(({ from }) => from <= onDate) ?? parameter.values[0];
  if (latest === undefined) throw new Error(`The figure ${parameter.id} has no values.`);
  return latest;
}

/** What a figure of the register can be. */
type Figure = bigint | number | DegressiveFee | GraduatedFee | SeizableIncome;

const PER_PERCENT = 10_000;
const CENTS = 100;

/** A figure of the law in words: days, an amount, a percentage or falling percentages. */
function useFigureLabels() {
  const { t } = useTranslation('parameters');
  const language = useLanguage();
  return (unit: DatedParameter<Figure>['unit'], value: Figure | null): string => {
    if (value === null) return t('law.unknown');
    if (typeof value === 'object') {
      const count = 'brackets' in value ? value.brackets.length : value.classes.length;
      return t('law.brackets', { count });
    }
    if (unit === 'day') return t('amounts.days', { count: Number(value) });
    if (unit === 'working-day') return t('amounts.workingDays', { count: Number(value) });
    if (unit === 'year') return t('amounts.years', { count: Number(value) });
    if (unit === 'per-million') return `${formatDecimal(Number(value) / PER_PERCENT, language, 0, 4)}\u00a0%`;
    return formatAmount(Number(value) / CENTS, language);
  };
}

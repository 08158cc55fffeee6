import { Table, Text } from '@mantine/core';
import { differenceOf } from '@prorata/domain/income/compare-paid';
import type { SeizablePart } from '@prorata/domain/income/seizable-part';
import { type Cents, centsFromEuros, eurosFromCents, largerOf } from '@prorata/domain/money';
import type { Language } from '@prorata/domain/vocabulary';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { formatAmount, formatDate, formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { Computed } from './compute.ts';
import classes from './income.module.css';

interface SeizableResultProps {
  readonly computed: Computed;
  readonly childCount: number;
  /** Who pays each income, where that is known. */
  readonly payers: readonly (string | null)[];
}

/** The part of an income that may be seized: drawn to scale, and line by line. */
export function SeizableResult({ computed: { part, scale }, childCount, payers }: SeizableResultProps) {
  const { t } = useTranslation('income');
  const language = useLanguage();
  const write = (cents: Cents) => formatAmount(eurosFromCents(cents), language, 'none');
  const less = (cents: Cents) => `− ${write(cents)}`;
  const percent = (perMillion: number) => formatDecimal(perMillion / 10_000, language, 0, 2);
  const nameOf = useBracketNames();
  return (
    <div aria-live="polite">
      <Bar part={part} />
      <Table className={classes.lines ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('bracket')}</Table.Th>
            <Table.Th ta="end">{t('part')}</Table.Th>
            <Table.Th ta="end">{t('percent')}</Table.Th>
            <Table.Th ta="end">{t('seizable')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {part.brackets.map((bracket, place) => (
            <Table.Tr key={bracket.aboveCents} data-unused={bracket.incomeCents === 0n || undefined}>
              <Table.Td>
                <span className={classes.mark} data-bracket={place} aria-hidden />
                {nameOf(bracket)}
              </Table.Td>
              <Table.Td ta="end">{write(bracket.incomeCents)}</Table.Td>
              <Table.Td ta="end">{percent(bracket.perMillion)}</Table.Td>
              <Table.Td ta="end">
                {bracket.seizableCents === 0n ? '–' : write(bracket.seizableCents)}
              </Table.Td>
            </Table.Tr>
          ))}
          {childCount > 0 && (
            <Line name={t('childrenLine', { count: childCount, amount: write(scale.value.perChildCents) })}>
              <Text span inherit c="negative.8">
                {less(part.childrenCents)}
              </Text>
            </Line>
          )}
          <Line name={t('result')} isStrong>
            {write(part.quotaCents)}
          </Line>
          {part.quotas.length > 1 &&
            part.quotas.map((cents, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an income is known by its place.
              <Line key={place} name={shareName(payers[place] ?? null, place)}>
                {write(cents)}
              </Line>
            ))}
          {part.maintenance && (
            <>
              <Line name={t('maintenance.fromQuota')}>{less(part.maintenance.fromQuotaCents)}</Line>
              {part.maintenance.fromProtectedCents > 0n && (
                <Line name={t('maintenance.fromProtected')}>
                  {write(part.maintenance.fromProtectedCents)}
                </Line>
              )}
              <Line name={t('maintenance.leftForOthers')} isStrong>
                {write(part.maintenance.leftForOthersCents)}
              </Line>
            </>
          )}
        </Table.Tbody>
      </Table>
    </div>
  );

  function shareName(payer: string | null, place: number): string {
    return payer === null ? t('shareOfPlace', { number: place + 1 }) : t('shareOf', { payer });
  }
}

interface LineProps {
  readonly name: string;
  readonly isStrong?: boolean;
  readonly children: React.ReactNode;
}

function Line({ name, isStrong = false, children }: LineProps) {
  return (
    <Table.Tr data-strong={isStrong || undefined}>
      <Table.Th scope="row" colSpan={3}>
        {name}
      </Table.Th>
      <Table.Td ta="end">{children}</Table.Td>
    </Table.Tr>
  );
}

/** Whole euros without their cents, everything else with both. */
function writeShort(cents: Cents, language: Language): string {
  return formatDecimal(eurosFromCents(cents), language, cents % 100n === 0n ? 0 : 2, 2);
}

/** A layer by its limits; those are whole euros as a rule. */
function useBracketNames() {
  const { t } = useTranslation('income');
  const language = useLanguage();
  const write = (cents: Cents) => writeShort(cents, language);
  return ({ aboveCents, upToCents }: SeizablePart['brackets'][number]) => {
    if (upToCents === null) return t('above', { from: write(aboveCents) });
    if (aboveCents === 0n) return t('upTo', { to: write(upToCents) });
    return t('between', { from: write(aboveCents), to: write(upToCents) });
  };
}

/** The income over its layers, as wide as each is long; the line at the end is where the income ends. */
function Bar({ part }: { readonly part: SeizablePart }) {
  const { t } = useTranslation('income');
  const language = useLanguage();
  const { brackets, totalCents, quotaCents, protectedCents } = part;
  const lastLimitCents = brackets.at(-1)?.aboveCents ?? 0n;
  const freeCents = brackets[0]?.upToCents ?? 0n;
  const widthCents = largerOf(totalCents, lastLimitCents);
  const share = (cents: Cents) => `${Number((cents * 100_000n) / widthCents) / 1000}%`;
  const write = (cents: Cents) => formatAmount(eurosFromCents(cents), language);
  const whole = (cents: Cents) => writeShort(cents, language);
  const label = t('bar', {
    total: write(totalCents),
    quota: write(quotaCents),
    protected: write(protectedCents),
  });
  return (
    <figure className={classes.figure} role="img" aria-label={label}>
      <div className={classes.bar}>
        {brackets.map(({ aboveCents, incomeCents }, place) => (
          <span
            key={aboveCents}
            className={classes.piece}
            data-bracket={place}
            style={{ width: share(incomeCents) }}
          >
            {place === 0 && incomeCents * 4n > widthCents && t('protected')}
            {place === brackets.length - 1 && incomeCents * 6n > widthCents && `100\u00a0${t('percent')}`}
          </span>
        ))}
      </div>
      <div className={classes.axis} style={{ '--free': share(freeCents), '--total': share(totalCents) }}>
        <span data-at="start">0</span>
        {/* Two figures in one place are none: that of the income goes first. */}
        {Math.abs(Number(totalCents - freeCents)) * 5 > Number(widthCents) && (
          <span data-at="free">{whole(freeCents)}</span>
        )}
        {totalCents * 6n > widthCents && <span data-at="total">{whole(totalCents)}</span>}
      </div>
    </figure>
  );
}

interface ComparisonProps {
  readonly part: SeizablePart;
  /** What the payer paid of the part, in euros. */
  readonly paid: number;
  readonly paidOn: string | null;
}

/** What the payer paid beside what was computed: equal, or by how much not. */
export function Comparison({ part, paid, paidOn }: ComparisonProps) {
  const { t } = useTranslation('income');
  const language = useLanguage();
  const differenceCents = differenceOf(centsFromEuros(paid), part);
  const isEqual = differenceCents === 0n;
  const difference = formatAmount(Math.abs(eurosFromCents(differenceCents)), language);
  const words = { paid: formatAmount(paid, language), difference };
  const CompareIcon = isEqual ? IconCircleCheck : IconAlertTriangle;
  return (
    <p className={classes.comparison} data-equal={isEqual || undefined} role="status">
      <CompareIcon size={18} aria-hidden />
      {isEqual
        ? paidOn === null
          ? t('equalUndated')
          : t('equal', { date: formatDate(paidOn, language) })
        : t(differenceCents < 0n ? 'paidLess' : 'paidMore', words)}
    </p>
  );
}

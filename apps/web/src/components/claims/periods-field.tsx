import { Text } from '@mantine/core';
import { placeWindow, splitByWindow } from '@prorata/domain/claims/window';
import { isIsoDate } from '@prorata/domain/iso-date';
import { centsFromEuros, eurosFromCents, sumCents } from '@prorata/domain/money';
import { findWindow } from '@prorata/law/privileges/windows';
import { useWatch } from 'react-hook-form';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { DateField } from '../form/date-fields.tsx';
import { DecimalField } from '../form/number-fields.tsx';
import { eurosTyped } from './claim-amounts.ts';
import type { ClaimValues } from './claim-values.ts';
import { RowsField } from './rows-field.tsx';

interface PeriodsFieldProps {
  readonly privilegeId: string;
  readonly governingDate: string | null;
  /** Where a question above it asks the same, its title is not said again. */
  readonly isAsked?: boolean;
}

/** For which months, deliveries or premiums the principal is owed, where the privilege is limited in time. */
export function PeriodsField({ privilegeId, governingDate, isAsked = false }: PeriodsFieldProps) {
  const { t } = useTranslation('claims');
  if (findWindow(privilegeId) === undefined) return null;
  return (
    <RowsField
      name="periods"
      title={t('periods.title')}
      isTitleHidden={isAsked}
      hint={t('periods.hint')}
      addLabel={t('periods.add')}
      removeLabel={(number) => t('periods.remove', { number })}
      blank={() => ({ from: null, until: null, amount: null })}
      outcome={governingDate && <WindowOutcome privilegeId={privilegeId} asOf={governingDate} />}
    >
      {(path) => (
        <>
          <DateField name={`${path}.from`} span={6} required />
          <DateField name={`${path}.until`} span={6} required />
          <DecimalField name={`${path}.amount`} kind="amount" span={12} required />
        </>
      )}
    </RowsField>
  );
}

interface WindowOutcomeProps {
  readonly privilegeId: string;
  readonly asOf: string;
}

/** Between which days the law gives the privilege, and what of the periods lies outside. */
export function WindowOutcome({ privilegeId, asOf }: WindowOutcomeProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const [typed, since, titles] = useWatch<ClaimValues, ['periods', 'since', 'titles']>({
    name: ['periods', 'since', 'titles'],
  });
  const periods = (typed ?? [])
    .filter(({ from, until }) => isDay(from) && isDay(until) && from <= until)
    .map(({ from, until, amount }) => ({ from, until, amountCents: centsFromEuros(eurosTyped(amount)) }));
  if (periods.length === 0) return null;
  const dates = {
    asOf,
    since: isDay(since) ? since : null,
    titles: (titles ?? []).map(({ kind, date = null, registeredOn = null }) => ({
      kind,
      date,
      registeredOn,
    })),
  };
  const placed = placeWindow(privilegeId, periods, dates);
  if (placed === null) return null;
  const principal = sumCents(periods.map(({ amountCents }) => amountCents));
  const { outsideCents } = splitByWindow(privilegeId, principal, periods, dates);
  const from = formatDate(placed.from, language);
  const until = formatDate(placed.until, language);
  return (
    <div aria-live="polite">
      <Text size="sm">
        {placed.until === null ? t('periods.windowFrom', { from }) : t('periods.window', { from, until })}
      </Text>
      <Text size="sm" c={outsideCents > 0n ? 'warning.8' : 'positive.8'}>
        {outsideCents > 0n
          ? t('periods.outside', { amount: formatAmount(eurosFromCents(outsideCents), language) })
          : t('periods.inside')}
      </Text>
    </div>
  );
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && isIsoDate(value);
}

import { Button, VisuallyHidden } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatAmount, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { TextField } from '../form/fields.tsx';
import { useFormSetting } from '../form/form-setting.ts';
import { DecimalField } from '../form/number-fields.tsx';
import { Amount } from '../values.tsx';
import { type DecidedAmounts, eurosTyped, rejectedOf, sumDecided } from './claim-amounts.ts';
import type { ClaimPartValues } from './claim-values.ts';
import classes from './decision-table.module.css';
import { RejectionFields } from './rejection-fields.tsx';

interface DecisionTableProps {
  /** Where the claim is in the form: nothing when the form is about this claim alone, or `claims.2.`. */
  readonly at: string;
  /** What was declared in all. */
  readonly declared: number;
}

/**
 * What of a claim is admitted: declared = admitted + reserved + rejected, for each part of it or, when nobody split it,
 * for the whole. As soon as something is rejected or reserved, it asks why.
 */
export function DecisionTable({ at, declared }: DecisionTableProps) {
  const { t } = useTranslation(['claims', 'fields', 'vocabulary']);
  const { isReadOnly } = useFormSetting();
  const parts = useParts(at);
  const whole = useWhole(at, declared);
  const total = parts.length > 0 ? sumDecided(parts) : whole;
  const [isReserving, setReserving] = useState(false);
  const hasReserve = isReserving || Number(total.reserved) > 0;
  return (
    <div className={classes.decision}>
      <div className={classes.table} data-with-reserve={hasReserve || undefined}>
        <Head hasReserve={hasReserve} />
        {parts.length === 0 && (
          <DecidedLine
            name={t('decision.whole')}
            amounts={whole}
            paths={{
              admitted: `${at}amountDemanded`,
              ...(hasReserve && { reserved: `${at}reservedAmount` }),
            }}
          />
        )}
        {parts.map((part, place) => (
          <DecidedLine
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and are not sorted here.
            key={place}
            name={t(`vocabulary:claimPart.${part.kind}`)}
            amounts={part}
            paths={{
              admitted: `${at}parts.${place}.admitted`,
              ...(hasReserve && { reserved: `${at}parts.${place}.reserved` }),
            }}
          />
        ))}
        {parts.length > 1 && <TotalLine amounts={total} hasReserve={hasReserve} />}
      </div>
      {!isReadOnly && !hasReserve && (
        <Button
          className={classes.reserve ?? ''}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconLock size={14} />}
          onClick={() => setReserving(true)}
        >
          {t('decision.reserve')}
        </Button>
      )}
      {Number(total.reserved) > 0 && (
        <TextField
          name={`${at}reservationReason`}
          span={12}
          hint={t('decision.reservationHint')}
          help="reserve"
        />
      )}
      {rejectedOf(total) > 0 && <RejectionFields at={at} />}
    </div>
  );
}

interface RestDecisionProps {
  readonly declared: number;
  /** Where the form holds what is admitted of it. */
  readonly path: string;
}

/** The same for what no claim names: it has no parts, and is reserved only with the whole statement. */
export function RestDecision({ declared, path }: RestDecisionProps) {
  const { t } = useTranslation(['claims', 'fields']);
  const amounts = { declared, admitted: useWatch({ name: path }), reserved: 0 };
  return (
    <div className={classes.decision}>
      <div className={classes.table}>
        <Head hasReserve={false} />
        <DecidedLine name={t('decision.whole')} amounts={amounts} paths={{ admitted: path }} />
      </div>
      {rejectedOf(amounts) > 0 && <RejectionFields at="" />}
    </div>
  );
}

function Head({ hasReserve }: { readonly hasReserve: boolean }) {
  const { t } = useTranslation(['claims', 'fields']);
  return (
    <div className={classes.head} aria-hidden>
      <span />
      <span>{t('fields:claim.parts.declared')}</span>
      <span>{t('decision.rejected')}</span>
      {hasReserve && <span>{t('fields:claim.parts.reserved')}</span>}
      <span>{t('fields:claim.parts.admitted')}</span>
    </div>
  );
}

function useParts(at: string): readonly ClaimPartValues[] {
  return useWatch({ name: `${at}parts` }) ?? [];
}

function useWhole(at: string, declared: number): DecidedAmounts {
  const [admitted, reserved] = useWatch({ name: [`${at}amountDemanded`, `${at}reservedAmount`] });
  return { declared, admitted, reserved };
}

interface DecidedLineProps {
  readonly name: string;
  readonly amounts: DecidedAmounts;
  /** Where the form holds them; what is reserved only where there is a column for it. */
  readonly paths: { readonly admitted: string; readonly reserved?: string };
}

function DecidedLine({ name, amounts, paths }: DecidedLineProps) {
  const { t } = useTranslation(['claims', 'fields', 'vocabulary']);
  const id = useId();
  const spoken = (column: 'admitted' | 'reserved') =>
    t('decision.of', { column: t(`fields:claim.parts.${column}`), name });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line of amounts is no set of fields with a frame.
    <div className={classes.line} role="group" aria-labelledby={id}>
      <span id={id} className={classes.name}>
        {name}
      </span>
      <Declared amounts={amounts} />
      <Rejected amounts={amounts} />
      {paths.reserved && (
        <div className={classes.reserved}>
          <DecimalField name={paths.reserved} kind="amount" unit="" spokenLabel={spoken('reserved')} />
        </div>
      )}
      <div className={classes.admitted}>
        <DecimalField name={paths.admitted} kind="amount" unit="" spokenLabel={spoken('admitted')} />
      </div>
    </div>
  );
}

interface OfAmounts {
  readonly amounts: DecidedAmounts;
}

/** Struck through as soon as not all of it is admitted; `del` says so to those who do not see the line. */
function Declared({ amounts }: OfAmounts) {
  const { t } = useTranslation(['claims', 'fields', 'vocabulary']);
  const Kind = rejectedOf(amounts) === 0 ? 'span' : 'del';
  return (
    <span className={classes.declared}>
      <VisuallyHidden>{t('fields:claim.parts.declared')} </VisuallyHidden>
      <Kind>
        <Amount euros={eurosTyped(amounts.declared)} unit="none" />
      </Kind>
    </span>
  );
}

function Rejected({ amounts }: OfAmounts) {
  const { t } = useTranslation(['claims', 'fields', 'vocabulary']);
  const language = useLanguage();
  const rejected = rejectedOf(amounts);
  if (rejected < 0) {
    return (
      <span className={classes.rejected} data-wrong role="alert">
        {t('decision.tooMuch', { amount: formatAmount(-rejected, language, 'none') })}
      </span>
    );
  }
  return (
    <span className={classes.rejected} data-some={rejected > 0 || undefined}>
      <VisuallyHidden>{t('decision.rejected')} </VisuallyHidden>
      {rejected > 0 ? <Amount euros={-rejected} unit="none" /> : NOTHING}
    </span>
  );
}

interface TotalLineProps extends OfAmounts {
  readonly hasReserve: boolean;
}

function TotalLine({ amounts, hasReserve }: TotalLineProps) {
  const { t } = useTranslation(['claims', 'fields', 'vocabulary']);
  return (
    <div className={classes.line} data-total>
      <span className={classes.name}>{t('decision.total')}</span>
      <span className={classes.declared}>
        <VisuallyHidden>{t('fields:claim.parts.declared')} </VisuallyHidden>
        <Amount euros={eurosTyped(amounts.declared)} unit="none" />
      </span>
      <Rejected amounts={amounts} />
      {hasReserve && (
        <span className={classes.reserved}>
          <VisuallyHidden>{t('fields:claim.parts.reserved')} </VisuallyHidden>
          <Amount euros={eurosTyped(amounts.reserved)} unit="none" />
        </span>
      )}
      <span className={classes.admitted}>
        <VisuallyHidden>{t('fields:claim.parts.admitted')} </VisuallyHidden>
        <Amount euros={eurosTyped(amounts.admitted)} unit="none" />
      </span>
    </div>
  );
}

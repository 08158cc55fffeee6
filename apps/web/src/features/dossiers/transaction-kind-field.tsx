import { Box, Checkbox, Fieldset, Paper, Text, VisuallyHidden } from '@mantine/core';
import { TRANSACTION_KINDS, type TransactionKind } from '@prorata/domain/vocabulary';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { DateField } from '../../components/form/date-fields.tsx';
import { Cell, useField } from '../../components/form/field.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { DossierForm } from './dossier-form.ts';
import classes from './general.module.css';

const DATES = { sale: 'saleDate', seizureByThirdParties: 'dateSeizure' } as const satisfies Record<
  TransactionKind,
  keyof DossierForm
>;

/** Where the money came from: one card for each kind, which holds its own date. At least one is needed. */
export function TransactionKindField() {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const field = useField<DossierForm>({ name: 'transactionKind' });
  const chosen = Array.isArray(field.value) ? (field.value as TransactionKind[]) : [];
  const toggle = useToggle(chosen, field.change);
  return (
    <Cell span={8}>
      {/* Beside the title of the section a visible legend would say the same twice. */}
      <Fieldset
        variant="unstyled"
        m={0}
        p={0}
        id={field.id}
        className={classes.kinds ?? ''}
        tabIndex={-1}
        aria-describedby={field.error && `${field.id}-error`}
      >
        <VisuallyHidden component="legend">{field.label}</VisuallyHidden>
        <div className={classes.kindCards}>
          {TRANSACTION_KINDS.map((kind) => {
            const isChosen = chosen.includes(kind);
            return (
              <Paper
                key={kind}
                withBorder
                px="md"
                py="sm"
                {...(isChosen && { bg: 'primary.0', bd: '1px solid primary.4', pb: 'md' })}
              >
                <Checkbox
                  label={t(`vocabulary:transactionKind.${kind}`)}
                  checked={isChosen}
                  disabled={field.isReadOnly}
                  onBlur={field.onBlur}
                  onChange={() => toggle(kind)}
                />
                {isChosen && (
                  <Box mt="sm">
                    <DateField<DossierForm> name={DATES[kind]} help={DATES[kind]} required />
                  </Box>
                )}
              </Paper>
            );
          })}
        </div>
        {field.error && (
          <Text id={`${field.id}-error`} size="sm" c="negative.8" mt="xs">
            {field.error}
          </Text>
        )}
      </Fieldset>
    </Cell>
  );
}

/** A kind that is let go takes its date with it; chosen again, it has it back. */
function useToggle(chosen: readonly TransactionKind[], change: (kinds: TransactionKind[]) => void) {
  const { getValues, setValue } = useFormContext<DossierForm>();
  const kept = useRef<Partial<Record<TransactionKind, string | null | undefined>>>({});
  return (kind: TransactionKind) => {
    const isChosen = chosen.includes(kind);
    if (isChosen) kept.current[kind] = getValues(DATES[kind]);
    setValue(DATES[kind], isChosen ? null : (kept.current[kind] ?? null), { shouldDirty: true });
    change(TRANSACTION_KINDS.filter((candidate) => (candidate === kind) !== chosen.includes(candidate)));
  };
}

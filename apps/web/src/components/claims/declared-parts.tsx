import { ActionIcon, Button, TextInput } from '@mantine/core';
import { sumEuros } from '@prorata/domain/money';
import { CLAIM_PARTS } from '@prorata/domain/vocabulary';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Cell, ListProblem } from '../form/field.tsx';
import { useFormSetting } from '../form/form-setting.ts';
import { DecimalField } from '../form/number-fields.tsx';
import { eurosTyped } from './claim-amounts.ts';
import type { ClaimPartValues, ClaimValues } from './claim-values.ts';
import classes from './declared-parts.module.css';
import { InterestBox } from './interest-fields.tsx';
import { useFollow } from './use-follow.ts';

interface DeclaredPartsProps {
  /** What the creditor filed, which nobody changes any more. */
  readonly filed: number | null;
}

/** What was declared, as the office enters it: one amount, or its parts beside each other with their sum. */
export function DeclaredParts({ filed }: DeclaredPartsProps) {
  const { t } = useTranslation(['claims', 'vocabulary', 'fields']);
  const { isReadOnly } = useFormSetting();
  const { fields, append, remove } = useFieldArray({ name: 'parts' });
  const parts = useWatch<ClaimValues, 'parts'>({ name: 'parts' }) ?? [];
  const split = useSplit(filed);
  const isSplit = fields.length > 0;
  // Interest may run on several amounts; of the others there is one.
  const others = CLAIM_PARTS.filter(
    (kind) => kind === 'interest' || parts.every((part) => part.kind !== kind),
  );
  const add = (kind: ClaimPartValues['kind']) =>
    append({ kind, declared: null, admitted: null, reserved: 0, followsPrivilege: null, interest: null });
  return (
    <Cell span={12}>
      <div className={classes.amounts}>
        {isSplit ? (
          fields.map((field, place) => (
            <PartAmount
              key={field.id}
              place={place}
              onRemove={isReadOnly || fields.length === 1 ? undefined : () => remove(place)}
            />
          ))
        ) : (
          <WholeAmount isFiled={filed !== null} />
        )}
        {isSplit && <PartsTotal />}
      </div>
      <ListProblem name="parts" />
      {isSplit && <Misses filed={filed} />}
      {!isReadOnly && (
        <div className={classes.acts}>
          {isSplit ? (
            others.map((kind) => (
              <Add key={kind} label={t(`vocabulary:claimPart.${kind}`)} onAdd={() => add(kind)} />
            ))
          ) : (
            <Button variant="subtle" size="compact-sm" onClick={() => split(true)}>
              {t('parts.splitVerb')}
            </Button>
          )}
          {isSplit && (
            <Button variant="subtle" size="compact-sm" onClick={() => split(false)}>
              {t('parts.wholeVerb')}
            </Button>
          )}
        </div>
      )}
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the box goes with the place of its part.
        <InterestBox key={place} path={`parts.${place}`} isFiled={filed !== null} kind={part.kind} />
      ))}
    </Cell>
  );
}

function Add({ label, onAdd }: { readonly label: string; readonly onAdd: () => void }) {
  return (
    <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} />} onClick={onAdd}>
      {label}
    </Button>
  );
}

/** What was declared; as long as nobody decided otherwise, all of it is admitted. */
function WholeAmount({ isFiled }: { readonly isFiled: boolean }) {
  useFollow('amountDeclared', 'amountDemanded', 'reservedAmount');
  return (
    <div className={classes.whole}>
      <DecimalField<ClaimValues> name="amountDeclared" kind="amount" required isReadOnly={isFiled} />
    </div>
  );
}

interface PartAmountProps {
  readonly place: number;
  readonly onRemove: (() => void) | undefined;
}

function PartAmount({ place, onRemove }: PartAmountProps) {
  const { t } = useTranslation(['claims', 'vocabulary']);
  const path = `parts.${place}`;
  const kind: ClaimPartValues['kind'] = useWatch({ name: `${path}.kind` });
  useFollow(`${path}.declared`, `${path}.admitted`, `${path}.reserved`);
  return (
    <div className={classes.part}>
      <DecimalField
        name={`${path}.declared`}
        kind="amount"
        label={t(`vocabulary:claimPart.${kind}`)}
        required
      />
      {onRemove && (
        <ActionIcon
          className={classes.remove ?? ''}
          size={24}
          aria-label={t('parts.remove', { number: place + 1 })}
          onClick={onRemove}
        >
          <IconX />
        </ActionIcon>
      )}
    </div>
  );
}

function PartsTotal() {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  return (
    <TextInput
      className={classes.total ?? ''}
      label={t('claim.parts.declared')}
      value={formatAmount(useDeclared(), language)}
      readOnly
    />
  );
}

function useDeclared(): number {
  const parts = useWatch<ClaimValues, 'parts'>({ name: 'parts' }) ?? [];
  return sumEuros(parts.map(({ declared }) => eurosTyped(declared)));
}

/** By how much the parts miss what was filed. */
function Misses({ filed }: DeclaredPartsProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const declared = useDeclared();
  if (filed === null || declared === filed) return null;
  return (
    <p className={classes.misses} role="alert">
      {t('parts.filedWas', { amount: formatAmount(filed, language) })}
    </p>
  );
}

/** Between one amount and its parts: the amount is the principal, until somebody says otherwise. */
function useSplit(filed: number | null) {
  const { getValues, setValue } = useFormContext<ClaimValues>();
  return (isSplit: boolean) => {
    const { parts, amountDeclared, amountDemanded, reservedAmount } = getValues();
    const options = { shouldDirty: true } as const;
    if (!isSplit) {
      const declared = sumEuros(parts.map((part) => eurosTyped(part.declared)));
      if (filed === null) setValue('amountDeclared', declared, options);
      setValue('parts', [], options);
      return;
    }
    const decided = { admitted: amountDemanded, reserved: reservedAmount, followsPrivilege: null };
    const principal = { kind: 'principal', declared: amountDeclared ?? filed, interest: null, ...decided };
    setValue('parts', [principal as ClaimPartValues], options);
  };
}

import { Fieldset, Stack, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import { Hint } from '../../components/text.tsx';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './what-if.module.css';
import { balanceWith, type Changeable, readAmount, type Typed } from './what-if-change.ts';

interface WhatIfAmountsProps {
  readonly amounts: readonly Changeable[];
  readonly typed: Typed;
  readonly onType: (texts: Typed['texts']) => void;
}

/** Every amount that can be imagined otherwise, with the one of the dossier in it. */
export function WhatIfAmounts({ amounts, typed, onType }: WhatIfAmountsProps) {
  const { t } = useTranslation('calculation');
  const money = amounts.filter(({ kind }) => kind !== 'statement');
  const statements = amounts.filter(({ kind }) => kind === 'statement');
  const fieldOf = (amount: Changeable) => (
    <AmountRow
      key={amount.id}
      amount={amount}
      shown={amount.kind === 'balance' ? balanceWith(amounts, typed) : amount.euros}
      typed={typed}
      onType={(text) => onType({ ...typed.texts, [amount.id]: text })}
    />
  );
  return (
    <div className={classes.amounts}>
      <Fieldset variant="unstyled" m={0} p={0} legend={<Text fw={600}>{t('whatIf.money')}</Text>}>
        <Stack gap="sm" pt="xs">
          {money.map(fieldOf)}
        </Stack>
      </Fieldset>
      <Fieldset variant="unstyled" m={0} p={0} legend={<Text fw={600}>{t('whatIf.statements')}</Text>}>
        <Stack gap="sm" pt="xs">
          <Hint>{t('whatIf.statementsHint')}</Hint>
          {statements.map(fieldOf)}
        </Stack>
      </Fieldset>
    </div>
  );
}

interface AmountRowProps {
  readonly amount: Changeable;
  /** While nothing is typed. */
  readonly shown: number;
  readonly typed: Typed;
  readonly onType: (text: string) => void;
}

function AmountRow({ amount, shown, typed, onType }: AmountRowProps) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const id = useId();
  const read = readAmount(amount, typed);
  const text = typed.texts[amount.id] ?? formatAmount(shown, language, 'none');
  const isChanged = (typed.texts[amount.id] === undefined ? shown : read) !== amount.euros;
  return (
    <div className={classes.row} data-changed={isChanged || undefined}>
      <label htmlFor={id} title={amount.name}>
        {amount.name}
      </label>
      <TextInput
        id={id}
        value={text}
        classNames={{ input: classes.input ?? '' }}
        inputMode="decimal"
        autoComplete="off"
        rightSection={
          <Text span c="var(--prorata-hint)">
            €
          </Text>
        }
        error={read === undefined && t('whatIf.wrong')}
        {...(isChanged && {
          description: t('whatIf.now', { amount: formatAmount(amount.euros, language) }),
          inputWrapperOrder: ['input', 'error', 'description'],
        })}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </div>
  );
}

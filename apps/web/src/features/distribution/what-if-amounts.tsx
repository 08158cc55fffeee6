import { Fieldset, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Hint } from '../../components/text.tsx';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './what-if.module.css';
import { balanceWith, type Changeable, lotsWith, readAmount, type Typed } from './what-if-change.ts';

interface WhatIfAmountsProps {
  readonly amounts: readonly Changeable[];
  readonly typed: Typed;
  readonly onType: (texts: Typed['texts']) => void;
}

/** So many are found by the eye. */
const SEARCHED_FROM = 9;
/** More fields than this make typing slow, and nobody reads through them. */
const MOST_STATEMENTS = 50;

/** Every amount that can be imagined otherwise, with the one of the dossier in it; many of them are searched. */
export function WhatIfAmounts({ amounts, typed, onType }: WhatIfAmountsProps) {
  const { t } = useTranslation('calculation');
  const [search, setSearch] = useState('');
  const lots = lotsWith(amounts, typed);
  const isFound = ({ id, name, kind }: Changeable) =>
    kind === 'balance' || typed.texts[id] !== undefined || plain(name).includes(plain(search));
  const found = amounts.filter(isFound);
  const money = found.filter(({ kind }) => kind !== 'statement');
  const all = found.filter(({ kind }) => kind === 'statement');
  const statements = all.filter(({ id }, place) => place < MOST_STATEMENTS || typed.texts[id] !== undefined);
  const shownOf = (amount: Changeable) =>
    amount.kind === 'balance' ? balanceWith(amounts, typed) : (lots.get(amount.id) ?? amount.euros);
  const fieldOf = (amount: Changeable) => (
    <AmountRow
      key={amount.id}
      amount={amount}
      shown={shownOf(amount)}
      typed={typed}
      onType={(text) => onType({ ...typed.texts, [amount.id]: text })}
    />
  );
  return (
    <div className={classes.amounts}>
      {amounts.length >= SEARCHED_FROM && (
        <TextInput
          type="search"
          aria-label={t('whatIf.search')}
          placeholder={t('whatIf.search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <Fieldset variant="unstyled" m={0} p={0} legend={<Text fw={600}>{t('whatIf.money')}</Text>}>
        <Stack gap="sm" pt="xs">
          <Hint>{t('whatIf.follows')}</Hint>
          {money.map(fieldOf)}
        </Stack>
      </Fieldset>
      <Fieldset variant="unstyled" m={0} p={0} legend={<Text fw={600}>{t('whatIf.statements')}</Text>}>
        <Stack gap="sm" pt="xs">
          <Hint>{t('whatIf.statementsHint')}</Hint>
          {statements.map(fieldOf)}
          {all.length > statements.length && (
            <Hint>{t('whatIf.more', { count: all.length - statements.length })}</Hint>
          )}
          {found.length < 2 && <Hint>{t('whatIf.nothing')}</Hint>}
        </Stack>
      </Fieldset>
    </div>
  );
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
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

import { Box, Select, type SelectProps, Stack, Text, TextInput } from '@mantine/core';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { ClaimType } from '@prorata/domain/vocabulary';
import { lazy, Suspense, useState } from 'react';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { loadTopics } from '../../platform/language/i18n.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Cell, inputProps, useField } from '../form/field.tsx';
import { Loading } from '../states.tsx';
import type { ClaimValues } from './claim-values.ts';
import classes from './privilege-field.module.css';
import { privilegeArticles, privilegeName } from './privilege-words.ts';

interface PrivilegeFieldProps {
  readonly privileges: readonly Privilege[];
  /** Only the privileges of this type can be chosen. */
  readonly type: ClaimType;
  /** Whether it says under it what the law says. */
  readonly hasLaw: boolean;
}

/** Which privilege a claim has, found by name or article. */
export function PrivilegeField({ privileges, type, hasLaw }: PrivilegeFieldProps) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const isNeeded = type !== 'chirographic';
  const field = useField<ClaimValues>({ name: 'privilegeId' });
  const ofType = privileges.filter((privilege) => privilege.type === type);
  const chosen = ofType.find(({ id }) => id === field.value);
  const shared = inputProps(field, isNeeded);
  const articlesOf = new Map(ofType.map((one) => [one.id, privilegeArticles(one, language)]));
  const options = ofType.map((one) => ({ value: one.id, label: privilegeName(one, language) }));
  const showOption: SelectProps['renderOption'] = ({ option }) => (
    <Box component="span" display="block">
      {option.label}
      <Text span size="sm" display="block" c="dimmed">
        {articlesOf.get(option.value)}
      </Text>
    </Box>
  );
  return (
    <Cell span={12} help="privilege" label={field.label}>
      <Stack gap="sm">
        {field.isReadOnly ? (
          <TextInput {...shared} value={chosen ? privilegeName(chosen, language) : ''} />
        ) : (
          <Select
            {...shared}
            data={options}
            value={chosen?.id ?? null}
            onChange={field.change}
            searchable
            clearable={!isNeeded}
            allowDeselect={!isNeeded}
            renderOption={showOption}
            filter={({ options: all, search }) =>
              all.filter(
                (option) =>
                  'value' in option && matches(search, option.label, articlesOf.get(option.value) ?? ''),
              )
            }
            placeholder={t('choose')}
            nothingFoundMessage={t('nothingFound')}
            clearButtonProps={{ 'aria-label': t('clear') }}
          />
        )}
        {chosen && hasLaw && <PrivilegeCard privilege={chosen} />}
      </Stack>
    </Cell>
  );
}

/** Every word that was typed is found in the name or in the articles, accents aside. */
function matches(search: string, ...texts: readonly string[]): boolean {
  const text = plain(texts.join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The sentences of the law in four languages: only for who asks. */
const LawText = lazy(async () => {
  const [{ LawText }] = await Promise.all([import('../law/law-text.tsx'), loadTopics('law')]);
  return { default: LawText };
});

/** What the law says about a privilege, so that it can be chosen knowingly: in short, and at length for who asks. */
function PrivilegeCard({ privilege }: { readonly privilege: Privilege }) {
  return (
    <div className={classes.card}>
      <PrivilegeInShort privilege={privilege} />
      <LawDetails privilege={privilege} />
    </div>
  );
}

/** What the law says, at length, for who asks. */
export function LawDetails({ privilege }: { readonly privilege: Privilege }) {
  const { t } = useTranslation('claims');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.law} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('privilege.more')}</summary>
      {isOpen && (
        <Suspense fallback={<Loading rows={4} />}>
          <LawText privilege={privilege} />
        </Suspense>
      )}
    </details>
  );
}

/** Its article, its limit, its days. */
function PrivilegeInShort({ privilege }: { readonly privilege: Privilege }) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const { validFrom, validUntil, rankConfidence } = privilege;
  return (
    <dl>
      <div>
        <dt>{t('privilege.basis')}</dt>
        <dd>{privilegeArticles(privilege, language)}</dd>
      </div>
      <div>
        <dt>{t('privilege.limit')}</dt>
        <dd>
          <Limit cap={privilege.cap} />
        </dd>
      </div>
      {(validFrom !== null || validUntil !== null) && (
        <div>
          <dt>{t('privilege.period')}</dt>
          <dd>
            <Period from={validFrom} until={validUntil} />
          </dd>
        </div>
      )}
      {rankConfidence !== 'source' && (
        <Text inherit c="warning.8">
          {t('privilege.practice')}
        </Text>
      )}
    </dl>
  );
}

/** Up to how much it goes before others. */
export function Limit({ cap }: Pick<Privilege, 'cap'>) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  if (cap === null) return t('privilege.noLimit');
  if (cap.amount === null) return t('privilege.limitOfCase');
  const amount = formatAmount(cap.amount, language);
  if (cap.per === 'beneficiary') return t('privilege.limitPerBeneficiary', { amount });
  // Of wages alone: who claims them is the worker, unless another is named.
  return cap.per === 'creditor'
    ? t('privilege.limitPerWorker', { amount })
    : t('privilege.limitPerClaim', { amount });
}

interface PeriodProps {
  readonly from: string | null;
  readonly until: string | null;
}

function Period({ from, until }: PeriodProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const dates = { from: formatDate(from, language), until: formatDate(until, language) };
  if (until === null) return t('privilege.periodFrom', dates);
  return from === null ? t('privilege.periodUntil', dates) : t('privilege.periodBetween', dates);
}

import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { partiesCalls } from '@prorata/contract/parties/calls';
import type { Party } from '@prorata/contract/parties/party';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Cell } from '../../components/form/field.tsx';
import { request } from '../../platform/client/request.ts';

/** As long as one types, and no longer. */
const PAUSE_MS = 250;
const MIN_QUERY_LENGTH = 2;
const SHOWN = 8;

interface KnownCreditorsProps {
  readonly onChoose: (party: Party) => void;
}

/** Finds a creditor by name among those the office has met. */
export function KnownCreditors({ onChoose }: KnownCreditorsProps) {
  const { t } = useTranslation(['statements', 'forms']);
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const isLongEnough = name.length >= MIN_QUERY_LENGTH;
  const found = useQuery({
    queryKey: ['parties', 'byName', name],
    queryFn: ({ signal }) =>
      request(partiesCalls.search, { query: { query: name, column: 'name', pageSize: SHOWN }, signal }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  });
  const parties = isLongEnough ? (found.data?.items ?? []) : [];
  const choose = (place: string | null) => {
    const party = parties[Number(place)];
    if (place === null || party === undefined) return;
    onChoose(party);
    setTyped('');
  };
  return (
    <Cell span={12}>
      <Select
        label={t('known.label')}
        placeholder={t('known.placeholder')}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        rightSection={null}
        searchable
        data={parties.map((party, place) => ({ value: String(place), label: describe(party) }))}
        // The server has searched already.
        filter={({ options }) => options}
        searchValue={typed}
        onSearchChange={setTyped}
        value={null}
        onChange={choose}
        {...(isLongEnough && found.isSuccess && { nothingFoundMessage: t('known.none') })}
      />
    </Cell>
  );
}

function describe({ name, firstname, lastname, kboNumber, address }: Party): string {
  const person = [firstname, lastname].filter(Boolean).join(' ');
  const number = kboNumber && formatEnterpriseNumber(kboNumber);
  return [name ?? person, number, address.city].filter(Boolean).join(' · ');
}

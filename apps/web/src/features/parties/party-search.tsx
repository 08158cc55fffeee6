import { Group, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { partiesCalls } from '@prorata/contract/parties/calls';
import type { Party } from '@prorata/contract/parties/party';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { Cell } from '../../components/form/field.tsx';
import { useFormSetting } from '../../components/form/form-setting.ts';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { partyNameOf } from './party-values.ts';
import { useRegisterRemark } from './use-register-remark.ts';

/** As long as one types, and no longer. */
const PAUSE_MS = 200;
const MIN_QUERY_LENGTH = 2;
const SHOWN = 8;

interface PartySearchProps {
  readonly onChoose: (party: Party) => void;
  /** For where one begins with it. */
  readonly isFirst?: boolean;
}

/**
 * Finds somebody by name or number, among those the office has met and in the register, and hands over what is known.
 * It helps to fill in the form around it and stands in the way of nothing: everything can be typed by hand.
 */
export function PartySearch({ onChoose, isFirst = false }: PartySearchProps) {
  const { t } = useTranslation('forms');
  const { isReadOnly } = useFormSetting();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Party>();
  const { parties, remark, isEmpty } = useFoundParties(typed);
  const warn = useRegisterRemark();
  if (isReadOnly) return null;
  const choose = (place: string | null) => {
    const party = parties[Number(place)];
    if (place === null || party === undefined) return;
    onChoose(party);
    setChosen(party);
    setTyped('');
  };
  const warning = chosen && warn(chosen.register);
  const lacksAddress = chosen?.register?.isNaturalPerson && chosen.address.city === null;
  return (
    <Cell span={12}>
      <Select
        label={t('partySearch.label')}
        placeholder={t('partySearch.placeholder')}
        description={warning ?? (lacksAddress ? t('register.noAddress') : remark)}
        descriptionProps={{ role: 'status', ...(warning && { c: 'warning.8' }) }}
        inputWrapperOrder={['label', 'input', 'description']}
        leftSection={<IconSearch aria-hidden />}
        rightSection={null}
        searchable
        {...(isFirst && { 'data-autofocus': true, autoFocus: true })}
        autoComplete="off"
        data={parties.map((party, place) => ({ value: String(place), label: partyNameOf(party) }))}
        renderOption={({ option }) => <FoundParty party={parties[Number(option.value)]} />}
        // The server has searched already.
        filter={({ options }) => options}
        searchValue={typed}
        onSearchChange={setTyped}
        value={null}
        onChange={choose}
        {...(isEmpty && { nothingFoundMessage: t('partySearch.none') })}
      />
    </Cell>
  );
}

function useFoundParties(typed: string) {
  const { t } = useTranslation('forms');
  const lang = useLanguage();
  const [query] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const isLongEnough = query.length >= MIN_QUERY_LENGTH;
  const column = /^(be)?[\d\s.-]+$/i.test(query) ? 'kboNumber' : 'name';
  const found = useQuery({
    queryKey: ['parties', 'search', lang, query],
    queryFn: ({ signal }) =>
      request(partiesCalls.search, { query: { query, column, lang, pageSize: SHOWN }, signal }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isShown = isLongEnough && typed.trim().length >= MIN_QUERY_LENGTH;
  const remark = found.isError
    ? t('partySearch.failed')
    : found.data?.register === 'unavailable' && t('partySearch.unavailable');
  return {
    parties: isShown ? (found.data?.items ?? []) : [],
    remark: (isShown && remark) || undefined,
    isEmpty: isShown && found.isSuccess && !found.isPlaceholderData,
  };
}

/** Who it is, where, who knows it, and what should be seen before it is taken over. */
function FoundParty({ party }: { readonly party: Party | undefined }) {
  const { t } = useTranslation('forms');
  const warn = useRegisterRemark();
  if (party === undefined) return null;
  const { kboNumber, address, register, partyId } = party;
  const place = [address.zipcode, address.city].filter(Boolean).join(' ');
  const details = [kboNumber && formatEnterpriseNumber(kboNumber), place].filter(Boolean).join(' · ');
  const warning = warn(register);
  return (
    <Group justify="space-between" wrap="nowrap" w="100%" gap="md">
      <Stack gap={0} miw={0}>
        <Text truncate>{partyNameOf(party)}</Text>
        {details !== '' && (
          <Text size="sm" c="dimmed">
            {details}
          </Text>
        )}
        {warning !== undefined && (
          <Text size="sm" c="warning.8">
            {warning}
          </Text>
        )}
      </Stack>
      <StatusBadge tone={partyId === null ? 'slate' : 'info'}>
        {t(partyId === null ? 'partySearch.inRegister' : 'partySearch.inBook')}
      </StatusBadge>
    </Group>
  );
}

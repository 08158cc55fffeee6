import { Select } from '@mantine/core';
import type { Party } from '@prorata/contract/parties/party';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Cell } from '../../components/form/field.tsx';
import { useFormSetting } from '../../components/form/form-setting.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { FoundParty } from './found-party.tsx';
import { partyNameOf } from './party-values.ts';
import { useFoundParties } from './use-found-parties.ts';
import { useRegisterRemark } from './use-register-remark.ts';
import { wholeParty, withoutNumber } from './whole-party.ts';

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
    if (party.nationalNumber === null) onChoose(party);
    else
      void wholeParty(party)
        .catch(() => withoutNumber(party))
        .then(onChoose);
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

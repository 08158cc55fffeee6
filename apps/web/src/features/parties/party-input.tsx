import { Combobox, useCombobox } from '@mantine/core';
import type { Party } from '@prorata/contract/parties/party';
import type { ComponentProps, KeyboardEvent } from 'react';
import { FoundParty } from './found-party.tsx';
import { useFoundParties } from './use-found-parties.ts';
import { wholeParty, withoutNumber } from './whole-party.ts';

interface PartyInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Everything that is known of the one who was chosen. */
  readonly onChoose: (party: Party) => void;
}

/**
 * A name or a number that is typed in a cell, with those it may mean under it. Nothing is chosen by itself: only with the
 * arrow keys or the mouse. While one is pointed at, Enter takes it, and the first Escape puts the list away; every other key
 * is for the table around it.
 */
export function PartyInput({ value, onChange, onChoose, onKeyDown, ...input }: PartyInputProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { parties } = useFoundParties(value);
  const isOpen = combobox.dropdownOpened && parties.length > 0;
  const keepKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isPointedAt = event.key === 'Enter' && combobox.getSelectedOptionIndex() >= 0;
    if (isOpen && (isPointedAt || event.key === 'Escape')) event.stopPropagation();
    else onKeyDown?.(event);
  };
  return (
    <Combobox
      store={combobox}
      width={PROPOSALS_WIDTH}
      position="bottom-start"
      onOptionSubmit={(place) => {
        const party = parties[Number(place)];
        combobox.closeDropdown();
        if (party === undefined) return;
        if (party.nationalNumber === null) onChoose(party);
        else
          void wholeParty(party)
            .catch(() => withoutNumber(party))
            .then(onChoose);
      }}
    >
      <Combobox.Target>
        <input
          {...input}
          autoComplete="off"
          value={value}
          onKeyDown={keepKey}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={parties.length === 0}>
        <Combobox.Options>
          {parties.map((party, place) => (
            <Combobox.Option key={keyOf(party)} value={String(place)}>
              <FoundParty party={party} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** An institution is found once for each of its accounts. */
function keyOf({ partyId, kboNumber, paymentaccount }: Party): string {
  return `${partyId ?? kboNumber} ${paymentaccount}`;
}

/** A cell is narrower than who is found. */
const PROPOSALS_WIDTH = 420;

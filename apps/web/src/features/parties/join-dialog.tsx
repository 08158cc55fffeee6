import { Button, Modal, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { BookParty, BookPartyDetail } from '@prorata/contract/parties/party';
import { maskNationalNumber } from '@prorata/domain/national-number';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Acts } from '../../components/text.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { JoinQuestion, useJoining } from './join-question.tsx';
import { partyBookQuery } from './party-queries.ts';
import { partyNameOf, partyNumberOf } from './party-values.ts';

interface JoinDialogProps {
  readonly party: BookPartyDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Chooses anybody else of the book as the same party, then asks whether they are to be joined. */
export function JoinDialog({ party, isOpen, onClose }: JoinDialogProps) {
  const { t } = useTranslation(['parties', 'forms', 'shell']);
  const [chosen, setChosen] = useState<BookParty>();
  const joining = useJoining(party, () => setChosen(undefined));
  const name = partyNameOf(party);
  const goOn = () => {
    onClose();
    if (chosen) joining.ask(chosen);
  };
  return (
    <>
      <Modal
        opened={isOpen}
        onClose={onClose}
        title={t('join.title', { name })}
        closeButtonProps={{ 'aria-label': t('shell:close') }}
      >
        <Stack>
          <Text>{t('join.text', { name })}</Text>
          <OtherParty party={party} chosen={chosen} onChoose={setChosen} />
          <Acts>
            <Button variant="default" onClick={onClose}>
              {t('forms:cancel')}
            </Button>
            <Button disabled={chosen === undefined} onClick={goOn}>
              {t('join.verb')}
            </Button>
          </Acts>
        </Stack>
      </Modal>
      <JoinQuestion party={party} joining={joining} />
    </>
  );
}

/** As long as one types, and no longer. */
const PAUSE_MS = 200;

interface OtherPartyProps {
  readonly party: BookPartyDetail;
  readonly chosen: BookParty | undefined;
  readonly onChoose: (other: BookParty | undefined) => void;
}

/** Different numbers are never one party: whoever has another one is not offered. */
function OtherParty({ party, chosen, onChoose }: OtherPartyProps) {
  const { t } = useTranslation('parties');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.split(' · ')[0] ?? '', PAUSE_MS);
  const { data } = useQuery(partyBookQuery({ search: search || null, page: 1, pageSize: 20 }));
  const others = (data?.items ?? []).filter((other) => other.id !== party.id && mayBeOne(party, other));
  return (
    <Select
      label={t('join.label')}
      placeholder={t('join.placeholder')}
      leftSection={<IconSearch aria-hidden />}
      rightSection={null}
      searchable
      data-autofocus
      autoComplete="off"
      nothingFoundMessage={t('join.none')}
      data={others.map((other) => ({ value: other.id, label: labelOf(other) }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={chosen?.id ?? null}
      onChange={(id) => onChoose(others.find((other) => other.id === id))}
    />
  );
}

function labelOf(other: BookParty): string {
  return [partyNameOf(other), partyNumberOf(other), other.address.city].filter(Boolean).join(' · ');
}

/** The list masks national numbers: what differs in one is told apart, and the server sees the rest. */
function mayBeOne(one: BookParty, other: BookParty): boolean {
  const isOther = (mine: string | null, theirs: string | null) =>
    mine !== null && theirs !== null && mine !== theirs;
  const mine = one.nationalNumber && maskNationalNumber(one.nationalNumber);
  return !isOther(one.kboNumber, other.kboNumber) && !isOther(mine, other.nationalNumber);
}

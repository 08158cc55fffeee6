import { Anchor, Button, Group, Stack } from '@mantine/core';
import { partiesCalls } from '@prorata/contract/parties/calls';
import type { BookParty, BookPartyDetail } from '@prorata/contract/parties/party';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RailSection } from '../../components/block.tsx';
import { Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { JoinQuestion, useJoining, useKeepAnswer } from './join-question.tsx';
import { partyNameOf, partyNumberOf } from './party-values.ts';

interface PossibleDuplicatesProps {
  readonly party: BookPartyDetail;
  readonly isReadOnly: boolean;
}

/** Who else of the book may be this party, and the two answers to that. */
export function PossibleDuplicates({ party, isReadOnly }: PossibleDuplicatesProps) {
  const { t } = useTranslation('parties');
  const inWords = useProblem();
  const tellingApart = useTellingApart(party);
  const joining = useJoining(party, tellingApart.reset);
  if (party.possibleDuplicates.length === 0) return null;
  return (
    <RailSection title={t('duplicates.title')}>
      <Stack>
        <Hint>{t('duplicates.text')}</Hint>
        {party.possibleDuplicates.map((other) => (
          <Stack key={other.id} gap="xs">
            <Named party={other} />
            {!isReadOnly && (
              <Group gap="sm">
                <Button variant="default" onClick={() => joining.ask(other)}>
                  {t('duplicates.same')}
                </Button>
                <Button
                  variant="default"
                  loading={tellingApart.isPending && tellingApart.variables.id === other.id}
                  disabled={tellingApart.isPending}
                  onClick={() => tellingApart.mutate(other)}
                >
                  {t('duplicates.apart')}
                </Button>
              </Group>
            )}
          </Stack>
        ))}
        {tellingApart.error && <Refusal title={t('duplicates.failed')} {...inWords(tellingApart.error)} />}
      </Stack>
      <JoinQuestion party={party} joining={joining} />
    </RailSection>
  );
}

function useTellingApart(party: BookPartyDetail) {
  const { t } = useTranslation('parties');
  const lang = useLanguage();
  const keep = useKeepAnswer(party);
  return useMutation({
    mutationFn: (other: BookParty) =>
      request(partiesCalls.tellApart, {
        params: { partyId: party.id },
        query: { lang },
        body: { otherId: other.id },
      }),
    onSuccess: (changed) => keep(changed, t('duplicates.toldApart')),
  });
}

function Named({ party }: { readonly party: BookParty }) {
  const { zipcode, city } = party.address;
  const where = [partyNumberOf(party), [zipcode, city].filter(Boolean).join(' '), party.email];
  return (
    <div>
      <Anchor
        renderRoot={(props) => <Link to="/app/party/$partyId" params={{ partyId: party.id }} {...props} />}
      >
        {partyNameOf(party)}
      </Anchor>
      <Hint>{where.filter(Boolean).join(' · ')}</Hint>
    </div>
  );
}

import { Anchor, Button, Group, Stack } from '@mantine/core';
import { partiesCalls } from '@prorata/contract/parties/calls';
import type { BookParty, BookPartyDetail } from '@prorata/contract/parties/party';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RailSection } from '../../components/block.tsx';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { bookPartyQuery, PARTY_BOOK } from './party-queries.ts';
import { partyNameOf, partyNumberOf } from './party-values.ts';

interface PossibleDuplicatesProps {
  readonly party: BookPartyDetail;
  readonly isReadOnly: boolean;
}

/** Who else of the book may be this party, and the two answers to that. */
export function PossibleDuplicates({ party, isReadOnly }: PossibleDuplicatesProps) {
  const { t } = useTranslation('parties');
  const inWords = useProblem();
  const { joining, tellingApart } = useAnswers(party);
  const names = { name: partyNameOf(party), other: joining.thing ? partyNameOf(joining.thing) : '' };
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
      <RemoveDialog
        opened={joining.thing !== undefined}
        title={t('duplicates.joinTitle', names)}
        verb={t('duplicates.joinVerb')}
        failure={t('duplicates.notJoined')}
        isBusy={joining.isBusy}
        problem={joining.problem}
        onConfirm={joining.confirm}
        onClose={joining.close}
      >
        {t('duplicates.joinText', names)}
      </RemoveDialog>
    </RailSection>
  );
}

function useAnswers(party: BookPartyDetail) {
  const { t } = useTranslation('parties');
  const queries = useQueryClient();
  const lang = useLanguage();
  const params = { partyId: party.id };
  const onAnswered = (changed: BookPartyDetail, said: string) => {
    queries.setQueryData(bookPartyQuery(party.id, lang).queryKey, changed);
    void queries.invalidateQueries({ queryKey: PARTY_BOOK });
    showSuccess(said);
  };
  const tellingApart = useMutation({
    mutationFn: (other: BookParty) =>
      request(partiesCalls.tellApart, { params, query: { lang }, body: { otherId: other.id } }),
    onSuccess: (changed) => onAnswered(changed, t('duplicates.toldApart')),
  });
  const joining = useRemoving<BookParty>({
    remove: async (other) => {
      const body = { version: party.version, otherId: other.id, otherVersion: other.version };
      const joined = await request(partiesCalls.joinBook, { params, query: { lang }, body });
      tellingApart.reset();
      onAnswered(joined, t('duplicates.joined', { name: partyNameOf(joined), other: partyNameOf(other) }));
    },
    onRemoved: () => {},
  });
  return { joining, tellingApart };
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

import { partiesCalls } from '@prorata/contract/parties/calls';
import type { BookParty, BookPartyDetail } from '@prorata/contract/parties/party';
import { useQueryClient } from '@tanstack/react-query';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { bookPartyQuery, PARTY_BOOK } from './party-queries.ts';
import { partyNameOf } from './party-values.ts';

/** Shows a party as an answer left it, and says what was done. */
export function useKeepAnswer(party: BookPartyDetail) {
  const queries = useQueryClient();
  const lang = useLanguage();
  return (changed: BookPartyDetail, said: string) => {
    queries.setQueryData(bookPartyQuery(party.id, lang).queryKey, changed);
    void queries.invalidateQueries({ queryKey: PARTY_BOOK });
    showSuccess(said);
  };
}

/** Makes one party of this one and another, once somebody has confirmed it. */
export function useJoining(party: BookPartyDetail, onJoined: () => void) {
  const { t } = useTranslation('parties');
  const lang = useLanguage();
  const keep = useKeepAnswer(party);
  return useRemoving<BookParty>({
    remove: async (other) => {
      const body = { version: party.version, otherId: other.id, otherVersion: other.version };
      const params = { partyId: party.id };
      const joined = await request(partiesCalls.joinBook, { params, query: { lang }, body });
      keep(joined, t('duplicates.joined', { name: partyNameOf(joined), other: partyNameOf(other) }));
    },
    onRemoved: onJoined,
  });
}

interface JoinQuestionProps {
  readonly party: BookPartyDetail;
  readonly joining: ReturnType<typeof useJoining>;
}

/** What joining does, before it is done: nothing undoes it. */
export function JoinQuestion({ party, joining }: JoinQuestionProps) {
  const { t } = useTranslation('parties');
  const names = { name: partyNameOf(party), other: joining.thing ? partyNameOf(joining.thing) : '' };
  return (
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
  );
}

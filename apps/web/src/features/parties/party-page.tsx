import { partiesCalls } from '@prorata/contract/parties/calls';
import type { BookPartyDetail } from '@prorata/contract/parties/party';
import { IconArrowsJoin2, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { DetailPage } from '../../components/detail-page.tsx';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { useContractForm, valuesFor } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { PageBody, PageHeader } from '../../components/page.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { QueryState } from '../../components/states.tsx';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { JoinDialog } from './join-dialog.tsx';
import { bookPartyQuery, PARTY_BOOK } from './party-queries.ts';
import { PartyRail } from './party-rail.tsx';
import { PartySections } from './party-sections.tsx';
import { partyNameOf } from './party-values.ts';

/** What the office knows of a party, to look over and correct. */
export function PartyPage() {
  const { t } = useTranslation('shell');
  const { partyId = '' } = useParams({ strict: false });
  const query = useQuery(bookPartyQuery(partyId, useLanguage()));
  usePageTitle(query.data ? partyNameOf(query.data) : t('titles.editParty'));
  if (query.data !== undefined) return <LoadedParty key={partyId} party={query.data} />;
  return (
    <>
      <PageHeader title={t('titles.editParty')} />
      <PageBody>
        <QueryState query={query} rows={5} />
      </PageBody>
    </>
  );
}

function LoadedParty({ party }: { readonly party: BookPartyDetail }) {
  const { t } = useTranslation('shell');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  return (
    <DetailPage
      crumb={<Link to="/app/parties">{t('menu.parties')}</Link>}
      title={partyNameOf(party)}
      actions={me.canWriteDossiers && <Acts party={party} />}
    >
      <PartyEditor party={party} isReadOnly={!me.canWriteDossiers} />
    </DetailPage>
  );
}

interface PartyEditorProps {
  readonly party: BookPartyDetail;
  readonly isReadOnly: boolean;
}

function PartyEditor({ party, isReadOnly }: PartyEditorProps) {
  const labels = useFieldLabels('party');
  return (
    <FormPage<typeof partiesCalls.updateBook>
      editing={usePartyEditing(party)}
      labels={labels}
      isReadOnly={isReadOnly}
      rail={<PartyRail party={party} isReadOnly={isReadOnly} />}
    >
      <PartySections hasAddressInLines={party.address.address1 !== null} />
    </FormPage>
  );
}

function usePartyEditing(party: BookPartyDetail) {
  const { t } = useTranslation('forms');
  const queries = useQueryClient();
  const lang = useLanguage();
  const { queryKey } = bookPartyQuery(party.id, lang);
  const form = useContractForm(partiesCalls.updateBook, valuesFor(partiesCalls.updateBook, party));
  const saving = useSaving({
    form,
    save: (body) =>
      request(partiesCalls.updateBook, { params: { partyId: party.id }, query: { lang }, body }),
    onSaved: (saved) => {
      queries.setQueryData(queryKey, saved);
      void queries.invalidateQueries({ queryKey: PARTY_BOOK });
      showSuccess(t('saved'));
    },
    reload: async () => {
      const fresh = await queries.fetchQuery({ ...bookPartyQuery(party.id, lang), staleTime: 0 });
      return valuesFor(partiesCalls.updateBook, fresh);
    },
  });
  return { form, ...saving };
}

function Acts({ party }: { readonly party: BookPartyDetail }) {
  const { t } = useTranslation(['parties', 'forms']);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isJoining, setJoining] = useState(false);
  const removing = useRemoving<BookPartyDetail>({
    remove: ({ id, version }) =>
      request(partiesCalls.removeBook, { params: { partyId: id }, query: { version } }),
    onRemoved: (removed) => {
      void navigate({ to: '/app/parties', ignoreBlocker: true });
      showSuccess(t('remove.done', { name: partyNameOf(removed) }));
      void queries.invalidateQueries({ queryKey: [...PARTY_BOOK, 'list'] });
    },
  });
  const name = partyNameOf(party);
  return (
    <>
      <RowMenu
        name={name}
        acts={[
          { key: 'join', label: t('join.act'), icon: IconArrowsJoin2, act: () => setJoining(true) },
          { key: 'remove', label: t('forms:remove'), icon: IconTrash, act: () => removing.ask(party) },
        ]}
      />
      <JoinDialog party={party} isOpen={isJoining} onClose={() => setJoining(false)} />
      <RemoveDialog
        opened={removing.thing !== undefined}
        title={t('remove.title', { name })}
        verb={t('remove.verb')}
        isBusy={removing.isBusy}
        problem={removing.problem}
        onConfirm={removing.confirm}
        onClose={removing.close}
      >
        {t('remove.text')}
      </RemoveDialog>
    </>
  );
}

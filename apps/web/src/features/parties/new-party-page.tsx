import { partiesCalls } from '@prorata/contract/parties/calls';
import type { Party } from '@prorata/contract/parties/party';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { DetailPage } from '../../components/detail-page.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { bookPartyQuery, PARTY_BOOK } from './party-queries.ts';
import { PartySearch } from './party-search.tsx';
import { PartySections } from './party-sections.tsx';
import { partyNameOf, streetAddressUnder } from './party-values.ts';

const NEW_PARTY = {
  name: null,
  firstname: null,
  lastname: null,
  salutation: null,
  nationalNumber: null,
  kboNumber: null,
  corporateForm: null,
  legalEntityType: null,
  address: {
    street: null,
    housenumber: null,
    housenumberaddition: null,
    zipcode: null,
    city: null,
    country: 'BE',
  },
  email: null,
  extraEmails: null,
  paymentaccount: null,
  sendMethod: null,
  sendOption: null,
  language: null,
};

/** Adds somebody whom the office knows before any dossier does; the register fills in what it has. */
export function NewPartyPage() {
  const { t } = useTranslation(['parties', 'shell']);
  const navigate = useNavigate();
  const labels = useFieldLabels('party');
  const { form, ...saving } = useAddingParty();
  usePageTitle(t('shell:titles.newParty'));
  const fillIn = ({ address, ...party }: Party) => {
    const known = Object.entries(party).filter(([name]) => Object.hasOwn(NEW_PARTY, name));
    for (const [name, value] of [...known, ...Object.entries(streetAddressUnder('address', { address }))]) {
      if (value !== null)
        form.setValue(name as 'name', value as string, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <DetailPage
      crumb={<Link to="/app/parties">{t('shell:menu.parties')}</Link>}
      title={t('shell:titles.newParty')}
    >
      <FormPage<typeof partiesCalls.createBook>
        editing={{ form, ...saving }}
        labels={labels}
        adding={{ verb: t('add'), onCancel: () => void navigate({ to: '/app/parties' }) }}
      >
        <FormSection title={t('sections.search')} hint={t('sections.searchHint')}>
          <PartySearch onChoose={fillIn} isFirst />
        </FormSection>
        <PartySections hasAddressInLines={false} />
      </FormPage>
    </DetailPage>
  );
}

function useAddingParty() {
  const { t } = useTranslation('parties');
  const lang = useLanguage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useContractForm(partiesCalls.createBook, NEW_PARTY);
  const saving = useSaving({
    form,
    save: (body) => request(partiesCalls.createBook, { query: { lang }, body }),
    onSaved: (party) => {
      queries.setQueryData(bookPartyQuery(party.id, lang).queryKey, party);
      void queries.invalidateQueries({ queryKey: [...PARTY_BOOK, 'list'] });
      showSuccess(t('added', { name: partyNameOf(party) }));
      return navigate({ to: '/app/party/$partyId', params: { partyId: party.id }, ignoreBlocker: true });
    },
  });
  return { form, ...saving };
}

import { institutionsCalls } from '@prorata/contract/institutions/calls';
import type { Institution } from '@prorata/contract/institutions/institution';
import { IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
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
import { showSuccess } from '../../platform/toasts.ts';
import { institutionNameOf } from '../parties/party-values.ts';
import { INSTITUTIONS, institutionQuery } from './institution-queries.ts';
import { InstitutionSections } from './institution-sections.tsx';

/** An institution, to look over and change for all offices. */
export function InstitutionPage() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { institutionId = '' } = useParams({ strict: false });
  const query = useQuery(institutionQuery(institutionId));
  const title = query.data ? institutionNameOf(query.data, language) : t('titles.editInstitution');
  usePageTitle(title);
  if (query.data === undefined) {
    return (
      <>
        <PageHeader title={title} />
        <PageBody>
          <QueryState query={query} rows={5} />
        </PageBody>
      </>
    );
  }
  return (
    <DetailPage
      crumb={<Link to="/app/institutions">{t('menu.institutions')}</Link>}
      title={title}
      actions={<Acts institution={query.data} name={title} />}
    >
      <InstitutionEditor key={institutionId} institution={query.data} />
    </DetailPage>
  );
}

function InstitutionEditor({ institution }: { readonly institution: Institution }) {
  const { t } = useTranslation('forms');
  const queries = useQueryClient();
  const labels = useFieldLabels('institution');
  const { queryKey } = institutionQuery(institution.id);
  const form = useContractForm(institutionsCalls.update, valuesFor(institutionsCalls.update, institution));
  const saving = useSaving({
    form,
    save: (body) => request(institutionsCalls.update, { params: { institutionId: institution.id }, body }),
    onSaved: (saved) => {
      queries.setQueryData(queryKey, saved);
      void queries.invalidateQueries({ queryKey: INSTITUTIONS });
      showSuccess(t('saved'));
    },
    reload: async () => {
      const fresh = await queries.fetchQuery({ ...institutionQuery(institution.id), staleTime: 0 });
      return valuesFor(institutionsCalls.update, fresh);
    },
  });
  return (
    <FormPage<typeof institutionsCalls.update> editing={{ form, ...saving }} labels={labels}>
      <InstitutionSections />
    </FormPage>
  );
}

const NEW_INSTITUTION = {
  nameNl: null,
  nameFr: null,
  nameDe: null,
  nameEn: null,
  isGovernment: true,
  address: {
    street: null,
    housenumber: null,
    housenumberaddition: null,
    zipcode: null,
    city: null,
    country: 'BE',
  },
  email: null,
  accounts: [],
  languages: [],
  sendMethod: null,
  sendOption: null,
};

export function NewInstitutionPage() {
  const { t } = useTranslation(['institutions', 'shell']);
  const language = useLanguage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const labels = useFieldLabels('institution');
  const form = useContractForm(institutionsCalls.create, NEW_INSTITUTION);
  const saving = useSaving({
    form,
    save: (body) => request(institutionsCalls.create, { body }),
    onSaved: (institution) => {
      void queries.invalidateQueries({ queryKey: INSTITUTIONS });
      showSuccess(t('added', { name: institutionNameOf(institution, language) }));
      return navigate({ to: '/app/institutions', ignoreBlocker: true });
    },
  });
  usePageTitle(t('shell:titles.newInstitution'));
  return (
    <DetailPage
      crumb={<Link to="/app/institutions">{t('shell:menu.institutions')}</Link>}
      title={t('shell:titles.newInstitution')}
    >
      <FormPage<typeof institutionsCalls.create>
        editing={{ form, ...saving }}
        labels={labels}
        adding={{ verb: t('add'), onCancel: () => void navigate({ to: '/app/institutions' }) }}
      >
        <InstitutionSections />
      </FormPage>
    </DetailPage>
  );
}

interface ActsProps {
  readonly institution: Institution;
  readonly name: string;
}

function Acts({ institution, name }: ActsProps) {
  const { t } = useTranslation(['institutions', 'forms']);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const removing = useRemoving<Institution>({
    remove: ({ id, version }) =>
      request(institutionsCalls.remove, { params: { institutionId: id }, query: { version } }),
    onRemoved: () => {
      void navigate({ to: '/app/institutions', ignoreBlocker: true });
      showSuccess(t('remove.done', { name }));
      void queries.invalidateQueries({ queryKey: [...INSTITUTIONS, 'list'] });
    },
  });
  return (
    <>
      <RowMenu
        name={name}
        acts={[
          { key: 'remove', label: t('forms:remove'), icon: IconTrash, act: () => removing.ask(institution) },
        ]}
      />
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

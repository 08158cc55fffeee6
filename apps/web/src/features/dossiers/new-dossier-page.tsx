import { Button, Stack } from '@mantine/core';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Organization } from '@prorata/contract/organizations/organization';
import type { Me } from '@prorata/contract/users/user';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DetailPage } from '../../components/detail-page.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { PageBody } from '../../components/page.tsx';
import { Empty, Loading } from '../../components/states.tsx';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { newValues, officeQuery, useDossierChoices } from './dossier-form.ts';
import { DOSSIERS, dossierQuery } from './dossier-queries.ts';
import { DOSSIER_TABS, type DossierTab } from './dossier-search.ts';
import { DossierSections } from './dossier-sections.tsx';
import { NoAccess } from './no-access.tsx';

/** Opens a dossier. Its other sides come with its number: their tabs say so. */
export function NewDossierPage() {
  const { data: me } = useSuspenseQuery(ownUserQuery);
  return me.canWriteDossiers ? <NewDossier me={me} /> : <NoAccess title="titles.newDossier" me={me} />;
}

/** Those of a dossier that was signed come with the signature. */
const TABS = DOSSIER_TABS.filter((tab) => tab !== 'sending');

function NewDossier({ me }: { readonly me: Me }) {
  const { t } = useTranslation(['dossiers', 'shell']);
  const office = useQuery(officeQuery(me.organization?.id));
  const [tab, setTab] = useState<DossierTab>('general');
  usePageTitle(t('shell:titles.newDossier'));
  return (
    <DetailPage
      crumb={<Link to="/app/dossiers">{t('shell:menu.dossiers')}</Link>}
      title={t('shell:titles.newDossier')}
      tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      tab={tab}
      onTab={setTab}
    >
      {/* What was typed stays while somebody looks at the other tabs. */}
      <Stack gap={0} flex={1} display={tab === 'general' ? 'flex' : 'none'}>
        {office.isPending ? <Loading rows={5} /> : <NewDossierForm office={office.data} />}
      </Stack>
      {tab !== 'general' && <SaveFirst onBack={() => setTab('general')} />}
    </DetailPage>
  );
}

function SaveFirst({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation('dossiers');
  return (
    <PageBody>
      <Empty
        icon={IconDeviceFloppy}
        title={t('saveFirst.title')}
        action={
          <Button variant="default" onClick={onBack}>
            {t('saveFirst.back')}
          </Button>
        }
      >
        {t('saveFirst.text')}
      </Empty>
    </PageBody>
  );
}

function NewDossierForm({ office }: { readonly office: Organization | undefined }) {
  const { t } = useTranslation('dossiers');
  const labels = useFieldLabels('dossier');
  const choices = useDossierChoices(undefined);
  const { cancel, ...editing } = useOpeningDossier(office);
  return (
    <FormPage<typeof dossiersCalls.create>
      editing={editing}
      labels={labels}
      adding={{ verb: t('create'), onCancel: cancel }}
    >
      <DossierSections choices={choices} />
    </FormPage>
  );
}

function useOpeningDossier(office: Organization | undefined) {
  const { t } = useTranslation('dossiers');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const form = useContractForm(dossiersCalls.create, newValues(me, office));
  const saving = useSaving({
    form,
    save: (body) => request(dossiersCalls.create, { body }),
    onSaved: (dossier) => {
      queries.setQueryData(dossierQuery(dossier.id).queryKey, dossier);
      void queries.invalidateQueries({ queryKey: [...DOSSIERS, 'list'] });
      showSuccess(t('created', { number: dossier.fileNumber }));
      return navigate({
        to: '/app/dossier/$dossierId',
        params: { dossierId: dossier.id },
        replace: true,
        ignoreBlocker: true,
      });
    },
  });
  return { form, ...saving, cancel: () => void navigate({ to: '/app/dossiers' }) };
}

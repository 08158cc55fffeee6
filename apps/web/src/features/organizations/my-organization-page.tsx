import { Text } from '@mantine/core';
import type { Organization } from '@prorata/contract/organizations/organization';
import type { Me } from '@prorata/contract/users/user';
import { IconBuilding } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DetailPage } from '../../components/detail-page.tsx';
import { PageBody, PageHeader } from '../../components/page.tsx';
import { Empty, ReadOnlyNotice } from '../../components/states.tsx';
import { SectionTitle } from '../../components/text.tsx';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { isCreditor } from '../../platform/session/standing.ts';
import { AcceptedLicence, LicenceToAccept } from './licence.tsx';
import { NumberVerification } from './number-verification.tsx';
import { OrganizationEditor } from './organization-editor.tsx';
import { OrganizationLoading, useTab, useTabLabels } from './organization-frame.tsx';
import { licenceQuery, organizationQuery } from './organization-queries.ts';
import { ORGANIZATION_TABS } from './organization-search.ts';
import { OrganizationState } from './organization-state.tsx';
import classes from './organizations.module.css';
import { StandardInvitations } from './standard-invitations.tsx';

interface MyOrganizationPageProps {
  /** The users of an organization; they are another feature, which the app brings in. */
  readonly users: (organizationId: string) => ReactNode;
  /** What the platform invoiced to it, likewise. */
  readonly invoices: (organizationId: string) => ReactNode;
  /** What its statements begin with, and the keys of its systems: of those who file often. */
  readonly profile: (canEdit: boolean) => ReactNode;
  readonly keys: ReactNode;
}

/** The own organization: its administrator edits it, the others read it. */
export function MyOrganizationPage(parts: MyOrganizationPageProps) {
  const { data: me } = useSuspenseQuery(ownUserQuery);
  if (me.organization === null) return <NoOrganization />;
  return <OwnOrganization organizationId={me.organization.id} me={me} {...parts} />;
}

function OwnOrganization({
  organizationId,
  ...rest
}: MyOrganizationPageProps & { organizationId: string; me: Me }) {
  const query = useQuery(organizationQuery(organizationId));
  if (query.data === undefined) return <OrganizationLoading query={query} />;
  return <LoadedOrganization organization={query.data} {...rest} />;
}

interface LoadedOrganizationProps extends MyOrganizationPageProps {
  readonly organization: Organization;
  readonly me: Me;
}

function LoadedOrganization({ organization, me, ...parts }: LoadedOrganizationProps) {
  const { t } = useTranslation(['organizations', 'shell']);
  const [wanted, setTab] = useTab();
  const canEdit = me.isOrganizationAdmin || me.isPlatformAdmin;
  const filesOnly = isCreditor(organization);
  const title = filesOnly ? t('shell:menu.ownOrganization') : t('shell:menu.myOrganization');
  const labels = useTabLabels(organization);
  const open = {
    organization: true,
    users: canEdit,
    profile: me.canFileClaims,
    keys: me.canAdministerWorkspace,
    invoices: canEdit && !filesOnly,
    standardInvitations: (canEdit || me.canReadDossiers) && !filesOnly,
  };
  const tabs = ORGANIZATION_TABS.filter((value) => open[value]);
  const tab = tabs.includes(wanted) ? wanted : 'organization';
  usePageTitle(title);
  return (
    <DetailPage
      title={title}
      remarks={organization.displayName ?? organization.name}
      tabs={tabs.map((value) => ({ value, label: labels[value] }))}
      tab={tab}
      onTab={setTab}
    >
      {!canEdit && tab === 'organization' && (
        <ReadOnlyNotice>{filesOnly ? t('creditor.readOnly') : t('readOnly')}</ReadOnlyNotice>
      )}
      {tab === 'organization' && (
        <>
          <IncompleteNotice organization={organization} canEdit={canEdit} />
          <OrganizationEditor
            organization={organization}
            isReadOnly={!canEdit}
            canSetRights={me.isPlatformAdmin}
            rail={
              <>
                <LicenceToAccept name={organization.name} />
                <OrganizationState
                  organization={organization}
                  licence={<AcceptedLicence name={organization.name} />}
                />
                <NumberVerification organization={organization} canVerify={me.isPlatformAdmin} />
              </>
            }
          />
        </>
      )}
      {tab === 'users' && parts.users(organization.id)}
      {tab === 'profile' && parts.profile(me.canAdministerWorkspace)}
      {tab === 'keys' && parts.keys}
      {tab === 'invoices' && parts.invoices(organization.id)}
      {tab === 'standardInvitations' && (
        <StandardInvitations organizationId={organization.id} canEdit={canEdit} />
      )}
    </DetailPage>
  );
}

function NoOrganization() {
  const { t } = useTranslation(['organizations', 'shell']);
  usePageTitle(t('shell:menu.myOrganization'));
  return (
    <>
      <PageHeader title={t('shell:menu.myOrganization')} />
      <PageBody>
        <Empty icon={IconBuilding} title={t('none.title')}>
          {t('none.text')}
        </Empty>
      </PageBody>
    </>
  );
}

interface IncompleteNoticeProps {
  readonly organization: Organization;
  readonly canEdit: boolean;
}

/** Why somebody of an organization that is not complete sees nothing but this screen. */
function IncompleteNotice({ organization, canEdit }: IncompleteNoticeProps) {
  const { t } = useTranslation(['organizations', 'fields']);
  // Tells who the administrators are, for those who must ask one.
  const licence = useQuery({ ...licenceQuery(useLanguage()), enabled: !canEdit });
  const administrators = canEdit ? [] : (licence.data?.administrators ?? []);
  if (organization.isComplete) return null;
  const missing = organization.missingFields.map((field) => t(`fields:organization.${field}`));
  return (
    <section className={classes.incomplete}>
      <SectionTitle c="warning.9">{t('incomplete.title', { name: organization.name })}</SectionTitle>
      <Text>
        {canEdit ? t('incomplete.fillIn') : t('incomplete.askAdministrator')} {missing.join(', ')}.
      </Text>
      {administrators.length > 0 && (
        <Text>
          {t('incomplete.administrators')} {administrators.join(', ')}
        </Text>
      )}
    </section>
  );
}

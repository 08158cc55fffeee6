import { Button } from '@mantine/core';
import type { Organization } from '@prorata/contract/organizations/organization';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { IconBan, IconCheck, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApprovalBadge } from '../../components/badges.tsx';
import { DetailPage } from '../../components/detail-page.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { isCreditor } from '../../platform/session/standing.ts';
import { ApprovalDialog, approvalStateOf, useDeciding } from './approval.tsx';
import { NumberVerification } from './number-verification.tsx';
import { OrganizationEditor } from './organization-editor.tsx';
import { OrganizationLoading, useTab, useTabLabels } from './organization-frame.tsx';
import { organizationQuery } from './organization-queries.ts';
import { OrganizationState } from './organization-state.tsx';
import { RemoveOrganization, useRemovingOrganization } from './remove-organization.tsx';
import { StandardInvitations } from './standard-invitations.tsx';

interface OrganizationPageProps {
  /** The users of an organization; they are another feature, which the app brings in. */
  readonly users: (organizationId: string) => ReactNode;
  /** What the platform invoiced to it, likewise. */
  readonly invoices: (organizationId: string) => ReactNode;
}

/** Any organization, for platform administrators. */
export function OrganizationPage({ users, invoices }: OrganizationPageProps) {
  const { organizationId = '' } = useParams({ strict: false });
  const query = useQuery(organizationQuery(organizationId));
  if (query.data === undefined) return <OrganizationLoading query={query} />;
  return (
    <LoadedOrganization key={organizationId} organization={query.data} users={users} invoices={invoices} />
  );
}

/** What its statements begin with and the keys of its systems are for the organization itself. */
const OF_OFFICES = ['organization', 'users', 'standardInvitations', 'invoices'] as const;
const OF_CREDITORS = ['organization', 'users'] as const;

interface LoadedOrganizationProps extends OrganizationPageProps {
  readonly organization: Organization;
}

function LoadedOrganization({ organization, users, invoices }: LoadedOrganizationProps) {
  const { t } = useTranslation(['organizations', 'shell']);
  const [wanted, setTab] = useTab();
  const labels = useTabLabels(organization);
  const tabs = isCreditor(organization) ? OF_CREDITORS : OF_OFFICES;
  const tab = tabs.find((value) => value === wanted) ?? 'organization';
  usePageTitle(organization.name);
  return (
    <DetailPage
      crumb={<Link to="/app/organizations">{t('shell:menu.organizations')}</Link>}
      title={organization.name}
      remarks={<Remarks organization={organization} />}
      actions={<Acts organization={organization} />}
      tabs={tabs.map((value) => ({ value, label: labels[value] }))}
      tab={tab}
      onTab={setTab}
    >
      {tab === 'organization' && (
        <OrganizationEditor
          organization={organization}
          isReadOnly={false}
          canSetRights
          rail={
            <>
              <OrganizationState organization={organization} />
              <NumberVerification organization={organization} canVerify />
            </>
          }
        />
      )}
      {tab === 'users' && users(organization.id)}
      {tab === 'invoices' && invoices(organization.id)}
      {tab === 'standardInvitations' && <StandardInvitations organizationId={organization.id} canEdit />}
    </DetailPage>
  );
}

function Remarks({ organization }: { readonly organization: Organization }) {
  const { t } = useTranslation('organizations');
  const { kboNumber, address } = organization;
  return (
    <>
      {address.city && <span>{address.city}</span>}
      {kboNumber && <span>{t('kbo', { number: formatEnterpriseNumber(kboNumber) })}</span>}
      <ApprovalBadge state={approvalStateOf(organization)} />
    </>
  );
}

/** What a platform administrator can do with the organization as a whole. */
function Acts({ organization }: { readonly organization: Organization }) {
  const { t } = useTranslation(['organizations', 'forms']);
  const navigate = useNavigate();
  const { ask, dialog } = useDeciding();
  const removing = useRemovingOrganization(
    () => void navigate({ to: '/app/organizations', ignoreBlocker: true }),
  );
  const { id, name, version, approved, isPending } = organization;
  const candidate = { kind: 'organization', id, name, version } as const;
  const disapprove = () => ask(candidate, 'disapprove');
  return (
    <>
      {!approved && (
        <Button
          variant={isPending ? 'filled' : 'default'}
          leftSection={<IconCheck />}
          onClick={() => ask(candidate, 'approve')}
        >
          {t('forms:approval.approve')}
        </Button>
      )}
      {isPending && (
        <Button variant="default" onClick={disapprove}>
          {t('forms:approval.disapprove')}
        </Button>
      )}
      <RowMenu
        name={name}
        acts={[
          ...(approved
            ? [{ key: 'disapprove', label: t('forms:approval.disapprove'), icon: IconBan, act: disapprove }]
            : []),
          { key: 'remove', label: t('forms:remove'), icon: IconTrash, act: () => removing.ask(organization) },
        ]}
      />
      <ApprovalDialog {...dialog} />
      <RemoveOrganization removing={removing} />
    </>
  );
}

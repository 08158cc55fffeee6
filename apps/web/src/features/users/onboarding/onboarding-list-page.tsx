import { Anchor, SimpleGrid } from '@mantine/core';
import type { OrganizationRow } from '@prorata/contract/organizations/organization';
import type { User } from '@prorata/contract/users/user';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { IconUserCheck } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fullName } from '../../../components/full-name.ts';
import { Page, PageBody, PageHeader } from '../../../components/page.tsx';
import { Empty } from '../../../components/states.tsx';
import { Hint } from '../../../components/text.tsx';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { ApprovalDialog, type Candidate, type Decision, useDeciding } from '../../organizations/approval.tsx';
import classes from './waiting.module.css';
import { WaitingItem, WaitingList } from './waiting-list.tsx';
import { waitingOrganizationsQuery, waitingUsersQuery } from './waiting-queries.ts';

/** Everyone who waits for a platform administrator: offices on the left, people on the right. */
export function OnboardingListPage() {
  const { t } = useTranslation(['onboarding', 'shell']);
  const organizations = useQuery(waitingOrganizationsQuery);
  const users = useQuery(waitingUsersQuery);
  const { ask, dialog } = useDeciding();
  const isNobodyThere = organizations.data?.total === 0 && users.data?.total === 0;
  usePageTitle(t('shell:menu.onboarding'));
  return (
    <Page>
      <PageHeader
        title={t('shell:menu.onboarding')}
        remark={
          organizations.data &&
          users.data &&
          t('list.counts', { organizations: organizations.data.total, users: users.data.total })
        }
      />
      <PageBody>
        {isNobodyThere ? (
          <Empty icon={IconUserCheck} title={t('list.nobody')}>
            {t('list.nobodyText')}
          </Empty>
        ) : (
          <SimpleGrid
            minColWidth="min(26rem, 100%)"
            autoRows="auto"
            spacing="lg"
            className={classes.columns ?? ''}
          >
            <WaitingOrganizations organizations={organizations} onDecide={ask} />
            <WaitingUsers users={users} organizations={organizations.data?.items ?? []} onDecide={ask} />
          </SimpleGrid>
        )}
      </PageBody>
      <ApprovalDialog {...dialog} />
    </Page>
  );
}

interface WaitingOrganizationsProps {
  readonly organizations: UseQueryResult<{
    readonly items: readonly OrganizationRow[];
    readonly total: number;
  }>;
  readonly onDecide: (candidate: Candidate, decision: Decision) => void;
}

function WaitingOrganizations({ organizations, onDecide }: WaitingOrganizationsProps) {
  const { t } = useTranslation('onboarding');
  const language = useLanguage();
  return (
    <WaitingList
      title={t('list.organizations')}
      nobody={t('list.noOrganizations')}
      query={organizations}
      idOf={({ id }) => id}
    >
      {({ id, name, city, kboNumber, email, isComplete, numberOfUsers, createdAt }) => (
        <WaitingItem
          name={
            <Anchor
              c="inherit"
              fw={500}
              renderRoot={(props) => (
                <Link to="/app/organization/$organizationId" params={{ organizationId: id }} {...props} />
              )}
            >
              {name}
            </Anchor>
          }
          onDecide={(decision) => onDecide({ kind: 'organization', id, name }, decision)}
        >
          <Hint>{joined(city, kboNumber && formatEnterpriseNumber(kboNumber), email)}</Hint>
          <Hint>
            {joined(
              t('list.usersOf', { count: numberOfUsers }),
              t('list.registered', { date: formatDate(createdAt, language) }),
              !isComplete && t('list.incomplete'),
            )}
          </Hint>
        </WaitingItem>
      )}
    </WaitingList>
  );
}

function joined(...parts: readonly (string | null | false)[]): string {
  return parts.filter(Boolean).join(' · ');
}

interface WaitingUsersProps {
  readonly users: UseQueryResult<{ readonly items: readonly User[]; readonly total: number }>;
  /** Those that wait too: their people come after them. */
  readonly organizations: readonly Pick<OrganizationRow, 'id' | 'name'>[];
  readonly onDecide: (candidate: Candidate, decision: Decision) => void;
}

function WaitingUsers({ users, organizations, onDecide }: WaitingUsersProps) {
  const { t } = useTranslation(['onboarding', 'vocabulary', 'forms']);
  const language = useLanguage();
  const notYet = ({ organization }: User) => {
    const waiting = organizations.find(({ id }) => id === organization?.id);
    return waiting && t('forms:approval.organizationFirst', { organization: waiting.name });
  };
  return (
    <WaitingList title={t('list.users')} nobody={t('list.noUsers')} query={users} idOf={({ id }) => id}>
      {(user) => (
        <WaitingItem
          name={<Name user={user} />}
          notYet={notYet(user)}
          onDecide={(decision) =>
            onDecide({ kind: 'user', id: user.id, name: fullName(user), version: user.version }, decision)
          }
        >
          <Hint>
            {t(`vocabulary:userType.${user.userType}`)}
            {user.organization && ` · ${user.organization.name}`}
          </Hint>
          <Hint>{user.email}</Hint>
          <Hint>{t('list.registered', { date: formatDate(user.createdAt, language) })}</Hint>
        </WaitingItem>
      )}
    </WaitingList>
  );
}

/** Leads to the person within the organization, where everything is known about both. */
function Name({ user }: { readonly user: User }) {
  const { organization } = user;
  if (organization === null) return fullName(user);
  return (
    <Anchor
      c="inherit"
      fw={500}
      renderRoot={(props) => (
        <Link
          to="/app/organization/$organizationId"
          params={{ organizationId: organization.id }}
          search={{ tab: 'users', user: user.id }}
          {...props}
        />
      )}
    >
      {fullName(user)}
    </Anchor>
  );
}

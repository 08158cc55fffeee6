import { IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page, PageBody, PageHeader } from '../../../components/page.tsx';
import { Empty } from '../../../components/states.tsx';
import { usePageTitle } from '../../../platform/page-title.ts';
import { ApprovalDialog } from '../../organizations/approval-dialog.tsx';
import { useDeciding } from '../../organizations/use-deciding.ts';
import classes from './onboarding-list-page.module.css';
import { WaitingOrganizations } from './waiting-organizations.tsx';
import { waitingOrganizationsQuery, waitingUsersQuery } from './waiting-queries.ts';
import { WaitingUsers } from './waiting-users.tsx';

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
          <div className={classes.columns}>
            <WaitingOrganizations organizations={organizations} onDecide={ask} />
            <WaitingUsers users={users} organizations={organizations.data?.items ?? []} onDecide={ask} />
          </div>
        )}
      </PageBody>
      <ApprovalDialog {...dialog} />
    </Page>
  );
}

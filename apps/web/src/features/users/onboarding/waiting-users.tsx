import type { OrganizationRow } from '@prorata/contract/organizations/organization';
import type { User } from '@prorata/contract/users/user';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import type { Decision } from '../../organizations/approval-dialog.tsx';
import type { Candidate } from '../../organizations/use-deciding.ts';
import { WaitingItem } from './waiting-item.tsx';
import classes from './waiting-lines.module.css';
import { WaitingList } from './waiting-list.tsx';

interface WaitingUsersProps {
  readonly users: UseQueryResult<{ readonly items: readonly User[]; readonly total: number }>;
  /** Those that wait too: their people come after them. */
  readonly organizations: readonly Pick<OrganizationRow, 'id' | 'name'>[];
  readonly onDecide: (candidate: Candidate, decision: Decision) => void;
}

export function WaitingUsers({ users, organizations, onDecide }: WaitingUsersProps) {
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
            onDecide({ kind: 'user', id: user.id, name: fullNameOf(user), version: user.version }, decision)
          }
        >
          <p className={classes.line}>
            {t(`vocabulary:userType.${user.userType}`)}
            {user.organization && ` · ${user.organization.name}`}
          </p>
          <p className={classes.line}>{user.email}</p>
          <p className={classes.line}>
            {t('list.registered', { date: formatDate(user.createdAt, language) })}
          </p>
        </WaitingItem>
      )}
    </WaitingList>
  );
}

function fullNameOf({ name, surname }: User): string {
  return `${name} ${surname}`;
}

/** Leads to the person within the organization, where everything is known about both. */
function Name({ user }: { readonly user: User }) {
  if (user.organization === null) return fullNameOf(user);
  return (
    <Link
      to="/app/organization/$organizationId"
      params={{ organizationId: user.organization.id }}
      search={{ tab: 'users', user: user.id }}
    >
      {fullNameOf(user)}
    </Link>
  );
}

import type { OrganizationRow } from '@prorata/contract/organizations/organization';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import type { Decision } from '../../organizations/approval-dialog.tsx';
import type { Candidate } from '../../organizations/use-deciding.ts';
import { WaitingItem } from './waiting-item.tsx';
import classes from './waiting-lines.module.css';
import { WaitingList } from './waiting-list.tsx';

interface WaitingOrganizationsProps {
  readonly organizations: UseQueryResult<{
    readonly items: readonly OrganizationRow[];
    readonly total: number;
  }>;
  readonly onDecide: (candidate: Candidate, decision: Decision) => void;
}

export function WaitingOrganizations({ organizations, onDecide }: WaitingOrganizationsProps) {
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
            <Link to="/app/organization/$organizationId" params={{ organizationId: id }}>
              {name}
            </Link>
          }
          onDecide={(decision) => onDecide({ kind: 'organization', id, name }, decision)}
        >
          <p className={classes.line}>
            {joined(city, kboNumber && formatEnterpriseNumber(kboNumber), email)}
          </p>
          <p className={classes.line}>
            {joined(
              t('list.usersOf', { count: numberOfUsers }),
              t('list.registered', { date: formatDate(createdAt, language) }),
              !isComplete && t('list.incomplete'),
            )}
          </p>
        </WaitingItem>
      )}
    </WaitingList>
  );
}

function joined(...parts: readonly (string | null | false)[]): string {
  return parts.filter(Boolean).join(' · ');
}

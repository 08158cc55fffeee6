import type { OrganizationRow } from '@prorata/contract/organizations/organization';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { IconExternalLink, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { ApprovalBadge, StatusBadge, useApprovalWords } from '../../components/badges.tsx';
import type { Column } from '../../components/data-table.tsx';
import { dayCell, textCell } from '../../components/list/table-cells.ts';
import { RowMenu } from '../../components/row-menu.tsx';
import { DateText } from '../../components/values.tsx';
import { NOTHING } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { approvalStateOf } from './approval.tsx';

export function useOrganizationColumns(onRemove: (row: OrganizationRow) => void): Column<OrganizationRow>[] {
  const { t } = useTranslation(['organizations', 'fields']);
  const approvalOf = useApprovalWords();
  const stateOf = (row: OrganizationRow) => {
    if (!row.approved) return approvalOf(approvalStateOf(row));
    if (!row.isComplete) return t('state.incomplete');
    return row.eulaAcceptedAt === null ? t('state.licenceWaiting') : t('state.inUse');
  };
  return [
    {
      key: 'name',
      head: t('columns.name'),
      sort: 'name',
      cell: (row) => <Name row={row} />,
      value: ({ name }) => ({ text: name }),
    },
    {
      key: 'city',
      head: t('columns.city'),
      isSecondary: true,
      from: 'tablet',
      cell: ({ city }) => city ?? NOTHING,
      value: ({ city }) => textCell(city),
    },
    {
      key: 'kboNumber',
      head: t('fields:organization.kboNumber'),
      isSecondary: true,
      from: 'tablet',
      cell: ({ kboNumber }) => (kboNumber ? formatEnterpriseNumber(kboNumber) : NOTHING),
      value: ({ kboNumber }) => textCell(kboNumber && formatEnterpriseNumber(kboNumber)),
    },
    {
      key: 'email',
      head: t('fields:organization.email'),
      isSecondary: true,
      from: 'desk',
      cell: ({ email }) => email ?? NOTHING,
      value: ({ email }) => textCell(email),
    },
    {
      key: 'users',
      head: t('columns.users'),
      align: 'end',
      from: 'tablet',
      cell: ({ numberOfUsers }) => numberOfUsers,
      value: ({ numberOfUsers }) => ({ count: numberOfUsers }),
    },
    {
      key: 'state',
      head: t('columns.state'),
      cell: (row) => <State row={row} />,
      value: (row) => ({ text: stateOf(row) }),
    },
    {
      key: 'createdAt',
      head: t('columns.createdAt'),
      isSecondary: true,
      align: 'end',
      from: 'desk',
      sort: 'createdAt',
      cell: ({ createdAt }) => <DateText value={createdAt} />,
      value: ({ createdAt }) => dayCell(createdAt),
    },
    { key: 'acts', head: '', align: 'end', cell: (row) => <Acts row={row} onRemove={onRemove} /> },
  ];
}

function Name({ row: { id, name } }: { readonly row: OrganizationRow }) {
  return (
    <Link to="/app/organization/$organizationId" params={{ organizationId: id }}>
      {name}
    </Link>
  );
}

/** What somebody must still do comes first: an approved organization that cannot work yet says why. */
function State({ row }: { readonly row: OrganizationRow }) {
  const { t } = useTranslation('organizations');
  if (!row.approved) return <ApprovalBadge state={approvalStateOf(row)} />;
  if (!row.isComplete) return <StatusBadge tone="warning">{t('state.incomplete')}</StatusBadge>;
  if (row.eulaAcceptedAt === null)
    return <StatusBadge tone="warning">{t('state.licenceWaiting')}</StatusBadge>;
  return <StatusBadge tone="positive">{t('state.inUse')}</StatusBadge>;
}

interface ActsProps {
  readonly row: OrganizationRow;
  readonly onRemove: (row: OrganizationRow) => void;
}

function Acts({ row, onRemove }: ActsProps) {
  const { t } = useTranslation('forms');
  const navigate = useNavigate();
  const open = () =>
    void navigate({ to: '/app/organization/$organizationId', params: { organizationId: row.id } });
  return (
    <RowMenu
      name={row.name}
      acts={[
        { key: 'open', label: t('open'), icon: IconExternalLink, act: open },
        { key: 'remove', label: t('remove'), icon: IconTrash, act: () => onRemove(row) },
      ]}
    />
  );
}

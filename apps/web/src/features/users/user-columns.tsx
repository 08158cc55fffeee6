import { Flex, Text, UnstyledButton } from '@mantine/core';
import type { User } from '@prorata/contract/users/user';
import { IconBan, IconCheck, IconExternalLink, IconTrash } from '@tabler/icons-react';
import { ApprovalBadge, useApprovalWords } from '../../components/badges.tsx';
import type { Column } from '../../components/data-table.tsx';
import { fullName } from '../../components/full-name.ts';
import { textCell } from '../../components/list/table-cells.ts';
import { RowMenu } from '../../components/row-menu.tsx';
import { NOTHING } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { approvalStateOf } from '../organizations/approval.tsx';
import classes from './users.module.css';

interface UserActs {
  readonly onOpen: (user: User) => void;
  readonly onRemove: (user: User) => void;
  readonly canRemove: (user: User) => boolean;
  /** For platform administrators. */
  readonly onDecide?: (user: User, decision: 'approve' | 'disapprove') => void;
}

export function useUserColumns(acts: UserActs): Column<User>[] {
  const { t } = useTranslation(['users', 'vocabulary', 'fields']);
  const approvalOf = useApprovalWords();
  const rolesOf = ({ isOrganizationAdmin, isPlatformAdmin }: User) =>
    [
      ...(isOrganizationAdmin ? [t('fields:user.isOrganizationAdmin')] : []),
      ...(isPlatformAdmin ? [t('fields:user.isPlatformAdmin')] : []),
    ].join(', ');
  return [
    {
      key: 'name',
      head: t('columns.name'),
      sort: 'surname',
      cell: (user) => (
        <UnstyledButton className={classes.name ?? ''} fw={500} onClick={() => acts.onOpen(user)}>
          {fullName(user)}
        </UnstyledButton>
      ),
      value: (user) => ({ text: fullName(user) }),
    },
    {
      key: 'email',
      head: t('fields:user.email'),
      isSecondary: true,
      sort: 'email',
      from: 'desk',
      cell: ({ email }) => email,
      value: ({ email }) => textCell(email),
    },
    {
      key: 'userType',
      head: t('fields:user.userType'),
      sort: 'userType',
      from: 'tablet',
      cell: ({ userType }) => t(`vocabulary:userType.${userType}`),
      value: ({ userType }) => ({ text: t(`vocabulary:userType.${userType}`) }),
    },
    {
      key: 'role',
      head: t('columns.role'),
      isSecondary: true,
      from: 'desk',
      cell: (user) => rolesOf(user) || NOTHING,
      value: (user) => textCell(rolesOf(user)),
    },
    {
      key: 'state',
      head: t('columns.state'),
      cell: (user) => <State user={user} />,
      value: (user) => ({ text: approvalOf(approvalStateOf(user)) }),
    },
    { key: 'acts', head: '', align: 'end', cell: (user) => <Acts user={user} {...acts} /> },
  ];
}

function State({ user }: { readonly user: User }) {
  const { t } = useTranslation('users');
  return (
    <Flex wrap="wrap" align="center" rowGap="xs" columnGap="sm">
      <ApprovalBadge state={approvalStateOf(user)} />
      {!user.isOnboarded && (
        <Text span size="sm" c="dimmed">
          {t('notSignedInYet')}
        </Text>
      )}
    </Flex>
  );
}

function Acts({ user, onOpen, onRemove, canRemove, onDecide }: UserActs & { readonly user: User }) {
  const { t } = useTranslation('forms');
  const { approved, isPending } = user;
  return (
    <RowMenu
      name={fullName(user)}
      acts={[
        { key: 'open', label: t('open'), icon: IconExternalLink, act: () => onOpen(user) },
        ...(onDecide && !approved
          ? [
              {
                key: 'approve',
                label: t('approval.approve'),
                icon: IconCheck,
                act: () => onDecide(user, 'approve'),
              },
            ]
          : []),
        ...(onDecide && (approved || isPending)
          ? [
              {
                key: 'disapprove',
                label: t('approval.disapprove'),
                icon: IconBan,
                act: () => onDecide(user, 'disapprove'),
              },
            ]
          : []),
        ...(canRemove(user)
          ? [{ key: 'remove', label: t('remove'), icon: IconTrash, act: () => onRemove(user) }]
          : []),
      ]}
    />
  );
}

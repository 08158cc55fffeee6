import { Menu, Text, UnstyledButton } from '@mantine/core';
import type { Colleague, WorkspaceInvitation } from '@prorata/contract/workspace/inbox';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { fullName } from '../../components/full-name.ts';
import { Hint } from '../../components/text.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useAssigning } from './use-assigning.ts';
import classes from './workspace.module.css';
import { colleaguesQuery } from './workspace-queries.ts';

/** Who has it, as a mark that opens the list of colleagues; dashed while nobody has. */
export function AssignMenu({ row }: { readonly row: WorkspaceInvitation }) {
  const { t } = useTranslation('workspace');
  const { assign, isAssigning } = useAssigning();
  const { assignee, defendantName: name } = row;
  // Whoever speaks to the machine says what stands on the mark: its name holds the initials too.
  const label =
    assignee === null
      ? t('assign.nobodyOf', { name })
      : t('assign.of', { name, who: `${fullName(assignee)}, ${initialsOf(assignee)}` });
  return (
    <ColleagueMenu onChoose={(to) => assign({ rows: [row], to })}>
      <UnstyledButton
        className={classes.person ?? ''}
        data-none={assignee === null || undefined}
        aria-label={label}
        title={assignee === null ? undefined : fullName(assignee)}
        disabled={isAssigning}
      >
        {assignee === null ? <IconUserPlus size={16} aria-hidden /> : initialsOf(assignee)}
      </UnstyledButton>
    </ColleagueMenu>
  );
}

function initialsOf({ name, surname }: NonNullable<WorkspaceInvitation['assignee']>): string {
  return `${name[0] ?? ''}${surname[0] ?? ''}`.toUpperCase();
}

interface ColleagueMenuProps {
  readonly onChoose: (colleague: Colleague | undefined) => void;
  /** What opens it. */
  readonly children: ReactElement;
}

/** The people of the organization who work here, oneself first. */
export function ColleagueMenu({ onChoose, children }: ColleagueMenuProps) {
  const { t } = useTranslation('workspace');
  const colleagues = useQuery(colleaguesQuery).data?.items ?? [];
  const selfFirst = [...colleagues].sort((a, b) => Number(b.isSelf) - Number(a.isSelf));
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown mah="20rem" style={{ overflowY: 'auto' }}>
        {selfFirst.map((colleague) => (
          <Menu.Item key={colleague.id} onClick={() => onChoose(colleague)}>
            <Text span inherit>
              {colleague.isSelf ? t('assign.me') : fullName(colleague)}
            </Text>
            <Hint span ms="xs">
              {t('assign.toDo', { count: colleague.toDo })}
            </Hint>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => onChoose(undefined)}>{t('assign.nobody')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

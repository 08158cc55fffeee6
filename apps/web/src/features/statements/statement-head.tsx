import { Group, Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './statement-head.module.css';

interface StatementHeadProps {
  /** Whose statement is open. */
  readonly title: string;
  readonly remarks?: ReactNode;
  readonly actions?: ReactNode;
}

/** The head of one statement in its tab, with the way back to all of them. */
export function StatementHead({ title, remarks, actions }: StatementHeadProps) {
  const { t } = useTranslation('statements');
  return (
    <div className={classes.head}>
      <Link to="." search={{ tab: 'statements' }} className={classes.back}>
        <IconChevronLeft aria-hidden />
        {t('editor.back')}
      </Link>
      <Title order={2} fz="lg" lh="lg" fw={600}>
        {title}
      </Title>
      <Group gap="sm" flex={1} c="dimmed">
        {remarks}
      </Group>
      {actions}
    </div>
  );
}

import { Box, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { type Icon, IconAlertTriangle, IconLock, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useProblem } from '../platform/client/problem.ts';
import { useTranslation } from '../platform/language/use-translation.ts';
import { Notice } from './notice.tsx';
import classes from './states.module.css';
import { Hint } from './text.tsx';

interface EmptyProps {
  readonly icon: Icon;
  /** What is missing. */
  readonly title: string;
  /** Nothing else stands on the page: its title is the page’s. */
  readonly isPage?: boolean;
  /** What to do about it. */
  readonly children?: ReactNode;
  /** One outlined button. */
  readonly action?: ReactNode;
}

/** In the place of a list without rows. */
export function Empty({ icon: IconOfThing, title, isPage = false, children, action }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <IconOfThing size={28} stroke={1.5} aria-hidden />
      {isPage ? (
        <Text component="h1" fz="lg" fw={600} m={0}>
          {title}
        </Text>
      ) : (
        <Text fw={600}>{title}</Text>
      )}
      {children && <Hint maw="44ch">{children}</Hint>}
      {action && <Box mt="md">{action}</Box>}
    </div>
  );
}

interface NothingFoundProps extends Pick<EmptyProps, 'icon'> {
  /** Takes away what was searched for and filtered by. */
  readonly onClear: () => void;
}

/** In the place of a list of which a search or a filter leaves nothing. */
export function NothingFound({ icon, onClear }: NothingFoundProps) {
  const { t } = useTranslation('states');
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('clearFilters')}
    </Button>
  );
  return <Empty icon={icon} title={t('nothingFound')} action={clear} />;
}

/** Shorter waits are not worth a flicker. */
const TIMEOUT_MS = 200;

const ROW_WIDTHS = ['78%', '58%', '68%', '50%', '73%'];

/** Rows in the shape of the list that is coming; nothing at all for the first moments. */
export function Loading({ rows = 3 }: { readonly rows?: number }) {
  const { t } = useTranslation('states');
  const isLate = useDelay(TIMEOUT_MS);
  if (!isLate) return null;
  return (
    <Stack gap="lg" p="lg" role="status" aria-label={t('loading')}>
      {ROW_WIDTHS.slice(0, rows).map((width) => (
        <Group key={width} gap="lg" wrap="nowrap">
          <Skeleton height={12} width={64} radius="lg" />
          <Box flex={1}>
            <Skeleton height={12} width={width} radius="lg" />
          </Box>
          <Skeleton height={20} width={96} radius="xl" />
        </Group>
      ))}
    </Stack>
  );
}

/** Whether this much time has passed since the component appeared. */
function useDelay(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}

interface LoadErrorProps {
  /** What could not be loaded; in general words when left out. */
  readonly title?: string;
  /** The phrase of the problem. */
  readonly message: string;
  readonly requestId?: string | undefined;
  readonly onRetry?: () => void;
}

/** In the place of the thing that failed; the rest of the screen stays usable. */
export function LoadError({ title, message, requestId, onRetry }: LoadErrorProps) {
  const { t } = useTranslation('states');
  return (
    <div className={classes.loadError} role="alert">
      <IconPlugConnectedX size={20} aria-hidden />
      <Box flex={1} miw={0}>
        <Text fw={600}>{title ?? t('loadFailed')}</Text>
        <Hint>{message}</Hint>
        <RequestId id={requestId} />
      </Box>
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh />} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

interface QueryStateProps {
  readonly query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>;
  /** Of the list or form that is coming. */
  readonly rows?: number;
}

/** In the place of what a query brings: rows while it is on its way, or why it does not come. */
export function QueryState({ query, rows = 3 }: QueryStateProps) {
  const inWords = useProblem();
  if (query.isPending) return <Loading rows={rows} />;
  if (!query.isError) return null;
  return <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />;
}

interface RefusalProps {
  /** What could not be done. */
  readonly title: string;
  /** The phrase of the problem: why, and what to do. */
  readonly message: string;
  readonly requestId?: string | undefined;
}

/** An act that did not succeed, said where it was asked for. */
export function Refusal({ title, message, requestId }: RefusalProps) {
  return (
    <Notice tone="negative" icon={IconAlertTriangle} title={title} role="alert">
      <p>{message}</p>
      <RequestId id={requestId} />
    </Notice>
  );
}

/** What to tell support, so that they find the request in the log. */
export function RequestId({ id }: { readonly id: string | undefined }) {
  const { t } = useTranslation('states');
  if (id === undefined) return null;
  return (
    <p className={classes.requestId}>
      {t('requestId')} <code>{id}</code>
    </p>
  );
}

/** One line under the tabs that says why nothing can be changed here. */
export function ReadOnlyNotice({ children }: { readonly children: ReactNode }) {
  return (
    <p className={classes.readOnly}>
      <IconLock size={14} aria-hidden />
      {children}
    </p>
  );
}

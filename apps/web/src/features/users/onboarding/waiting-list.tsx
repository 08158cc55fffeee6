import { Box, Button, Flex, Group, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Block, Count } from '../../../components/block.tsx';
import { QueryState } from '../../../components/states.tsx';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import type { Decision } from '../../organizations/approval.tsx';
import classes from './waiting.module.css';

interface WaitingListProps<Item> {
  readonly title: string;
  /** What to say when the list is empty. */
  readonly nobody: string;
  readonly query: UseQueryResult<{ readonly items: readonly Item[]; readonly total: number }>;
  readonly idOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}

/** One of the two columns: those who wait, each with what decides on them. */
export function WaitingList<Item>({ title, nobody, query, idOf, children }: WaitingListProps<Item>) {
  const { t } = useTranslation('onboarding');
  const { items = [], total = 0 } = query.data ?? {};
  return (
    <Block title={title} remark={query.data && <Count of={total} />}>
      <QueryState query={query} rows={3} />
      {query.data && items.length === 0 && (
        <Text p="lg" c="dimmed">
          {nobody}
        </Text>
      )}
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={idOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {total > items.length && (
        <Text p="lg" c="dimmed">
          {t('list.more', { count: total - items.length })}
        </Text>
      )}
    </Block>
  );
}

interface WaitingItemProps {
  /** A link to the whole of it. */
  readonly name: ReactNode;
  /** Lines under the name. */
  readonly children: ReactNode;
  /** Why it cannot be approved yet. */
  readonly notYet?: string | undefined;
  readonly onDecide: (decision: Decision) => void;
}

/** Somebody, or an office, that waits; and the two decisions. */
export function WaitingItem({ name, children, notYet, onDecide }: WaitingItemProps) {
  const { t } = useTranslation('forms');
  const reason = useId();
  const isImpossible = notYet !== undefined;
  return (
    <Flex wrap="wrap" rowGap="xs" columnGap="md">
      <Box flex="1 1 14rem" miw={0} className={classes.words ?? ''}>
        <Text>{name}</Text>
        {children}
      </Box>
      <Group gap="xs" align="flex-start">
        <Button
          variant="default"
          {...(isImpossible && { 'data-disabled': true, 'aria-describedby': reason })}
          aria-disabled={isImpossible}
          onClick={() => !isImpossible && onDecide('approve')}
        >
          {t('approval.approve')}
        </Button>
        <Button variant="subtle" color="negative" c="negative.8" onClick={() => onDecide('disapprove')}>
          {t('approval.disapprove')}
        </Button>
      </Group>
      {notYet && (
        <Text id={reason} w="100%" size="sm" c="warning.8">
          {notYet}
        </Text>
      )}
    </Flex>
  );
}

import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount, useLanguage } from '../platform/language/format.ts';
import { useTranslation } from '../platform/language/use-translation.ts';
import { PAGE_SIZES } from '../platform/list-search.ts';
import classes from './data-table.module.css';

interface PagingProps {
  /** As the API answers; pages count from 1. */
  readonly list: { readonly page: number; readonly pageSize: number; readonly total: number };
  readonly onPage: (page: number) => void;
  /** Where one may say how many rows a page has. */
  readonly onSize?: (size: number) => void;
  /** Between the count and the way on: what else there is to know of the list. */
  readonly children?: ReactNode;
}

/** At the foot of a list: which part of it is shown, and the way to the rest. */
export function Paging({ list: { page, pageSize, total }, onPage, onSize, children }: PagingProps) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  if (from > total) return null;
  return (
    <nav className={classes.foot} aria-label={t('paging.label')}>
      <p className={classes.range} aria-live="polite">
        {t('paging.range', {
          from: formatCount(from, language),
          to: formatCount(to, language),
          total: formatCount(total, language),
        })}
      </p>
      {children}
      {onSize && total > PAGE_SIZES[0] && (
        <NativeSelect
          className={classes.size ?? ''}
          size="xs"
          aria-label={t('paging.size')}
          data={[...new Set([...PAGE_SIZES, pageSize])].sort((one, other) => one - other).map(String)}
          value={String(pageSize)}
          onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}
        />
      )}
      {total > pageSize && (
        <Group gap="xs">
          <ActionIcon
            variant="default"
            aria-label={t('paging.previous')}
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          >
            <IconChevronLeft />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={t('paging.next')}
            disabled={to === total}
            onClick={() => onPage(page + 1)}
          >
            <IconChevronRight />
          </ActionIcon>
        </Group>
      )}
    </nav>
  );
}

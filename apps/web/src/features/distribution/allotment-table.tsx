import { Button, Menu } from '@mantine/core';
import {
  ALLOTMENT_COLUMNS,
  type AllotmentColumn,
  type Arrangement,
  arrangeAllotments,
} from '@prorata/domain/distribution/allotments';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { SearchBox } from '../../components/search-box.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { Sorting } from '../../platform/list-search.ts';
import { AllotmentCards, CardSums } from './allotment-cards.tsx';
import { useAllotmentCsv } from './allotment-csv.ts';
import { AllotmentRows } from './allotment-rows.tsx';
import type { Allotments } from './allotment-sums.ts';
import classes from './allotment-table.module.css';

interface AllotmentTableProps extends Allotments {
  /** Saves a file of this text, or the workbook of the server, with what is in view. */
  readonly onSave: (
    kind: 'csv' | 'xlsx',
    what: { readonly csv: string; readonly arrangement: Arrangement },
  ) => void;
  readonly isSaving: boolean;
  /** Each creditor as a card, where there is no room for columns. */
  readonly isNarrow: boolean;
  /** Beside the search. */
  readonly tools?: ReactNode;
  /** Under the sums: that all of it is the money that came in. */
  readonly foot: ReactNode;
}

/** Every creditor with its rank in words and what it gets; only the rows in sight are drawn, the sums always. */
export function AllotmentTable({
  rows,
  onSave,
  isSaving,
  isNarrow,
  tools,
  foot,
  ...choice
}: AllotmentTableProps) {
  const { t } = useTranslation('calculation');
  const [arrangement, setArrangement] = useState<Arrangement>({ search: '', sort: 'rank', direction: 'asc' });
  const shown = useMemo(() => arrangeAllotments(rows, arrangement), [rows, arrangement]);
  const csvOf = useAllotmentCsv();
  const sorting: Sorting = {
    by: arrangement.sort,
    direction: arrangement.direction,
    onSort: (sort, direction) => setArrangement({ ...arrangement, sort: columnOf(sort), direction }),
  };
  const save = (kind: 'csv' | 'xlsx') => onSave(kind, { csv: csvOf(shown), arrangement });
  return (
    <section className={classes.zone} aria-label={t('table.title')}>
      <header className={classes.tools}>
        <h2 className={classes.title}>{t('table.title')}</h2>
        <span className={classes.count}>{rows.length}</span>
        <SearchBox
          label={t('table.search')}
          value={arrangement.search}
          onChange={(search) => setArrangement((before) => ({ ...before, search }))}
        />
        <span className={classes.spring} />
        {tools}
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" leftSection={<IconFileSpreadsheet />} loading={isSaving}>
              {t('table.export')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => save('csv')}>{t('table.csv')}</Menu.Item>
            <Menu.Item onClick={() => save('xlsx')}>{t('table.xlsx')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </header>
      {isNarrow ? (
        <AllotmentCards rows={shown} {...choice} />
      ) : (
        <AllotmentRows rows={shown} sorting={sorting} total={rows.length} {...choice} />
      )}
      {shown.length === 0 && <p className={classes.none}>{t('table.none')}</p>}
      {isNarrow && <CardSums rows={shown} total={rows.length} />}
      <footer className={classes.foot}>{foot}</footer>
    </section>
  );
}

function columnOf(sort: string): AllotmentColumn {
  return ALLOTMENT_COLUMNS.find((column) => column === sort) ?? 'rank';
}

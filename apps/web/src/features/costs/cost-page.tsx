import { Button } from '@mantine/core';
import { IconPlus, IconReceiptEuro, IconTrash } from '@tabler/icons-react';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Column, DataTable, useListState } from '../../components/data-table.tsx';
import { DetailPage } from '../../components/detail-page.tsx';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { ExportMenu } from '../../components/list/export-menu.tsx';
import { exportRows } from '../../components/list/export-rows.ts';
import { textCell } from '../../components/list/table-cells.ts';
import { Page, PageBody, PageHeader } from '../../components/page.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { Empty, Loading } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { showSuccess } from '../../platform/toasts.ts';
import classes from './cost-page.module.css';
import { COSTS } from './cost-queries.ts';

interface AnyCost {
  readonly id: string;
  readonly displayName: string;
}

interface CostListProps<Cost> {
  readonly title: string;
  readonly costs: UseQueryResult<{ readonly items: Cost[]; readonly total: number }>;
  /** What kind of cost it is: below its name, in grey. */
  readonly kindOf: (cost: Cost) => string;
  /** Between the name of a cost and what can be done with it. */
  readonly columns: readonly Column<Cost>[];
  readonly remove: (cost: Cost) => Promise<unknown>;
  /** Above the list. */
  readonly notice?: ReactNode;
  /** Beside the list. */
  readonly aside?: ReactNode;
}

interface CostPageProps<Cost> extends CostListProps<Cost> {
  /** Beside the name of the cost that is open. */
  readonly remarksOf?: (cost: Cost) => ReactNode;
  readonly editor: (cost: Cost) => ReactNode;
  readonly newCost: (ways: { readonly onAdded: () => void; readonly onCancel: () => void }) => ReactNode;
}

/** A price list, or the one cost of it that is open. */
export function CostPage<Cost extends AnyCost>(props: CostPageProps<Cost>) {
  const { t } = useTranslation('costs');
  const { title, costs, remarksOf, editor, newCost, ...list } = props;
  const { openId, open, close } = useOpenCost();
  const cost = costs.data?.items.find(({ id }) => id === openId);
  usePageTitle(cost?.displayName ?? title);
  if (openId === undefined) return <CostList {...list} title={title} costs={costs} onOpen={open} />;
  const crumb = (
    <Link to="." search={{}}>
      {title}
    </Link>
  );
  if (openId === 'new') {
    return (
      <DetailPage crumb={crumb} title={t('add')}>
        {newCost({ onAdded: () => close({ isSaved: true }), onCancel: () => close() })}
      </DetailPage>
    );
  }
  if (cost === undefined) {
    return (
      <DetailPage crumb={crumb} title={title}>
        <PageBody>{costs.isPending ? <Loading rows={4} /> : t('notFound')}</PageBody>
      </DetailPage>
    );
  }
  return (
    <DetailPage crumb={crumb} title={cost.displayName} remarks={remarksOf?.(cost)}>
      {editor(cost)}
    </DetailPage>
  );
}

/** Which cost is open: the address bar says so, so that back leads to the list and a cost can be linked to. */
function useOpenCost() {
  const { cost } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    openId: cost,
    open: (id: string) => void navigate({ to: '.', search: { cost: id } }),
    /** After a save there is nothing left to lose. */
    close: (options: { readonly isSaved: boolean } = { isSaved: false }) =>
      void navigate({ to: '.', search: {}, ignoreBlocker: options.isSaved }),
  };
}

function CostList<Cost extends AnyCost>({
  title,
  costs,
  kindOf,
  columns,
  remove,
  notice,
  aside,
  onOpen,
}: CostListProps<Cost> & { readonly onOpen: (id: string) => void }) {
  const { t } = useTranslation(['costs', 'forms']);
  const queries = useQueryClient();
  const removing = useRemoving<Cost>({
    remove,
    onRemoved: ({ displayName }) => {
      void queries.invalidateQueries({ queryKey: COSTS });
      showSuccess(t('remove.removed', { name: displayName }));
    },
  });
  const name: Column<Cost> = {
    key: 'name',
    head: t('columns.name'),
    value: ({ displayName }) => textCell(displayName),
    cell: (cost) => (
      <>
        <Link to="." search={{ cost: cost.id }}>
          {cost.displayName}
        </Link>
        <Hint>{kindOf(cost)}</Hint>
      </>
    ),
  };
  const acts: Column<Cost> = {
    key: 'acts',
    head: '',
    align: 'end',
    cell: (cost) => (
      <RowMenu
        name={cost.displayName}
        acts={[{ key: 'remove', label: t('forms:remove'), icon: IconTrash, act: () => removing.ask(cost) }]}
      />
    ),
  };
  const kind = { head: t('ofDossier.kind'), value: (cost: Cost) => textCell(kindOf(cost)) };
  return (
    <Page>
      <PageHeader
        title={title}
        remark={costs.data && t('count', { count: costs.data.total })}
        actions={
          <>
            <ExportMenu
              size="md"
              get={(format) =>
                exportRows(format, {
                  ...{ list: 'costs', title, columns: [name, kind, ...columns] },
                  readPage: async () => costs.data ?? { items: [], total: 0 },
                })
              }
            />
            <Button leftSection={<IconPlus />} onClick={() => onOpen('new')}>
              {t('add')}
            </Button>
          </>
        }
      />
      {notice}
      <div className={classes.place}>
        <div className={classes.layout} data-with-aside={aside ? true : undefined}>
          <div>
            <DataTable
              label={title}
              columns={[name, ...columns, acts]}
              list={useListState(costs)}
              rowId={({ id }) => id}
              onOpen={({ id }) => onOpen(id)}
              empty={
                <Empty icon={IconReceiptEuro} title={t('none')}>
                  {t('noneText')}
                </Empty>
              }
            />
          </div>
          {aside}
        </div>
      </div>
      <RemoveDialog
        opened={removing.thing !== undefined}
        title={t('remove.title', { name: removing.thing?.displayName ?? '' })}
        verb={t('remove.verb')}
        isBusy={removing.isBusy}
        problem={removing.problem}
        onConfirm={removing.confirm}
        onClose={removing.close}
      >
        {t('remove.text')}
      </RemoveDialog>
    </Page>
  );
}

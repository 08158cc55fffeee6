import { Button } from '@mantine/core';
import { workspaceCalls } from '@prorata/contract/workspace/calls';
import type { WorkspaceInvitation, WorkspaceSummary } from '@prorata/contract/workspace/inbox';
import { IconDownload, IconQrcode } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Page, PageHeader } from '../../components/page.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { showFailure } from '../../platform/toasts.ts';
import { CodeDialog } from './code-dialog.tsx';
import { Counters } from './counters.tsx';
import { Inbox } from './inbox.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SheetPanel } from './sheet-panel.tsx';
import { ApiPanel, ProfilePanel } from './side-panels.tsx';
import classes from './workspace.module.css';
import { summaryQuery } from './workspace-queries.ts';
import { filtersOf, parseWorkspaceSearch } from './workspace-search.ts';

/** All invitations to the own organization, over all offices, with what is to be done about them. */
export function WorkspacePage() {
  const { t } = useTranslation(['workspace', 'shell']);
  const summary = useQuery(summaryQuery);
  const [chosen, setChosen] = useState<ReadonlyMap<string, WorkspaceInvitation>>(new Map());
  const [isAdding, setAdding] = useState(false);
  usePageTitle(t('shell:menu.workspace'));
  return (
    <Page>
      <PageHeader
        title={t('shell:menu.workspace')}
        remark={summary.data && <Remark summary={summary.data} />}
        actions={
          <>
            <ExportButton />
            <Button variant="default" leftSection={<IconQrcode />} onClick={() => setAdding(true)}>
              {t('code.act')}
            </Button>
          </>
        }
      />
      <div className={classes.body}>
        <div className={classes.main}>
          {summary.data && <Counters summary={summary.data} />}
          <Inbox
            summary={summary.data}
            chosen={chosen}
            onChoose={setChosen}
            onAddCode={() => setAdding(true)}
          />
          <SelectionBar chosen={[...chosen.values()]} onClear={() => setChosen(new Map())} />
        </div>
        <aside className={classes.rail}>
          <ProfilePanel />
          <SheetPanel toDo={summary.data?.groups.toDo ?? 0} />
          <ApiPanel />
        </aside>
      </div>
      <CodeDialog opened={isAdding} onClose={() => setAdding(false)} />
    </Page>
  );
}

function Remark({ summary: { groups, offices } }: { readonly summary: WorkspaceSummary }) {
  const { t } = useTranslation('workspace');
  const count = groups.toDo + groups.withOffice + groups.done;
  return `${t('count', { count })} ${t('offices', { count: offices.length })}`;
}

/** The list as it is filtered, in a sheet; without a filter all of it. */
function ExportButton() {
  const { t } = useTranslation('workspace');
  const inWords = useProblem();
  const lang = useLanguage();
  const search = parseWorkspaceSearch(useSearch({ strict: false }));
  const query = { ...filtersOf(search), ...(search.group && { group: search.group }), lang };
  const saving = useMutation({
    mutationFn: () => request(workspaceCalls.export, { query }),
    onSuccess: saveFile,
    onError: (error) => showFailure(t('notExported'), inWords(error).message),
  });
  const isFiltered = Object.keys(query).length > 1;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload />}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {isFiltered ? t('exportShown') : t('export')}
    </Button>
  );
}

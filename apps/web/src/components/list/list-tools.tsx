import { Button } from '@mantine/core';
import type { TableFormat } from '@prorata/contract/views/table';
import { IconPrinter } from '@tabler/icons-react';
import type { DownloadedFile } from '../../platform/client/create-request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { ExportMenu } from './export-menu.tsx';
import classes from './list-tools.module.css';
import { ViewMenu, type ViewMenuProps } from './view-menu.tsx';

interface ListToolsProps extends ViewMenuProps {
  readonly onExport: (format: TableFormat) => Promise<DownloadedFile>;
}

/** What everybody can do with a list: see it otherwise, take it along, print it. */
export function ListTools({ view, canKeepForOffice, onExport }: ListToolsProps) {
  const { t } = useTranslation('views');
  return (
    <div className={classes.tools}>
      <ViewMenu view={view} canKeepForOffice={canKeepForOffice} />
      <div className={classes.desk}>
        <ColumnsMenu view={view} />
      </div>
      <ExportMenu get={onExport} />
      <div className={classes.desk}>
        <Button variant="default" size="xs" leftSection={<IconPrinter />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}

import { Button, Menu } from '@mantine/core';
import { TABLE_FORMATS, type TableFormat } from '@prorata/contract/views/table';
import { IconFileSpreadsheet, IconFileTypeCsv, IconTableExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure, showSuccess } from '../../platform/toasts.ts';

const ICONS = { csv: IconFileTypeCsv, xlsx: IconFileSpreadsheet } as const;

type GetFile = (format: TableFormat) => Promise<Parameters<typeof saveFile>[0]>;

interface ExportMenuProps {
  readonly get: GetFile;
  /** As tall as the tools of a list, or as the buttons beside it. */
  readonly size?: 'xs' | 'md';
}

/** Takes a list along as a file for a spreadsheet. */
export function ExportMenu({ get, size = 'xs' }: ExportMenuProps) {
  const { t } = useTranslation('views');
  const exporting = useExporting(get);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" size={size} leftSection={<IconTableExport />} loading={exporting.isPending}>
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ExportItems onChoose={exporting.mutate} />
      </Menu.Dropdown>
    </Menu>
  );
}

export function ExportItems({ onChoose }: { readonly onChoose: (format: TableFormat) => void }) {
  const { t } = useTranslation('views');
  return TABLE_FORMATS.map((format) => {
    const Icon = ICONS[format];
    return (
      <Menu.Item key={format} leftSection={<Icon />} onClick={() => onChoose(format)}>
        {t(format)}
      </Menu.Item>
    );
  });
}

export function useExporting(get: GetFile) {
  const { t } = useTranslation('views');
  const inWords = useProblem();
  return useMutation({
    mutationFn: get,
    onSuccess: (file) => {
      saveFile(file);
      showSuccess(t('exported', { name: file.fileName ?? '' }));
    },
    onError: (error) => showFailure(t('exportFailed'), inWords(error).message),
  });
}

import { Button } from '@mantine/core';
import { IconDownload, IconExternalLink, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../components/states.tsx';
import type { DownloadedFile } from '../../platform/client/create-request.ts';
import { openFile, saveFile } from '../../platform/client/open-file.ts';
import classes from './document-view-page.module.css';

export function ReadyDocument({ file }: { readonly file: DownloadedFile }) {
  const { t } = useTranslation('pages');
  return (
    <Empty
      icon={IconFileText}
      title={t('document.ready')}
      action={
        <div className={classes.actions}>
          <Button leftSection={<IconExternalLink size={16} stroke={1.75} />} onClick={() => openFile(file)}>
            {t('document.open')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} />}
            onClick={() => saveFile(file)}
          >
            {t('document.download')}
          </Button>
        </div>
      }
    >
      {file.fileName}
    </Empty>
  );
}

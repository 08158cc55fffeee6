import { Button } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconFiles } from '@tabler/icons-react';
import type { DragEvent, ReactNode } from 'react';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { useOpenStatement } from '../open-statement.ts';
import { droppedFiles } from './given-files.ts';
import { useLayingDown } from './laying-down.ts';
import classes from './tray.module.css';

/** Leads to the files that wait for a creditor; new ones are laid down there. */
export function TrayButton({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('tray');
  const { toTray } = useOpenStatement();
  const { looseDocuments } = dossier.counts;
  if (dossier.isReadOnly && looseDocuments === 0) return null;
  return (
    <Button variant="default" leftSection={<IconFiles />} onClick={toTray}>
      {looseDocuments > 0 ? t('waiting', { count: looseDocuments }) : t('button')}
    </Button>
  );
}

interface DropOnTrayProps {
  readonly dossier: Dossier;
  readonly children: ReactNode;
}

/** Files and folders that are dropped anywhere but on a row are laid down in the tray, which then opens. */
export function DropOnTray({ dossier: { id, isReadOnly }, children }: DropOnTrayProps) {
  const { layDown } = useLayingDown(id);
  const { toTray } = useOpenStatement();
  // What a row takes by itself is no longer ours.
  const isOurs = (event: DragEvent) =>
    !isReadOnly && !event.defaultPrevented && event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button of the tray does the same for those without a mouse.
    <div
      className={classes.around}
      onDragOver={(event) => isOurs(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        void droppedFiles(event.dataTransfer).then(layDown);
        toTray();
      }}
    >
      {children}
    </div>
  );
}

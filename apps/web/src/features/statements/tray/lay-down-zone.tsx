import { Anchor, Text } from '@mantine/core';
import { CHOSEN_MEDIA_TYPES } from '@prorata/contract/statements/media-types';
import { IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import zone from '../../../components/documents/drop-zone.module.css';
import { UploadList } from '../../../components/documents/upload-list.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { droppedFiles, givenFiles } from './given-files.ts';
import { useLayingDown } from './laying-down.ts';
import classes from './tray.module.css';

/** Where files and whole folders are laid down, and which of them are on their way. */
export function LayDownZone({ dossierId }: { readonly dossierId: string }) {
  const { t } = useTranslation(['tray', 'documents']);
  const { uploads, repeated, layDown, retry, drop } = useLayingDown(dossierId);
  const [isOver, setOver] = useState(false);
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void droppedFiles(event.dataTransfer).then(layDown);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same for those without a mouse. */}
      <div
        className={zone.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        <IconUpload className={zone.icon} size={20} aria-hidden />
        <FileChooser label={t('choose')} onFiles={(files) => layDown(givenFiles(files))} />
        <FileChooser isFolder label={t('chooseFolder')} onFiles={(files) => layDown(givenFiles(files))} />
        <span className={zone.drag}>{t('dropHere')}</span>
        <Text size="sm" c="var(--prorata-hint)">
          {t('documents:accepted')}
        </Text>
      </div>
      {repeated.length > 0 && (
        <Notice tone="info" role="status">
          {t('repeated', { count: repeated.length, names: repeated.join(', ') })}
        </Notice>
      )}
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
    </>
  );
}

interface FileChooserProps {
  readonly label: string;
  readonly isFolder?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function FileChooser({ label, isFolder = false, onFiles }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // So that the same files can be chosen again.
    currentTarget.value = '';
  };
  return (
    <>
      <input
        ref={input}
        className={classes.hidden}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={label}
        {...(isFolder ? { webkitdirectory: '' } : { accept: CHOSEN_MEDIA_TYPES.join(',') })}
        onChange={chosen}
      />
      <Anchor component="button" type="button" mih="1.5rem" onClick={() => input.current?.click()}>
        {label}
      </Anchor>
    </>
  );
}

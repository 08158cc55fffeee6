import { Anchor, FileButton, Text } from '@mantine/core';
import { CHOSEN_MEDIA_TYPES } from '@prorata/contract/statements/media-types';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './drop-zone.module.css';

interface DropZoneProps {
  /** What is asked for: "settlement", "proof". */
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** For a single proof. */
  readonly isSingle?: boolean;
  /** What may be chosen, where that is not a document of a statement: media types, and the words for them. */
  readonly accept?: { readonly types: readonly string[]; readonly words: string };
}

/** A place to drop files on, or to choose them. */
export function DropZone({ label, onFiles, isSingle = false, accept }: DropZoneProps) {
  const { t } = useTranslation('documents');
  const [isOver, setOver] = useState(false);
  const forgetFile = useRef<() => void>(null);
  const give = (files: readonly File[]) => {
    onFiles(isSingle ? files.slice(0, 1) : files);
    // So that the same file can be chosen again after a failed attempt.
    forgetFile.current?.();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    give([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same for those without a mouse.
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconUpload className={classes.icon} size={20} aria-hidden />
      <p className={classes.text}>
        <FileButton
          accept={(accept?.types ?? CHOSEN_MEDIA_TYPES).join(',')}
          multiple={!isSingle}
          resetRef={forgetFile}
          inputProps={{ 'aria-label': label }}
          onChange={(chosen: File | File[] | null) => give([chosen ?? []].flat())}
        >
          {(props) => (
            <Anchor component="button" type="button" {...props}>
              {label}
            </Anchor>
          )}
        </FileButton>
        <span className={classes.drag}> {t('drop')}</span>
      </p>
      <Text size="sm" c="var(--prorata-hint)">
        {accept?.words ?? t('accepted')}
      </Text>
    </div>
  );
}

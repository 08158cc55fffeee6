import { ActionIcon, Box, Stack } from '@mantine/core';
import type { DocumentType } from '@prorata/domain/vocabulary';
import { IconFileText, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Cell } from '../form/field.tsx';
import { findFault, formatSize, missingTypes } from './document-facts.ts';
import classes from './document-list.module.css';
import { AddDocuments } from './documents-panel.tsx';

/** A file that goes up as soon as there is a statement to hang it on. */
export interface WaitingFile {
  readonly file: File;
  readonly documentType: DocumentType;
}

interface WaitingFilesProps {
  readonly files: readonly WaitingFile[];
  readonly onChange: (files: readonly WaitingFile[]) => void;
}

/** The documents of a statement that is not saved yet. */
export function WaitingFiles({ files, onChange }: WaitingFilesProps) {
  const { t } = useTranslation(['documents', 'problems', 'vocabulary']);
  const language = useLanguage();
  const [problem, setProblem] = useState<string>();
  const add = (chosen: readonly File[], documentType: DocumentType) => {
    const faults = chosen.map((file) => findFault(file)).find((fault) => fault !== undefined);
    setProblem(faults && t(`problems:${faults}`));
    const sound = chosen.filter((file) => findFault(file) === undefined);
    onChange([...files, ...sound.map((file) => ({ file, documentType }))]);
  };
  return (
    <Cell span={12}>
      <Stack gap="md">
        <AddDocuments missing={missingTypes(files)} problem={problem} onFiles={add} />
        {files.length > 0 && (
          <ul className={classes.list} aria-label={t('waiting')}>
            {files.map(({ file, documentType }, place) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`} className={classes.line}>
                <IconFileText className={classes.icon} size={20} stroke={1.5} aria-hidden />
                <Box flex={1} miw={0}>
                  <p className={classes.name}>{file.name}</p>
                  <p className={classes.facts}>
                    <span>{t(`vocabulary:documentType.${documentType}`)}</span>
                    <span>{formatSize(file.size, language)}</span>
                    <span>{t('waits')}</span>
                  </p>
                </Box>
                <ActionIcon
                  aria-label={t('leaveOut', { name: file.name })}
                  onClick={() => onChange(files.toSpliced(place, 1))}
                >
                  <IconX />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Cell>
  );
}

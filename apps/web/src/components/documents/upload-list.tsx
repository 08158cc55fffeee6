import { ActionIcon, Box, Button, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './upload-list.module.css';
import type { Upload } from './use-uploads.ts';

interface UploadListProps<Shown> {
  readonly uploads: readonly Shown[];
  readonly onRetry: (upload: Shown) => void;
  readonly onDrop: (key: number) => void;
}

/** What is on its way and how far it is; what did not arrive, and why. */
export function UploadList<Shown extends Omit<Upload, 'documentType'>>({
  uploads,
  onRetry,
  onDrop,
}: UploadListProps<Shown>) {
  const { t } = useTranslation(['documents', 'states']);
  if (uploads.length === 0) return null;
  return (
    <ul className={classes.list}>
      {uploads.map((upload) => {
        const { key, file, part, problem } = upload;
        return (
          <li key={key} className={classes.upload} data-failed={problem !== undefined || undefined}>
            {problem !== undefined && <IconAlertTriangle className={classes.icon} aria-hidden />}
            <Box flex={1} miw={0}>
              <p className={classes.name}>{file.name}</p>
              {problem === undefined ? (
                <Progress
                  size="sm"
                  value={Math.round(part * 100)}
                  aria-label={t('uploading', { name: file.name })}
                  animated={part === 1}
                />
              ) : (
                <Text size="sm" c="var(--mantine-color-error)" role="alert">
                  {problem}
                </Text>
              )}
            </Box>
            {problem !== undefined && file.size > 0 && (
              <Button variant="default" onClick={() => onRetry(upload)}>
                {t('states:retry')}
              </Button>
            )}
            <ActionIcon
              aria-label={t(problem === undefined ? 'stop' : 'dismiss', { name: file.name })}
              onClick={() => onDrop(key)}
            >
              <IconX />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}

import { Group, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { LooseDocument } from '@prorata/contract/tray/loose-document';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { VerdictNote } from '../../../components/documents/document-verdict.tsx';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import queue from '../review-queue.module.css';
import { isReady } from './tray-choice.ts';
import type { Tray } from './use-tray.ts';

interface TrayQueueProps {
  readonly tray: Tray;
  readonly onOpen: (document: LooseDocument) => void;
  /** Where more files can be laid down. */
  readonly children: ReactNode;
}

/** The files in the tray: those that need no look, then the others. */
export function TrayQueue({ tray, onOpen, children }: TrayQueueProps) {
  const { t } = useTranslation('tray');
  const groups = [
    { title: t('ready'), documents: tray.ready },
    { title: t('toDecide'), documents: tray.documents.filter((document) => !isReady(document)) },
  ];
  return (
    <nav className={queue.queue} aria-label={t('queue')}>
      <Group gap="0.25rem" wrap="nowrap" px="xs" mb="sm">
        <Title order={2} flex={1} fz="md" lh="md" fw={600}>
          {t('queue')}
        </Title>
        <kbd className={queue.key}>J</kbd>
        <kbd className={queue.key}>K</kbd>
        <VisuallyHidden>{t('keys')}</VisuallyHidden>
      </Group>
      {children}
      {groups.map(
        ({ title, documents }) =>
          documents.length > 0 && (
            <section key={title}>
              <Title order={3} mt="md" mb="xs" mx="xs" fz="sm" lh="sm" fw={400} c="dimmed">
                {title}
              </Title>
              <ul>
                {documents.map((document) => (
                  <QueueLine
                    key={document.id}
                    document={document}
                    isCurrent={document.id === tray.current?.id}
                    onOpen={() => onOpen(document)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </nav>
  );
}

interface QueueLineProps {
  readonly document: LooseDocument;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function QueueLine({ document, isCurrent, onOpen }: QueueLineProps) {
  const { t } = useTranslation('vocabulary');
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const types = document.documentTypes.map((type) => t(`documentType.${type}`)).join(', ');
  return (
    <li>
      <UnstyledButton ref={line} className={queue.line ?? ''} aria-current={isCurrent} onClick={onOpen}>
        {isReady(document) && (
          <IconCircleCheck className={queue.mark} data-state="validated" size={16} aria-hidden />
        )}
        <span className={queue.name} title={document.fileName}>
          {document.fileName}
        </span>
        <span className={queue.remark}>
          {[document.folder, types].filter(Boolean).join(' · ')} <VerdictNote document={document} />
        </span>
      </UnstyledButton>
    </li>
  );
}

import { UnstyledButton } from '@mantine/core';
import type { Document } from '@prorata/contract/statements/document';
import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './document-tabs.module.css';
import { VerdictNote } from './document-verdict.tsx';

interface DocumentTabsProps {
  readonly documents: readonly Document[];
  readonly open: Document | undefined;
  readonly onOpen: (document: Document) => void;
  /** What can be done with all of them. */
  readonly children?: ReactNode;
}

/** The documents of a statement by their types, one of them open. */
export function DocumentTabs({ documents, open, onOpen, children }: DocumentTabsProps) {
  const { t } = useTranslation('vocabulary');
  return (
    <div className={classes.tabs}>
      {inOrder(documents).map((document) => (
        <UnstyledButton
          key={document.id}
          className={classes.tab ?? ''}
          aria-pressed={document.id === open?.id}
          title={document.fileName}
          onClick={() => onOpen(document)}
        >
          <IconFileText aria-hidden />
          {t(`documentType.${document.documentType}`)}
          <VerdictNote document={document} />
        </UnstyledButton>
      ))}
      {children}
    </div>
  );
}

const PLACES = { settlement: 0, title: 1, other: 2 } as const;

/** The settlement first: it tells what is claimed. */
export function inOrder(documents: readonly Document[]): readonly Document[] {
  return documents.toSorted((one, other) => PLACES[one.documentType] - PLACES[other.documentType]);
}

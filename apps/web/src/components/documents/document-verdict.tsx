import { Text } from '@mantine/core';
import { type Document, isSealed, type SealedVerdict } from '@prorata/contract/statements/document';
import { IconBug, IconShieldSearch, IconShieldX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Empty } from '../states.tsx';
import classes from './document-verdict.module.css';

type Judged = Pick<Document, 'verdict' | 'virus'>;

const ICONS = { quarantined: IconShieldSearch, unjudgeable: IconShieldX, infected: IconBug } as const;

export function sealOf({ verdict }: Pick<Document, 'verdict'>): SealedVerdict | undefined {
  return isSealed(verdict) ? verdict : undefined;
}

/** What the virus scanner says of a file, where somebody must know it: that it has not looked yet, cannot, or what it found. */
export function VerdictNote({ document }: { readonly document: Judged }) {
  const { t } = useTranslation('documents');
  const seal = sealOf(document);
  if (seal === undefined) return null;
  const Icon = ICONS[seal];
  return (
    <Text component="span" size="sm" className={classes.note ?? ''} data-verdict={seal}>
      <Icon size={16} aria-hidden />
      {t(`verdict.${seal}`, { virus: document.virus ?? '' })}
    </Text>
  );
}

interface SealedDocumentProps {
  readonly seal: SealedVerdict;
  /** What can be done about it, where nothing else on the screen does. */
  readonly action?: ReactNode;
}

/** In the place of a document that nobody may see. */
export function SealedDocument({ seal, action }: SealedDocumentProps) {
  const { t } = useTranslation('documents');
  return (
    <Empty icon={ICONS[seal]} title={t(`sealed.${seal}.title`)} action={action}>
      {t(`sealed.${seal}.text`)}
    </Empty>
  );
}

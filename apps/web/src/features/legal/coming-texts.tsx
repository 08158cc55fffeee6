import { Anchor, List, Modal } from '@mantine/core';
import type { LegalVersion } from '@prorata/contract/legal/legal-text';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LegalBox } from '../../components/markdown.tsx';
import { Notice } from '../../components/notice.tsx';
import { QueryState } from '../../components/states.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { versionQuery } from './legal-query.ts';

interface ComingTextsProps {
  /** At least one; those that begin first are told. */
  readonly texts: readonly [LegalVersion, ...LegalVersion[]];
}

/** Which legal texts get a new version, from when, and to read already. */
export function ComingTexts({ texts }: ComingTextsProps) {
  const { t } = useTranslation('welcome');
  const language = useLanguage();
  const from = texts.map(({ version }) => version).toSorted()[0] ?? '';
  return (
    <Notice
      tone="info"
      icon={IconFileText}
      title={t('texts.comingTitle', { date: formatDate(from, language) })}
    >
      {t('texts.comingText')}
      <List listStyleType="none" fz="sm" mt="xs">
        {texts.map((text) => (
          <List.Item key={text.kind}>
            <ComingText text={text} />
          </List.Item>
        ))}
      </List>
    </Notice>
  );
}

function ComingText({ text }: { readonly text: LegalVersion }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(versionQuery(text, useLanguage()));
  const title = query.data?.title ?? '';
  return (
    <>
      <Anchor component="button" type="button" fz="sm" onClick={() => setOpen(true)}>
        {title}
      </Anchor>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        size="44rem"
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <QueryState query={query} rows={4} />
        {query.data && <LegalBox text={query.data} />}
      </Modal>
    </>
  );
}

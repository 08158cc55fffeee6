import { Group } from '@mantine/core';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import { IconInfoCircle } from '@tabler/icons-react';
import { Notice } from '../../components/notice.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { SourceMark } from './source-mark.tsx';

interface OtherNoticesProps {
  readonly draft: ExtractDraft;
  readonly onShow: (name: string) => void;
}

/** Notices that neither give a creditor nor stop anything, but that the bailiff must know of. */
export function OtherNotices({ draft, onShow }: OtherNoticesProps) {
  const { t } = useTranslation(['extracts', 'vocabulary']);
  const language = useLanguage();
  const { otherNotices } = draft;
  if (otherNotices.length === 0) return null;
  return (
    <Notice tone="info" icon={IconInfoCircle} title={t('otherNotices.title', { count: otherNotices.length })}>
      <ul>
        {otherNotices.map((notice, index) => {
          const type = notice.noticeType.value;
          const name = type === null ? (notice.noticeType.printed ?? '') : t(`vocabulary:noticeType.${type}`);
          const received = notice.receivedAt.value;
          return (
            <li key={notice.noticeNumber.printed ?? index}>
              <Group gap="sm" justify="space-between">
                <span>
                  {[
                    name,
                    notice.party.value,
                    received && formatDate(received, language),
                    notice.contact.value,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <SourceMark found={notice.noticeType} label={name} onShow={() => onShow(`other.${index}`)} />
              </Group>
            </li>
          );
        })}
      </ul>
      {otherNotices.some(({ noticeType }) => noticeType.value === 'amicableMediation') && (
        <p>{t('otherNotices.mediation')}</p>
      )}
    </Notice>
  );
}

import { Group, Radio, Select, Stack, Textarea, TextInput } from '@mantine/core';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import { STOP_KINDS } from '@prorata/domain/vocabulary';
import { IconHandStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice.tsx';
import { Hint } from '../../components/text.tsx';
import type { StopProgress } from './progress.ts';
import { SourceMark } from './source-mark.tsx';
import type { Wizard } from './use-wizard.ts';

interface StopCardsProps {
  readonly draft: ExtractDraft;
  readonly wizard: Wizard;
  readonly onShow: (name: string) => void;
}

/** The notices that stop the distribution: each is registered with its day, or left out with a reason. */
export function StopCards({ draft, wizard, onShow }: StopCardsProps) {
  const { stops } = wizard.progress;
  return draft.stoppingNotices.map((notice, position) => {
    const stop = stops[position];
    if (stop === undefined) return null;
    return (
      <StopCard
        key={notice.noticeNumber.printed ?? position}
        notice={notice}
        position={position}
        stop={stop}
        onChange={(changes) =>
          wizard.change({
            stops: stops.map((one, index) => (index === position ? { ...one, ...changes } : one)),
          })
        }
        onShow={() => onShow(`other.${position}`)}
      />
    );
  });
}

interface StopCardProps {
  readonly notice: ExtractDraft['stoppingNotices'][number];
  readonly position: number;
  readonly stop: StopProgress;
  readonly onChange: (changes: Partial<StopProgress>) => void;
  readonly onShow: () => void;
}

const MAX_REASON_LENGTH = 1_000;

function StopCard({ notice, stop, onChange, onShow }: StopCardProps) {
  const { t } = useTranslation(['extracts', 'vocabulary', 'forms', 'fieldErrors']);
  const title = stop.kind === null ? t('stops.unknown') : t(`vocabulary:stopKind.${stop.kind}`);
  const contact = [notice.court.value, notice.contact.value].filter(Boolean).join(' · ');
  return (
    <Notice tone="negative" icon={IconHandStop} title={title}>
      <Stack gap="sm" mt="xs">
        <Group gap="md" justify="space-between">
          <Hint c="inherit">{t('stops.text')}</Hint>
          <SourceMark found={notice.noticeType} label={title} onShow={onShow} />
        </Group>
        {contact !== '' && <Hint c="inherit">{contact}</Hint>}
        <Radio.Group
          aria-label={t('stops.question')}
          value={stop.isLeftOut ? 'leaveOut' : 'register'}
          onChange={(value) => onChange({ isLeftOut: value === 'leaveOut' })}
        >
          <Stack gap="xs">
            <Radio value="register" label={t('stops.register')} />
            <Radio value="leaveOut" label={t('stops.leaveOut')} />
          </Stack>
        </Radio.Group>
        {stop.isLeftOut ? (
          <Textarea
            label={t('stops.reason')}
            description={t('stops.reasonHint')}
            required
            rows={2}
            maxLength={MAX_REASON_LENGTH}
            value={stop.reason}
            onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
          />
        ) : (
          <Group gap="sm" align="flex-start">
            <Select
              flex="2 1 12rem"
              label={t('stops.kind')}
              required
              allowDeselect={false}
              placeholder={t('forms:choose')}
              data={STOP_KINDS.map((value) => ({ value, label: t(`vocabulary:stopKind.${value}`) }))}
              value={stop.kind}
              onChange={(value) => onChange({ kind: STOP_KINDS.find((kind) => kind === value) ?? null })}
            />
            <TextInput
              flex="1 1 9rem"
              type="date"
              label={t('stops.date')}
              required
              value={stop.date ?? ''}
              onChange={({ currentTarget }) => onChange({ date: currentTarget.value || null })}
            />
            <TextInput
              flex="1 1 7rem"
              type="time"
              label={t('stops.time')}
              value={stop.time ?? ''}
              onChange={({ currentTarget }) => onChange({ time: currentTarget.value || null })}
            />
          </Group>
        )}
      </Stack>
    </Notice>
  );
}

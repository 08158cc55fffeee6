import { Group, Radio, Select, Stack, Textarea, TextInput } from '@mantine/core';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import { parseDate } from '@prorata/domain/parse-date';
import { STOP_KINDS } from '@prorata/domain/vocabulary';
import { IconHandStop } from '@tabler/icons-react';
import { useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { Hint } from '../../components/text.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
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
    if (stop === undefined || stop.isKnown) return null;
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
        onShow={() => onShow(`stop.${position}`)}
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
  const language = useLanguage();
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
          <Stack gap="md">
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
            <WrittenField
              label={t('stops.date')}
              placeholder={t('forms:datePattern')}
              isRequired
              value={stop.date}
              write={(date) => formatDate(date, language)}
              parse={parseDate}
              onChange={(date) => onChange({ date })}
            />
            <WrittenField
              label={t('stops.time')}
              placeholder={t('stops.timePattern')}
              value={stop.time}
              write={(time) => time}
              parse={parseTime}
              onChange={(time) => onChange({ time })}
            />
          </Group>
        )}
      </Stack>
    </Notice>
  );
}

interface WrittenFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly isRequired?: boolean;
  readonly value: string | null;
  readonly write: (value: string) => string;
  readonly parse: (text: string) => string | undefined;
  readonly onChange: (value: string | null) => void;
}

/** A day or an hour as it is written; text that is neither says so, and counts as nothing. */
function WrittenField({
  label,
  placeholder,
  isRequired = false,
  value,
  write,
  parse,
  onChange,
}: WrittenFieldProps) {
  const { t } = useTranslation('fieldErrors');
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed.trim() !== '' && parse(typed) === undefined;
  return (
    <TextInput
      flex="1 1 8rem"
      label={label}
      placeholder={placeholder}
      required={isRequired}
      inputMode="numeric"
      autoComplete="off"
      error={isWrong && t('date-invalid')}
      value={typed ?? (value === null ? '' : write(value))}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(parse(currentTarget.value) ?? null);
      }}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  );
}

/** `9:05`, `9.05` and `9h05` are all understood. */
function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = ''] = /^([01]?\d|2[0-3])[:.hu]([0-5]\d)$/.exec(text.trim()) ?? [];
  return hours === '' ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
}

import { Button, Card, Flex, Group, Modal, Select, Stack, Text } from '@mantine/core';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Hint } from '../../components/text.tsx';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { LINE_TARGETS, type LineTarget, valueFrom } from './assign-line.ts';
import { isBox } from './sources.ts';
import { useCreditorNames } from './use-creditor-names.ts';
import type { Wizard } from './use-wizard.ts';

interface LinesDialogProps {
  readonly opened: boolean;
  readonly draft: ExtractDraft;
  readonly wizard: Wizard;
  readonly onClose: () => void;
}

/** Every line that nobody understood: put into a field of a creditor, or ignored. */
export function LinesDialog({ opened, draft, wizard, onClose }: LinesDialogProps) {
  const { t } = useTranslation(['extracts', 'shell']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="48rem"
      title={t('lines.title')}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
    >
      <Hint mb="md">{t('lines.intro')}</Hint>
      <Stack gap="sm">
        {draft.notUnderstood.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same; their place tells them apart.
            key={index}
            line={line}
            draft={draft}
            wizard={wizard}
            index={index}
          />
        ))}
      </Stack>
    </Modal>
  );
}

interface LineProps {
  readonly line: ExtractDraft['notUnderstood'][number];
  readonly index: number;
  readonly draft: ExtractDraft;
  readonly wizard: Wizard;
}

function Line({ line, index, draft, wizard }: LineProps) {
  const { t } = useTranslation(['extracts', 'fields']);
  const language = useLanguage();
  const nameOf = useCreditorNames();
  const { creditors, doneLines } = wizard.progress;
  const [key, setKey] = useState(line.creditorKey ?? draft.creditors[0]?.key ?? null);
  const [target, setTarget] = useState<LineTarget>('creditorReference');
  const [isRefused, setRefused] = useState(false);
  const isDone = doneLines.includes(index);
  const finish = () => wizard.change({ doneLines: [...doneLines, index] });
  const assign = () => {
    const one = key === null ? undefined : creditors[key];
    const values = valueFrom(line.text, target, language);
    setRefused(values === undefined);
    if (key === null || one === undefined || values === undefined) return;
    wizard.changeCreditor(key, { values: { ...one.values, ...values }, revision: one.revision + 1 });
    finish();
  };
  const [place] = line.places;
  const where =
    place && (isBox(place) ? t('mark.page', { number: place.page }) : t('mark.line', { number: place.line }));
  return (
    <Card p="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text ff="monospace" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          {line.text}
        </Text>
        <Hint style={{ whiteSpace: 'nowrap' }}>{where}</Hint>
      </Group>
      {isDone ? (
        <Group gap="xs" mt="xs" c="dimmed">
          <IconCheck aria-hidden />
          <Text size="sm">{t('lines.done')}</Text>
          <Button
            size="sm"
            variant="subtle"
            onClick={() => wizard.change({ doneLines: doneLines.filter((one) => one !== index) })}
          >
            {t('lines.again')}
          </Button>
        </Group>
      ) : (
        <Flex gap="sm" mt="sm" align="flex-end" wrap="wrap">
          <Select
            flex="1 1 12rem"
            label={t('lines.creditor')}
            data={draft.creditors.map((creditor) => {
              const one = creditors[creditor.key];
              return { value: creditor.key, label: one ? nameOf(one.values) : creditor.name };
            })}
            value={key}
            onChange={setKey}
            allowDeselect={false}
            searchable
          />
          <Select
            flex="1 1 16rem"
            label={t('lines.field')}
            data={LINE_TARGETS.map((value) => ({ value, label: t(`fields:statement.${value}`) }))}
            value={target}
            error={isRefused && t('lines.refused')}
            onChange={(value) => {
              setTarget(LINE_TARGETS.find((known) => known === value) ?? target);
              setRefused(false);
            }}
            allowDeselect={false}
          />
          <Button variant="default" disabled={key === null} onClick={assign}>
            {t('lines.assign')}
          </Button>
          <Button variant="subtle" onClick={finish}>
            {t('lines.ignore')}
          </Button>
        </Flex>
      )}
    </Card>
  );
}

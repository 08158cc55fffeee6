import { Card, Group, Radio, Stack, Text, Title } from '@mantine/core';
import type { ExtractComparison, ExtractDraft } from '@prorata/contract/extracts/draft';
import { useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './changes-step.module.css';
import { OtherNotices } from './other-notices.tsx';
import { isStopDecided, isSubjectOpen } from './progress.ts';
import { SourcePane } from './source-pane.tsx';
import { sourcesOfDossier } from './sources.ts';
import { Panes, StepFoot } from './step-layout.tsx';
import { StopCards } from './stop-cards.tsx';
import type { Wizard } from './use-wizard.ts';

interface ChangesStepProps {
  readonly draft: ExtractDraft;
  readonly wizard: Wizard;
}

type Compared = ExtractComparison['creditors'][number];

/** What is new, changed and gone since the extract before. Nothing of it happens by itself. */
export function ChangesStep({ draft, wizard }: ChangesStepProps) {
  const { t } = useTranslation('extracts');
  const language = useLanguage();
  const [active, setActive] = useState<string>();
  const { comparison } = draft;
  const isStopOpen = wizard.progress.stops.some((stop) => !isStopDecided(stop));
  const isOpen = isSubjectOpen(draft, wizard.progress);
  const previous = comparison?.previous;
  const names = new Map(draft.creditors.map(({ key, name }) => [key, name]));
  const ofState = (state: Compared['state']) =>
    comparison?.creditors.filter((one) => one.state === state) ?? [];
  return (
    <Panes
      fields={
        <>
          <div className={classes.content}>
            <div>
              <Title order={2}>{t('changes.title')}</Title>
              <Text c="dimmed">
                {previous
                  ? t('changes.since', {
                      name: previous.fileName,
                      date: formatDate(previous.appliedAt, language),
                    })
                  : comparison?.defendantId && t('changes.noPrevious')}
              </Text>
            </div>
            <SubjectQuestion draft={draft} wizard={wizard} />
            <StopCards draft={draft} wizard={wizard} onShow={setActive} />
            <OtherNotices draft={draft} onShow={setActive} />
            {(['new', 'changed'] as const).map((state) => (
              <ChangeGroup key={state} state={state} rows={ofState(state)} names={names} />
            ))}
            <Gone gone={comparison?.gone ?? []} />
            <Hint>{t('changes.same', { count: ofState('same').length })}</Hint>
          </div>
          <StepFoot
            onBack={wizard.goBack}
            onNext={wizard.goOn}
            isDisabled={isOpen || isStopOpen}
            remark={(isOpen && t('changes.choose')) || (isStopOpen && t('stops.open'))}
          />
        </>
      }
      source={<SourcePane extract={draft} sources={sourcesOfDossier(draft)} active={active} />}
    />
  );
}

/** About whom of several defendants the extract is: told where that is known, else asked. */
function SubjectQuestion({ draft, wizard: { progress, change } }: ChangesStepProps) {
  const { t } = useTranslation('extracts');
  const [newId] = useState(() => crypto.randomUUID());
  const { defendants = [], defendantId = null } = draft.comparison ?? {};
  if (defendantId !== null) {
    const name = defendants.find(({ id }) => id === defendantId)?.name ?? '';
    return defendants.length > 1 ? <Text>{t('changes.about', { name })}</Text> : null;
  }
  const name = nameInExtract(draft);
  return (
    <Radio.Group
      label={t('changes.question')}
      description={name === '' ? undefined : t('changes.questionText', { name })}
      inputWrapperOrder={['label', 'description', 'input']}
      value={progress.subject?.isNew ? 'new' : (progress.subject?.id ?? null)}
      onChange={(value) =>
        change({ subject: value === 'new' ? { id: newId, isNew: true } : { id: value, isNew: false } })
      }
    >
      <Stack gap="sm" mt="sm">
        {defendants.map((one) => (
          <Radio key={one.id} value={one.id} label={one.name} />
        ))}
        {name !== '' && <Radio value="new" label={t('changes.further', { name })} />}
      </Stack>
    </Radio.Group>
  );
}

function nameInExtract({ defendant: { firstName, lastName, corporateName } }: ExtractDraft): string {
  return corporateName.value ?? [firstName.value, lastName.value].filter(Boolean).join(' ');
}

const TONES = { new: 'info', changed: 'warning' } as const;

interface ChangeGroupProps {
  readonly state: 'new' | 'changed';
  readonly rows: readonly Compared[];
  readonly names: ReadonlyMap<string, string>;
}

function ChangeGroup({ state, rows, names }: ChangeGroupProps) {
  const { t } = useTranslation('extracts');
  if (rows.length === 0) return null;
  return (
    <section>
      <Title order={3} mb="sm">
        {t(`changes.groups.${state}`, { count: rows.length })}
      </Title>
      <Stack gap="sm">
        {rows.map((row) => (
          <Card key={row.key} p="md">
            <Group justify="space-between" wrap="nowrap">
              <Text fw={500}>{names.get(row.key)}</Text>
              <StatusBadge tone={TONES[state]}>{t(`changes.states.${state}`)}</StatusBadge>
            </Group>
            <ChangeLines row={row} />
          </Card>
        ))}
      </Stack>
    </section>
  );
}

function ChangeLines({ row }: { readonly row: Compared }) {
  const { t } = useTranslation('extracts');
  const language = useLanguage();
  return (
    <>
      {row.decidedBefore && <Hint>{t(`changes.before.${row.decidedBefore}`)}</Hint>}
      {row.decidedBefore === null && row.creditorId !== null && <Hint>{t('changes.inDossier')}</Hint>}
      {row.changes.map(({ noticeNumber, change, amountBefore, amountAfter }) => (
        <Hint key={`${noticeNumber} ${change}`}>
          {t(`changes.notice.${change}`, {
            number: noticeNumber ?? '',
            before: formatAmount(amountBefore, language),
            after: formatAmount(amountAfter, language),
          })}
        </Hint>
      ))}
    </>
  );
}

function Gone({ gone }: Pick<ExtractComparison, 'gone'>) {
  const { t } = useTranslation('extracts');
  if (gone.length === 0) return null;
  return (
    <section>
      <Title order={3} mb="xs">
        {t('changes.groups.gone', { count: gone.length })}
      </Title>
      <Hint mb="sm">{t('changes.goneText')}</Hint>
      <Stack gap="sm">
        {gone.map(({ name, decidedBefore, totalAmount }) => (
          <Card key={name} p="md">
            <Group justify="space-between" wrap="nowrap">
              <Text fw={500}>{name}</Text>
              <Amount euros={totalAmount} />
            </Group>
            {decidedBefore && <Hint>{t(`changes.before.${decidedBefore}`)}</Hint>}
          </Card>
        ))}
      </Stack>
    </section>
  );
}

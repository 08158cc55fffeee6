import { Button, Checkbox, Chip, Group, Select, Stack, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { LooseDocument } from '@prorata/contract/tray/loose-document';
import { DOCUMENT_TYPES } from '@prorata/domain/vocabulary';
import { IconCopy, IconScan, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { RemoveDialog } from '../../../components/dialogs.tsx';
import { formatSize } from '../../../components/documents/document-facts.ts';
import { sealOf, VerdictNote } from '../../../components/documents/document-verdict.tsx';
import { Notice } from '../../../components/notice.tsx';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { statementRowsQuery } from '../statement-queries.ts';
import { useCreditorName } from '../statement-state.tsx';
import classes from './tray.module.css';
import { isWhole, toggled } from './tray-choice.ts';
import type { Tray } from './use-tray.ts';

interface TrayDecisionProps {
  readonly dossier: Dossier;
  readonly tray: Tray;
  readonly document: LooseDocument;
}

/** Whose file it is and what: proposed, changed where it is wrong, and confirmed. The keys 1 to 3 say what it is. */
export function TrayDecision({ dossier, tray, document }: TrayDecisionProps) {
  const { t } = useTranslation('tray');
  const language = useLanguage();
  const choice = tray.choiceOf(document);
  const confirm = useRef<HTMLButtonElement>(null);
  // Enter then confirms, and the next file has it again.
  useEffect(() => confirm.current?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!dossier.isReadOnly && sealOf(document) === undefined) tray.confirm(document);
  };
  const { discarding } = tray;
  const seal = sealOf(document);
  const canConfirm = !dossier.isReadOnly && seal === undefined && isWhole(choice);
  return (
    <form className={classes.decision} aria-label={t('decision')} onSubmit={submit}>
      <Stack gap="lg" className={classes.said ?? ''}>
        <div>
          <Title order={2} fz="lg" lh="lg" fw={600} className={classes.fileName ?? ''}>
            {document.fileName}
          </Title>
          {document.folder && <Text c="dimmed">{document.folder}</Text>}
          <Text size="sm" c="dimmed">
            {t('facts', {
              size: formatSize(document.sizeBytes, language),
              name: document.uploadedBy,
              date: formatDate(document.uploadDate, language),
            })}
          </Text>
        </div>
        <VerdictNote document={document} />
        <HeldBy dossier={dossier} document={document} />
        {seal === undefined && !document.hasText && (
          <Notice tone="slate" icon={IconScan}>
            {t('noText')}
          </Notice>
        )}
        <Creditors dossier={dossier} tray={tray} document={document} />
        <Types tray={tray} document={document} isReadOnly={dossier.isReadOnly} />
      </Stack>
      <div className={classes.acts}>
        <Text size="sm" c="dimmed">
          {dossier.isReadOnly ? t('readOnly') : isWhole(choice) ? t('keys') : t('incomplete')}
        </Text>
        <Group justify="space-between">
          <Button
            variant="subtle"
            color="negative"
            leftSection={<IconTrash />}
            disabled={dossier.isReadOnly}
            onClick={() => discarding.ask(document)}
          >
            {t('discard')}
          </Button>
          <Button
            ref={confirm}
            type="submit"
            loading={tray.isBusy}
            {...(!canConfirm && {
              'data-disabled': true,
              'aria-disabled': true,
            })}
          >
            {t('confirm')}
          </Button>
        </Group>
      </div>
      <RemoveDialog
        opened={discarding.thing !== undefined}
        title={t('discardTitle', { name: discarding.thing?.fileName ?? '' })}
        verb={t('discardVerb')}
        isBusy={discarding.isBusy}
        problem={discarding.problem}
        onConfirm={discarding.confirm}
        onClose={discarding.close}
      >
        {t('discardText')}
      </RemoveDialog>
    </form>
  );
}

/** The same file hangs at somebody's already. */
function HeldBy({ dossier, document }: Omit<TrayDecisionProps, 'tray'>) {
  const { t } = useTranslation('tray');
  const nameOf = useNames(dossier.id);
  if (document.heldBy.length === 0) return null;
  return (
    <Notice icon={IconCopy}>
      {t('heldBy', { names: document.heldBy.map(({ statementId }) => nameOf(statementId)).join(', ') })}
    </Notice>
  );
}

function useNames(dossierId: string): (statementId: string) => string {
  const { data: rows = [] } = useQuery(statementRowsQuery(dossierId));
  const nameOf = useCreditorName();
  return (statementId) => nameOf(rows.find(({ id }) => id === statementId) ?? { creditorName: '' });
}

/** Who comes into question and why, and everybody else to choose from. */
function Creditors({ dossier, tray, document }: TrayDecisionProps) {
  const { t } = useTranslation('tray');
  const { data: rows = [] } = useQuery(statementRowsQuery(dossier.id));
  const nameOf = useNames(dossier.id);
  const reasonsOf = useReasons();
  const choice = tray.choiceOf(document);
  const toggle = (statementId: string) =>
    tray.say(document, { ...choice, statementIds: toggled(choice.statementIds, statementId) });
  const proposed = document.proposals.map(({ statementId }) => statementId);
  const closed = new Set(document.proposals.filter(({ isOpen }) => !isOpen).map((one) => one.statementId));
  const shown = [...new Set([...proposed, ...choice.statementIds])];
  return (
    <Stack gap="sm" component="fieldset" className={classes.group ?? ''}>
      <Text component="legend" fw={600} mb="xs">
        {t('creditors')}
      </Text>
      {proposed.length === 0 && <Text c="dimmed">{t('noCreditor')}</Text>}
      {shown.map((statementId) => (
        <Checkbox
          key={statementId}
          disabled={dossier.isReadOnly || closed.has(statementId)}
          label={nameOf(statementId)}
          description={reasonsOf(document.proposals.find((one) => one.statementId === statementId))}
          checked={choice.statementIds.includes(statementId)}
          onChange={() => toggle(statementId)}
        />
      ))}
      <Select
        searchable
        disabled={dossier.isReadOnly}
        aria-label={t('otherCreditor')}
        placeholder={t('otherCreditor')}
        value={null}
        data={rows
          .filter(({ id }) => !shown.includes(id))
          .map(({ id }) => ({ value: id, label: nameOf(id) }))}
        onChange={(statementId) => statementId !== null && toggle(statementId)}
      />
    </Stack>
  );
}

/** Why a creditor comes into question, in words. */
function useReasons(): (proposal: LooseDocument['proposals'][number] | undefined) => string | undefined {
  const { t } = useTranslation('tray');
  const inWords = (grounds: LooseDocument['proposals'][number]['named']) =>
    grounds.map((ground) => t(`grounds.${ground}`)).join(', ');
  return (proposal) => {
    if (proposal === undefined) return undefined;
    const { named, written, isCertain, isOpen } = proposal;
    return [
      isCertain && t('certain'),
      !isOpen && t('closed'),
      named.length > 0 && t('named', { grounds: inWords(named) }),
      written.length > 0 && t('written', { grounds: inWords(written) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

interface TypesProps {
  readonly tray: Tray;
  readonly document: LooseDocument;
  readonly isReadOnly: boolean;
}

/** What it is; the keys 1 to 3 turn each on and off. */
function Types({ tray, document, isReadOnly }: TypesProps) {
  const { t } = useTranslation(['tray', 'vocabulary']);
  const choice = tray.choiceOf(document);
  const set = (types: readonly string[]) =>
    tray.say(document, { ...choice, documentTypes: DOCUMENT_TYPES.filter((type) => types.includes(type)) });
  useHotkeys(
    DOCUMENT_TYPES.map((type, place) => [
      String(place + 1),
      () => !isReadOnly && set(toggled(choice.documentTypes, type)),
    ]),
  );
  return (
    <Stack gap="sm" component="fieldset" className={classes.group ?? ''}>
      <Text component="legend" fw={600} mb="xs">
        {t('types')}
      </Text>
      <Chip.Group multiple value={[...choice.documentTypes]} onChange={set}>
        <Group gap="sm">
          {DOCUMENT_TYPES.map((type, place) => (
            <Chip key={type} value={type} disabled={isReadOnly}>
              {t(`vocabulary:documentType.${type}`)} <kbd className={classes.key}>{place + 1}</kbd>
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Text size="sm" c="dimmed">
        {t('typesHint')}
      </Text>
    </Stack>
  );
}

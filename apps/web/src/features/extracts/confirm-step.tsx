import { Anchor, Card, Group, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { extractsCalls } from '@prorata/contract/extracts/calls';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import { IconHandStop } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Notice } from '../../components/notice.tsx';
import { Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { DOSSIERS, dossierQuery } from '../dossiers/dossier-queries.ts';
import { NotUnderstood } from './creditor-queue.tsx';
import { countDecisions, decisionsOf, listAsked, type Progress } from './progress.ts';
import { PlainStep, StepFoot } from './step-layout.tsx';
import { useCreditorNames } from './use-creditor-names.ts';
import { usePrivileges } from './use-privileges.ts';
import type { Wizard } from './use-wizard.ts';

interface ConfirmStepProps {
  readonly draft: ExtractDraft;
  readonly wizard: Wizard;
}

/** What will be created and what it costs. Until here nothing has changed anywhere. */
export function ConfirmStep({ draft, wizard }: ConfirmStepProps) {
  const { t } = useTranslation('extracts');
  const counts = countDecisions(wizard.progress);
  const { create, isBusy, error } = useCreating(draft, wizard);
  const isAdding = draft.dossierId !== null;
  const foot = (
    <StepFoot
      onBack={wizard.goBack}
      onNext={create}
      verb={t(isAdding ? 'confirm.add' : 'confirm.create')}
      isBusy={isBusy}
      isDisabled={counts.open > 0}
      remark={counts.open > 0 && t('confirm.open', { count: counts.open })}
    />
  );
  return (
    <PlainStep
      title={t(isAdding ? 'confirm.titleAdding' : 'confirm.title')}
      intro={t(isAdding ? 'confirm.introAdding' : 'confirm.intro')}
      foot={foot}
    >
      {error !== null && <CreatingProblem draft={draft} error={error} />}
      <StopSummary progress={wizard.progress} />
      <SimpleGrid minColWidth="18rem" autoFlow="auto-fit" spacing="md">
        <Created draft={draft} wizard={wizard} />
        <Costs draft={draft} wizard={wizard} />
      </SimpleGrid>
      <Lists draft={draft} wizard={wizard} />
      <NotUnderstood draft={draft} wizard={wizard} />
    </PlainStep>
  );
}

function useCreating(draft: ExtractDraft, wizard: Wizard) {
  const { t } = useTranslation('extracts');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const nameOf = useCreditorNames();
  const privileges = usePrivileges(draft, wizard.progress);
  const { extractId, dossierId } = draft;
  const creating = useMutation({
    mutationFn: () => {
      const privilegeTypes = new Map(privileges.map(({ id, type }) => [id, type]));
      const decisions = decisionsOf(draft, wizard.progress, { nameOf, privilegeTypes });
      wizard.keeping.end();
      if (dossierId !== null) {
        return request(extractsCalls.addToDossier, { params: { dossierId, extractId }, body: decisions });
      }
      const dossier = wizard.progress.dossier as NewDossier;
      return request(extractsCalls.createDossier, { body: { ...decisions, extractId, dossier } });
    },
    onSuccess: async (dossier: Dossier) => {
      queries.setQueryData(dossierQuery(dossier.id).queryKey, dossier);
      await queries.invalidateQueries({ queryKey: DOSSIERS });
      showSuccess(
        t(dossierId === null ? 'confirm.created' : 'confirm.added', { number: dossier.fileNumber }),
      );
      await navigate({
        to: '/app/dossier/$dossierId',
        params: { dossierId: dossier.id },
        search: { tab: 'invitations' },
        replace: true,
        ignoreBlocker: true,
      });
      queries.removeQueries({ queryKey: ['extracts', extractId] });
    },
    onError: () => wizard.keeping.goOn(),
  });
  return { create: () => creating.mutate(), isBusy: creating.isPending, error: creating.error };
}

type NewDossier = Parameters<typeof request<typeof extractsCalls.createDossier>>[1]['body']['dossier'];

interface CreatingProblemProps {
  readonly draft: ExtractDraft;
  readonly error: Error;
}

/** Why it was refused; where a creditor is the cause, the way to it. */
function CreatingProblem({ draft, error }: CreatingProblemProps) {
  const { t } = useTranslation('extracts');
  const inWords = useProblem();
  const navigate = useNavigate();
  const paths = error instanceof ProblemError ? error.fields.map(({ path }) => path) : [];
  const position = paths.map((path) => /^creditors\.(\d+)\./.exec(path)?.[1]).find(Boolean);
  const creditor = position === undefined ? undefined : listAsked(draft)[Number(position)];
  return (
    <>
      <Refusal title={t('confirm.refused')} {...inWords(error)} />
      {creditor && (
        <Anchor
          component="button"
          type="button"
          onClick={() => void navigate({ to: '.', search: { step: 'creditors', creditor: creditor.key } })}
        >
          {t('confirm.toCreditor', { name: creditor.name })}
        </Anchor>
      )}
    </>
  );
}

function StopSummary({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation(['extracts', 'vocabulary']);
  const registered = progress.stops.filter(({ isKnown, isLeftOut }) => !isKnown && !isLeftOut);
  if (registered.length === 0) return null;
  const kinds = registered.flatMap(({ kind }) => (kind === null ? [] : [t(`vocabulary:stopKind.${kind}`)]));
  return (
    <Notice tone="negative" icon={IconHandStop} title={t('stops.summary', { kinds: kinds.join(', ') })}>
      {t('stops.summaryText')}
    </Notice>
  );
}

/** How many of each there will be. */
function Created({ draft, wizard }: ConfirmStepProps) {
  const { t } = useTranslation('extracts');
  const counts = countDecisions(wizard.progress);
  const lines = [
    draft.dossierId === null && t('confirm.lines.dossier'),
    counts.invitations > 0 &&
      t('confirm.lines.invitations', {
        count: counts.invitations,
        emails: counts.emails,
        letters: counts.letters,
      }),
    counts.statements > 0 && t('confirm.lines.statements', { count: counts.statements }),
    (wizard.progress.standardIds?.length ?? 0) > 0 &&
      t('confirm.lines.standard', { count: wizard.progress.standardIds?.length ?? 0 }),
    t('confirm.lines.document', { name: draft.fileName }),
  ];
  return (
    <Card>
      <Title order={3} mb="sm">
        {t('confirm.creates')}
      </Title>
      <Stack gap="xs">
        {lines.filter(Boolean).map((line) => (
          <Text key={String(line)}>{line}</Text>
        ))}
      </Stack>
      <Hint mt="sm">{t('confirm.notSent')}</Hint>
    </Card>
  );
}

/** What the platform charges at once, and what sending the invitations will cost. */
function Costs({ draft, wizard }: ConfirmStepProps) {
  const { t } = useTranslation('extracts');
  const { prices, dossierId } = draft;
  const { statements, invitations, emails, letters } = countDecisions(wizard.progress);
  const analysed = statements + invitations;
  const rows = [
    ...(dossierId === null ? [{ key: 'creation' as const, count: 1, price: prices.creation }] : []),
    { key: 'analysis' as const, count: analysed, price: prices.analysis },
  ];
  const total = rows.reduce((sum, { count, price }) => sum + count * (price ?? 0), 0);
  const port = emails * (prices.emailPort ?? 0) + letters * (prices.registeredLetterPort ?? 0);
  return (
    <Card>
      <Title order={3} mb="sm">
        {t('confirm.costs')}
      </Title>
      <Table highlightOnHover={false}>
        <Table.Tbody>
          {rows.map(({ key, count, price }) => (
            <Table.Tr key={key}>
              <Table.Td px={0}>{t(`confirm.prices.${key}`, { count })}</Table.Td>
              <Table.Td px={0} ta="right">
                {price === null ? t('confirm.noPrice') : <Amount euros={count * price} />}
              </Table.Td>
            </Table.Tr>
          ))}
          <Table.Tr fw={600}>
            <Table.Td px={0}>{t('confirm.total')}</Table.Td>
            <Table.Td px={0} ta="right">
              <Amount euros={total} />
            </Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
      {invitations > 0 && (
        <Group justify="space-between" mt="sm" c="dimmed" fz="sm">
          <span>{t('confirm.port')}</span>
          <Amount euros={port} />
        </Group>
      )}
    </Card>
  );
}

/** Who gets what, by name: a last look. */
function Lists({ draft, wizard }: ConfirmStepProps) {
  const { t } = useTranslation('extracts');
  const nameOf = useCreditorNames();
  const { creditors } = wizard.progress;
  return (['invitation', 'statement', 'skip', 'joined'] as const).map((decision) => {
    const names = draft.creditors.flatMap(({ key }) => {
      const one = creditors[key];
      return one?.decision === decision ? [nameOf(one.values)] : [];
    });
    if (names.length === 0) return null;
    return (
      <div key={decision}>
        <Text fw={600}>{t(`confirm.names.${decision}`, { count: names.length })}</Text>
        <Text c="dimmed">{names.join(' · ')}</Text>
      </div>
    );
  });
}

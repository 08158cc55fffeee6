import { Button, Checkbox, FileInput, Group, NumberInput, Stack, TextInput } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { seriesCalls } from '@prorata/contract/series/calls';
import type { Reserve } from '@prorata/contract/series/series';
import { brusselsDate } from '@prorata/domain/iso-date';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { DOSSIERS } from '../dossiers/dossier-queries.ts';

export type OpenedKind = 'reserveDecided' | 'laterReceipt';

interface FollowUpDialogProps {
  readonly dossierId: string;
  readonly kind: OpenedKind | undefined;
  readonly reserves: readonly Reserve[];
  readonly onClose: () => void;
}

/** Asks what was decided or received, and opens the dossier that follows. */
export function FollowUpDialog({ kind, ...props }: FollowUpDialogProps) {
  const { t } = useTranslation('series');
  return (
    <FormDialog opened={kind !== undefined} title={kind ? t(`open.${kind}`) : ''} onClose={props.onClose}>
      {kind && <FollowUpForm kind={kind} {...props} />}
    </FormDialog>
  );
}

/** What was said about one reserve; one that is left open waits for its own decision. */
interface Decided {
  readonly isDecided: boolean;
  readonly amount: number;
  readonly keepsRank: boolean;
}

interface Said {
  readonly happenedOn: string;
  readonly source: string;
  readonly amount: number;
  readonly interest: number;
  readonly ownCosts: number;
  readonly decisions: readonly Decided[];
  readonly file: File | null;
}

function FollowUpForm({
  dossierId,
  kind,
  reserves,
  onClose,
}: FollowUpDialogProps & { readonly kind: OpenedKind }) {
  const { t } = useTranslation(['series', 'forms']);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const inWords = useProblem();
  const [said, setSaid] = useState<Said>({
    ...{ happenedOn: brusselsDate(new Date()), source: '', amount: 0, interest: 0, ownCosts: 0, file: null },
    decisions: reserves.map(() => ({ isDecided: reserves.length === 1, amount: 0, keepsRank: true })),
  });
  const set = (changes: Partial<Said>) => setSaid((before) => ({ ...before, ...changes }));
  const decide = (place: number, changes: Partial<Decided>) =>
    set({ decisions: said.decisions.map((one, index) => (index === place ? { ...one, ...changes } : one)) });
  const opening = useMutation({
    mutationFn: () => open(dossierId, kind, reserves, said),
    onSuccess: async (later) => {
      await queries.invalidateQueries({ queryKey: DOSSIERS });
      showSuccess(t('done', { number: later.fileNumber }));
      onClose();
      await navigate({ to: '/app/dossier/$dossierId', params: { dossierId: later.id } });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    opening.mutate();
  };
  const isDecision = kind === 'reserveDecided';
  return (
    <form onSubmit={submit}>
      <Stack>
        <Hint>{t(`text.${kind}`)}</Hint>
        <TextInput
          type="date"
          label={t(`happenedOn.${kind}`)}
          value={said.happenedOn}
          max={brusselsDate(new Date())}
          onChange={({ currentTarget }) => set({ happenedOn: currentTarget.value })}
          required
        />
        <TextInput
          label={t(`source.${kind}`)}
          value={said.source}
          maxLength={300}
          onChange={({ currentTarget }) => set({ source: currentTarget.value })}
          required
        />
        {isDecision ? (
          <>
            {reserves.map((reserve, place) => (
              <ReserveFields
                key={`${reserve.statementId} ${reserve.claimId}`}
                reserve={reserve}
                said={said.decisions[place]}
                onChange={(changes) => decide(place, changes)}
              />
            ))}
            <AmountInput
              label={t('interest')}
              value={said.interest}
              onChange={(interest) => set({ interest })}
            />
            <AmountInput
              label={t('ownCosts')}
              hint={t('ownCostsHint')}
              value={said.ownCosts}
              onChange={(ownCosts) => set({ ownCosts })}
            />
            <FileInput label={t('piece')} value={said.file} onChange={(file) => set({ file })} clearable />
          </>
        ) : (
          <AmountInput label={t('amount')} value={said.amount} onChange={(amount) => set({ amount })} />
        )}
        {opening.isError && <Refusal title={t('refused')} {...inWords(opening.error)} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('forms:cancel')}
          </Button>
          <Button type="submit" loading={opening.isPending}>
            {t('verb')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface ReserveFieldsProps {
  readonly reserve: Reserve;
  readonly said: Decided | undefined;
  readonly onChange: (changes: Partial<Decided>) => void;
}

function ReserveFields({ reserve, said, onChange }: ReserveFieldsProps) {
  const { t } = useTranslation('series');
  const language = useLanguage();
  if (said === undefined) return null;
  const { creditorName, amount, privilegeId } = reserve;
  return (
    <Stack gap="xs">
      <Checkbox
        label={t('decided', { name: creditorName, amount: formatAmount(amount, language) })}
        checked={said.isDecided}
        onChange={({ currentTarget }) => onChange({ isDecided: currentTarget.checked })}
      />
      {said.isDecided && (
        <AmountInput
          label={t('admitted')}
          hint={t('admittedHint')}
          value={said.amount}
          onChange={(admitted) => onChange({ amount: admitted })}
        />
      )}
      {said.isDecided && privilegeId !== null && (
        <Checkbox
          label={t('keepsRank')}
          checked={said.keepsRank}
          onChange={({ currentTarget }) => onChange({ keepsRank: currentTarget.checked })}
        />
      )}
    </Stack>
  );
}

interface AmountInputProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly onChange: (amount: number) => void;
}

function AmountInput({ label, hint, value, onChange }: AmountInputProps) {
  return (
    <NumberInput
      label={label}
      {...(hint !== undefined && { description: hint })}
      value={value}
      min={0}
      decimalScale={2}
      fixedDecimalScale
      hideControls
      onChange={(amount) => onChange(Number(amount) || 0)}
    />
  );
}

async function open(
  dossierId: string,
  kind: OpenedKind,
  reserves: readonly Reserve[],
  { happenedOn, source, amount, interest, ownCosts, decisions, file }: Said,
): Promise<Dossier> {
  const params = { dossierId };
  if (kind === 'laterReceipt') {
    return request(seriesCalls.receiveLater, { params, body: { happenedOn, source, amount } });
  }
  const decided = reserves.flatMap(({ statementId, claimId }, place) => {
    const said = decisions[place];
    if (!said?.isDecided) return [];
    return { statementId, claimId, amount: said.amount, keepsRank: said.keepsRank };
  });
  const body = { happenedOn, source, decisions: decided, interest, ownCosts };
  const later = await request(seriesCalls.decideReserves, { params, body });
  if (file !== null) {
    await request(seriesCalls.attachPiece, { params: { dossierId: later.id }, upload: {}, file });
  }
  return later;
}

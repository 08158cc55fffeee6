import { payoutsCalls } from '@prorata/contract/payouts/calls';
import type { OpenMovement, PayoutFile, PayoutLine } from '@prorata/contract/payouts/payout';
import { DateField } from '../../components/form/date-fields.tsx';
import { Cell } from '../../components/form/field.tsx';
import { LongTextField, SelectField, TextField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import type { AskedAbout } from './payout-part.tsx';

interface DialogsProps {
  readonly dossierId: string;
  readonly lines: readonly PayoutLine[];
  readonly asked: AskedAbout | undefined;
  readonly onClose: () => void;
}

export function PayoutDialogs({ dossierId, lines, asked, onClose }: DialogsProps) {
  const { t } = useTranslation('payouts');
  const title = useTitle(asked);
  const dialog = { dossierId, onClose };
  return (
    <FormDialog opened={asked !== undefined} onClose={onClose} title={asked ? title : t('steps.title')}>
      {asked?.act === 'account' && <AccountForm {...dialog} line={asked.line} />}
      {asked?.act === 'confirm' && <ConfirmForm {...dialog} line={asked.line} />}
      {(asked?.act === 'waive' || asked?.act === 'reopen') && (
        <LineReasonForm {...dialog} act={asked.act} line={asked.line} />
      )}
      {asked?.act === 'withdraw' && <WithdrawForm {...dialog} file={asked.file} />}
      {asked?.act === 'match' && <MatchForm {...dialog} movement={asked.movement} lines={lines} />}
      {asked?.act === 'aside' && <AsideForm {...dialog} movement={asked.movement} />}
    </FormDialog>
  );
}

function useTitle(asked: AskedAbout | undefined): string {
  const { t } = useTranslation('payouts');
  const language = useLanguage();
  if (asked === undefined) return '';
  if ('file' in asked) return t('withdraw.title', { name: asked.file.fileName });
  if ('movement' in asked) {
    return t(`${asked.act}.title`, { amount: formatAmount(asked.movement.amount, language) });
  }
  return t(`${asked.act}.title`, { name: asked.line.name });
}

interface FormProps {
  readonly dossierId: string;
  readonly onClose: () => void;
}

type Act = AskedAbout['act'];

/** What every dialog does when it was saved. */
function useSaved({ dossierId, onClose }: FormProps, act: Act): () => Promise<void> {
  const { t } = useTranslation('payouts');
  const refresh = useRefreshDossier(dossierId);
  return async () => {
    await refresh();
    onClose();
    showSuccess(t(`${act}.done`));
  };
}

function Explanation({ act }: { readonly act: Act }) {
  const { t } = useTranslation('payouts');
  return (
    <Cell span={12}>
      <Hint>{t(`${act}.text`)}</Hint>
    </Cell>
  );
}

function AccountForm({ line, ...dialog }: FormProps & { readonly line: PayoutLine }) {
  const { version, account, accountHolder, number } = line;
  const values = { version, account, accountHolder, reason: '' };
  const form = useContractForm(payoutsCalls.changeLine, values, undefined, number);
  const params = { dossierId: dialog.dossierId, line: number };
  const saving = useSaving({
    form,
    save: (body) => request(payoutsCalls.changeLine, { params, body }),
    onSaved: useSaved(dialog, 'account'),
  });
  type Values = ValuesOf<typeof payoutsCalls.changeLine>;
  return (
    <DialogForm<typeof payoutsCalls.changeLine>
      form={form}
      labels={useFieldLabels('payout')}
      saving={saving}
      onClose={dialog.onClose}
    >
      <Explanation act="account" />
      <TextField<Values> name="account" span={6} />
      <TextField<Values> name="accountHolder" span={6} />
      <LongTextField<Values> name="reason" span={12} required />
    </DialogForm>
  );
}

function ConfirmForm({ line, ...dialog }: FormProps & { readonly line: PayoutLine }) {
  const { t } = useTranslation('fields');
  const { version, number } = line;
  const form = useContractForm(payoutsCalls.confirmLine, { version, paidOn: '' }, undefined, number);
  const params = { dossierId: dialog.dossierId, line: number };
  const saving = useSaving({
    form,
    save: (body) => request(payoutsCalls.confirmLine, { params, body }),
    onSaved: useSaved(dialog, 'confirm'),
  });
  return (
    <DialogForm<typeof payoutsCalls.confirmLine>
      form={form}
      labels={{ paidOn: t('payout.date') }}
      saving={saving}
      onClose={dialog.onClose}
    >
      <Explanation act="confirm" />
      <DateField<ValuesOf<typeof payoutsCalls.confirmLine>> name="paidOn" span={6} required />
    </DialogForm>
  );
}

interface LineReasonProps extends FormProps {
  readonly act: 'waive' | 'reopen';
  readonly line: PayoutLine;
}

function LineReasonForm({ act, line, ...dialog }: LineReasonProps) {
  const params = { dossierId: dialog.dossierId, line: line.number };
  return (
    <ReasonForm
      {...dialog}
      act={act}
      version={line.version}
      subject={line.number}
      save={(body) =>
        request(act === 'waive' ? payoutsCalls.waiveLine : payoutsCalls.reopenLine, { params, body })
      }
    />
  );
}

function WithdrawForm({ file, ...dialog }: FormProps & { readonly file: PayoutFile }) {
  const params = { dossierId: dialog.dossierId, sequence: file.sequence };
  return (
    <ReasonForm
      {...dialog}
      act="withdraw"
      version={file.version}
      subject={file.fileName}
      save={(body) => request(payoutsCalls.withdrawFile, { params, body })}
    />
  );
}

function AsideForm({ movement, ...dialog }: FormProps & { readonly movement: OpenMovement }) {
  const params = { dossierId: dialog.dossierId, movementId: movement.id };
  return (
    <ReasonForm
      {...dialog}
      act="aside"
      version={movement.version}
      subject={movement.id}
      save={(body) => request(payoutsCalls.setMovementAside, { params, body })}
    />
  );
}

interface ReasonFormProps extends FormProps {
  readonly act: 'waive' | 'reopen' | 'withdraw' | 'aside';
  readonly version: number;
  readonly subject: string;
  readonly save: (body: { readonly version: number; readonly reason: string }) => Promise<unknown>;
}

/** Whatever is decided with a reason and nothing else. */
function ReasonForm({ act, version, subject, save, ...dialog }: ReasonFormProps) {
  const form = useContractForm(payoutsCalls.waiveLine, { version, reason: '' }, undefined, subject);
  const saving = useSaving({ form, save, onSaved: useSaved(dialog, act) });
  return (
    <DialogForm<typeof payoutsCalls.waiveLine>
      form={form}
      labels={useFieldLabels('payout')}
      saving={saving}
      onClose={dialog.onClose}
    >
      <Explanation act={act} />
      <LongTextField<ValuesOf<typeof payoutsCalls.waiveLine>> name="reason" span={12} required />
    </DialogForm>
  );
}

interface MatchFormProps extends FormProps {
  readonly movement: OpenMovement;
  readonly lines: readonly PayoutLine[];
}

function MatchForm({ movement, lines, ...dialog }: MatchFormProps) {
  const language = useLanguage();
  const { id: movementId, version, suggestedLine } = movement;
  const values = { version, line: suggestedLine ?? '' };
  const form = useContractForm(payoutsCalls.matchMovement, values, undefined, movementId);
  const params = { dossierId: dialog.dossierId, movementId };
  const saving = useSaving({
    form,
    save: (body) => request(payoutsCalls.matchMovement, { params, body }),
    onSaved: useSaved(dialog, 'match'),
  });
  return (
    <DialogForm<typeof payoutsCalls.matchMovement>
      form={form}
      labels={useFieldLabels('payout')}
      saving={saving}
      onClose={dialog.onClose}
    >
      <Explanation act="match" />
      <SelectField<ValuesOf<typeof payoutsCalls.matchMovement>>
        name="line"
        span={12}
        required
        choices={lines.map(({ number, name, amount }) => ({
          value: number,
          label: `${number} ${name}, ${formatAmount(amount, language)}`,
        }))}
      />
    </DialogForm>
  );
}

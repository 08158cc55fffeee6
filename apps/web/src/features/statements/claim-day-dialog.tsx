import { Text } from '@mantine/core';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { Statement } from '@prorata/contract/statements/statement';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { useClaimName } from '../../components/claims/claim-list.tsx';
import { sinceExplanation, sinceQuestion } from '../../components/claims/since-words.ts';
import { DateField, MomentField } from '../../components/form/date-fields.tsx';
import { Cell } from '../../components/form/field.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { LoadError, Loading } from '../../components/states.tsx';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { useStatement } from './use-statement.ts';

/** Of which claim the day is asked. */
export interface Undated {
  readonly statementId: string;
  readonly origin: StatementRow['origin'];
  readonly claimId: string;
  readonly creditorName: string;
  /** The day on which the right arose, or day and hour of the notice of an assignment. */
  readonly asks: 'since' | 'notice';
}

interface ClaimDayDialogProps {
  readonly dossierId: string;
  readonly privileges: readonly Privilege[];
  /** Nothing is asked without it. */
  readonly about: Undated | undefined;
  readonly onClose: () => void;
}

/**
 * From when a claim ranks, asked apart from everything else: only the calculation knows that it needs the day, and what was
 * validated stays so.
 */
export function ClaimDayDialog({ about, onClose, ...props }: ClaimDayDialogProps) {
  const { t } = useTranslation('statements');
  return (
    <FormDialog
      opened={about !== undefined}
      onClose={onClose}
      title={about && t('claimDay.title', { name: about.creditorName })}
    >
      {about && <LoadedClaim {...props} about={about} onClose={onClose} />}
    </FormDialog>
  );
}

type OpenDay = Omit<ClaimDayDialogProps, 'about'> & { readonly about: Undated };

function LoadedClaim(props: OpenDay) {
  const inWords = useProblem();
  const { dossierId, about } = props;
  const statement = useStatement(dossierId, about);
  if (statement.error) {
    return <LoadError {...inWords(statement.error)} onRetry={() => void statement.refetch()} />;
  }
  if (statement.data === undefined) return <Loading rows={2} />;
  const claim = claimIn(statement.data, about);
  // Somebody has deleted it meanwhile.
  if (claim === undefined) return <LoadError {...inWords(new ProblemError({ code: 'not-found' }))} />;
  return <DayForm {...props} claim={claim} readAgain={statement.refetch} />;
}

function claimIn({ privilegedClaims }: Statement, { claimId }: Undated): PrivilegedClaim | undefined {
  return privilegedClaims.find(({ id }) => id === claimId);
}

const CALL = statementsCalls.setClaimDay;

interface DayFormProps extends OpenDay {
  readonly claim: PrivilegedClaim;
  readonly readAgain: () => Promise<{ readonly data: Statement | undefined }>;
}

function DayForm({ dossierId, privileges, about, claim, readAgain, onClose }: DayFormProps) {
  const { t } = useTranslation(['statements', 'claims']);
  const refresh = useRefreshDossier(dossierId);
  const name = useClaimName(claim, privileges);
  const params = { dossierId, statementId: about.statementId, privilegedClaimId: claim.id };
  const form = useContractForm(CALL, valuesOf(claim, about), undefined, claim.id);
  const saving = useSaving({
    form,
    save: (body) => request(CALL, { params, body }),
    onSaved: async () => {
      await refresh();
      onClose();
    },
    reload: async () => {
      const { data } = await readAgain();
      return valuesOf((data && claimIn(data, about)) ?? claim, about);
    },
  });
  return (
    <DialogForm<typeof CALL> form={form} labels={useFieldLabels('claim')} saving={saving} onClose={onClose}>
      <Cell span={12}>
        <Text fw={600}>{name}</Text>
        <Text>{t('claimDay.text')}</Text>
      </Cell>
      {about.asks === 'since' ? (
        <SinceField privilegeId={claim.privilegeId ?? ''} />
      ) : (
        <MomentField name="incomeRight.notifiedAt" span={12} hint={t('claims:hints.incomeRight')} required />
      )}
    </DialogForm>
  );
}

/** Which day is meant differs from privilege to privilege. */
function SinceField({ privilegeId }: { readonly privilegeId: string }) {
  const { t } = useTranslation('claims');
  const explains = sinceExplanation(privilegeId);
  const hint = [t(sinceQuestion(privilegeId)), explains && t(explains)].filter(Boolean).join(' ');
  return <DateField name="since" span={12} hint={hint} required />;
}

/** What is not asked is not sent either, and stays as it is. Nothing is there yet of a day that is missing. */
function valuesOf(
  { version, since, incomeRight }: PrivilegedClaim,
  { asks }: Undated,
): ValuesOf<typeof CALL> {
  const notifiedAt = incomeRight?.notifiedAt ?? null;
  const values = asks === 'since' ? { version, since } : { version, incomeRight: { notifiedAt } };
  return values as ValuesOf<typeof CALL>;
}

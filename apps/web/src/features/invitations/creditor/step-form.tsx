import type { BodyOf } from '@prorata/contract/call';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { ContractForm } from '../../../components/form/contract-form.tsx';
import { FormMessages } from '../../../components/form/form-messages.tsx';
import type { FieldLabels } from '../../../components/form/form-setting.ts';
import { LeaveWarning } from '../../../components/form/save-bar.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../../components/form/use-field-labels.ts';
import { useSaving } from '../../../components/form/use-saving.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { withoutOtherType } from '../../statements/statement-values.ts';
import { Card } from './invited-page.tsx';
import { type Step, stepAfter, stepBefore } from './statement-steps.ts';
import type { StatementValues } from './statement-values.ts';
import { StepActs, StepFrame } from './step-frame.tsx';

type Update = typeof invitedCalls.updateStatement;

interface StepFormProps {
  readonly step: Step;
  readonly loaded: StatementValues;
  readonly missingParts: InvitedStatement['missingParts'] | undefined;
  readonly back: ReactNode;
  readonly save: (body: BodyOf<Update>) => Promise<InvitedStatement>;
  /** Told where to go next: a step, or the overview. */
  readonly onSaved: (statement: InvitedStatement, goTo: Step | undefined) => unknown;
  /** Goes without saving, when nothing was changed. Left out for a new statement, which must be saved first. */
  readonly onGo?: (goTo: Step | undefined) => void;
  readonly reload?: () => Promise<StatementValues>;
  /** The fields of the step. */
  readonly children: ReactNode;
}

/** A step that is filled in. Going anywhere saves it first, so that nothing typed is lost on the way. */
export function StepForm({ step, loaded, missingParts, back, children, ...acts }: StepFormProps) {
  const labels = useStatementLabels();
  const { form, goTo, isSaving, outcome } = useStepForm(step, loaded, acts);
  const previous = stepBefore(step);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goTo(stepAfter(step));
  };
  return (
    <ContractForm<Update> form={form} labels={labels} onSubmit={submit}>
      <StepFrame
        step={step}
        back={back}
        missingParts={missingParts}
        onChoose={acts.onGo && goTo}
        foot={
          <StepActs
            step={step}
            isSaving={isSaving}
            onPrevious={previous === undefined || acts.onGo === undefined ? undefined : () => goTo(previous)}
          />
        }
      >
        <FormMessages outcome={outcome} />
        <Card>{children}</Card>
      </StepFrame>
      <LeaveWarning />
    </ContractForm>
  );
}

type Acts = Pick<StepFormProps, 'save' | 'onSaved' | 'onGo' | 'reload'>;

function useStepForm(step: Step, loaded: StatementValues, { save, onSaved, onGo, reload }: Acts) {
  const form = useContractForm<Update>(invitedCalls.updateStatement, loaded);
  const { isDirty } = form.formState;
  const wanted = useRef<Step>(stepAfter(step));
  const saving = useSaving<Update, InvitedStatement>({
    form,
    save: (body) => save(withoutOtherType(body)),
    onSaved: (statement) => onSaved(statement, wanted.current),
    ...(reload && { reload }),
  });
  const goTo = (target: Step | undefined) => {
    wanted.current = target;
    if (!isDirty && onGo !== undefined) onGo(target);
    else void saving.submit();
  };
  return { form, goTo, isSaving: saving.isSaving, outcome: saving.outcome };
}

/** The names of a statement's fields, some of them in plainer words than the office uses. */
function useStatementLabels(): FieldLabels {
  const { t } = useTranslation('invited');
  return { ...useFieldLabels('statement'), ...t('fields', { returnObjects: true }) };
}

import type { Call } from '@prorata/contract/call';
import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { ContractForm } from './contract-form.tsx';
import { FormLayout } from './form-layout.tsx';
import { FormMessages, type SaveOutcome } from './form-messages.tsx';
import type { FieldLabels } from './form-setting.ts';
import { LeaveWarning, SaveBar } from './save-bar.tsx';
import type { ContractForm as Form } from './use-contract-form.ts';

interface FormPageProps<C extends Call> {
  /** The form, and how its saving goes. */
  readonly editing: {
    readonly form: Form<C>;
    readonly submit: FormEventHandler;
    readonly isSaving: boolean;
    readonly outcome: SaveOutcome;
  };
  readonly labels: FieldLabels;
  readonly isReadOnly?: boolean;
  readonly missing?: ReadonlySet<string>;
  /** What could not be done, when "saving" does not say it. */
  readonly failure?: string;
  /** Beside the form: where things stand. */
  readonly rail?: ReactNode;
  /** For something new: what the button says, and how to leave without it. */
  readonly adding?: Pick<ComponentProps<typeof SaveBar>, 'verb' | 'onCancel' | 'andNext'>;
  /** The sections. */
  readonly children: ReactNode;
}

/** A form over the whole page: messages above, sections, the bar that saves it, and a warning to who leaves without. */
export function FormPage<C extends Call>(props: FormPageProps<C>) {
  const { editing, isReadOnly = false, missing, failure, rail, adding, children } = props;
  return (
    <ContractForm<C>
      form={editing.form}
      labels={props.labels}
      isReadOnly={isReadOnly}
      {...(missing && { missing })}
      onSubmit={editing.submit}
    >
      <FormLayout rail={rail} foot={!isReadOnly && <SaveBar isSaving={editing.isSaving} {...adding} />}>
        <FormMessages outcome={editing.outcome} {...(failure !== undefined && { title: failure })} />
        {children}
      </FormLayout>
      <LeaveWarning />
    </ContractForm>
  );
}

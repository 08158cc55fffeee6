import type { Call } from '@prorata/contract/call';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { FormLayout } from '../../components/form/form-layout.tsx';
import { FormMessages, type SaveOutcome } from '../../components/form/form-messages.tsx';
import type { FieldLabels } from '../../components/form/form-setting.ts';
import { LeaveWarning, SaveBar } from '../../components/form/save-bar.tsx';
import type { ContractForm as Form } from '../../components/form/use-contract-form.ts';

interface CostFormProps<C extends Call> {
  readonly form: Form<C>;
  readonly submit: FormEventHandler;
  readonly isSaving: boolean;
  readonly outcome: SaveOutcome;
  readonly labels: FieldLabels;
  /** For a new cost: leaves without adding it. */
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

/** The frame of a cost's form, stored or new. */
export function CostForm<C extends Call>({
  form,
  submit,
  isSaving,
  outcome,
  labels,
  onCancel,
  children,
}: CostFormProps<C>) {
  const { t } = useTranslation('costs');
  return (
    <ContractForm<C> form={form} labels={labels} onSubmit={submit}>
      <FormLayout foot={<SaveBar isSaving={isSaving} {...(onCancel && { verb: t('add'), onCancel })} />}>
        <FormMessages outcome={outcome} />
        {children}
      </FormLayout>
      <LeaveWarning />
    </ContractForm>
  );
}

interface Used {
  readonly periods: readonly { readonly validFrom: IsoDate; readonly usedUntil: IsoDate | null }[];
}

/** Until when each period of a cost was used, by its first day, which no two of them share. */
export function usesOf(cost: Used | undefined): ReadonlyMap<IsoDate, IsoDate> {
  const periods = cost?.periods ?? [];
  return new Map(
    periods.flatMap(({ validFrom, usedUntil }) => (usedUntil === null ? [] : [[validFrom, usedUntil]])),
  );
}

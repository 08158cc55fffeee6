import { closingsCalls } from '@prorata/contract/closings/calls';
import type { Closing, ClosingTaskToDo } from '@prorata/contract/closings/closing';
import { LongTextField, TextField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useUndoToast } from '../../platform/use-undo-toast.tsx';
import { useStoreClosing } from './closing-queries.ts';

interface FinishTaskProps {
  readonly dossierId: string;
  readonly task: ClosingTaskToDo | undefined;
  readonly onClose: () => void;
}

/** Asks by what name the other side knows what was done. */
export function FinishTask({ dossierId, task, onClose }: FinishTaskProps) {
  const { t } = useTranslation(['closings', 'vocabulary']);
  return (
    <FormDialog
      opened={task !== undefined}
      title={task ? t(`vocabulary:closingTask.${task.task}`) : ''}
      onClose={onClose}
    >
      {task && <FinishForm dossierId={dossierId} task={task} onClose={onClose} />}
    </FormDialog>
  );
}

type Finish = typeof closingsCalls.finishTask;

function FinishForm({
  dossierId,
  task: { task, subject, about },
  onClose,
}: FinishTaskProps & { readonly task: ClosingTaskToDo }) {
  const { t } = useTranslation('closings');
  const store = useStoreClosing(dossierId);
  const offerUndo = useUndoToast();
  const form = useContractForm<Finish>(closingsCalls.finishTask, { reference: null, note: null });
  const saving = useSaving<Finish, Closing>({
    form,
    save: (body) => request(closingsCalls.finishTask, { params: { dossierId, task, subject }, body }),
    onSaved: (closing) => {
      store(closing);
      offerUndo({
        title: t('finish.done'),
        undo: async () =>
          store(await request(closingsCalls.reopenTask, { params: { dossierId, task, subject } })),
      });
      onClose();
    },
  });
  return (
    <DialogForm<Finish>
      form={form}
      labels={useFieldLabels('closing')}
      saving={saving}
      verb={t('finish.verb')}
      onClose={onClose}
    >
      <Hint style={{ gridColumn: '1 / -1' }}>
        {about !== null && `${about}. `}
        {t('finish.text')}
      </Hint>
      <TextField<ValuesOf<Finish>> name="reference" span={12} />
      <LongTextField<ValuesOf<Finish>> name="note" span={12} />
    </DialogForm>
  );
}

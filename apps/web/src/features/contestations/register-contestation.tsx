import { contestationsCalls } from '@prorata/contract/contestations/calls';
import type { Contestations } from '@prorata/contract/contestations/contestation';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { CONTESTATION_WAYS, type ContestationWay } from '@prorata/domain/vocabulary';
import { DateField } from '../../components/form/date-fields.tsx';
import { ChoiceCardsField, LongTextField, SelectField, TextField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useShowAfter } from './contestation-queries.ts';
import { NO_REQUEST, withFittingRequest } from './line-request.ts';
import { LineRequestFields, useLineRequestLabels } from './line-request-fields.tsx';

interface RegisterContestationProps {
  readonly dossier: Dossier;
  readonly overview: Contestations;
  readonly opened: boolean;
  readonly onClose: () => void;
}

type Register = typeof contestationsCalls.register;
type Values = ValuesOf<Register>;

/** Chosen where it is none of those to whom the report goes. */
const ANOTHER = 'another';

function withOnePerson(values: Values): Values {
  return values.addresseeId === ANOTHER ? { ...values, addresseeId: null } : { ...values, name: null };
}

/** Somebody contests: how it came, by whom, against what, and why. */
export function RegisterContestation({ opened, ...props }: RegisterContestationProps) {
  const { t } = useTranslation('contestations');
  return (
    <FormDialog opened={opened} size="xl" title={t('register')} onClose={props.onClose}>
      <RegisterForm {...props} />
    </FormDialog>
  );
}

function RegisterForm({ dossier, overview, onClose }: Omit<RegisterContestationProps, 'opened'>) {
  const { t } = useTranslation(['contestations', 'vocabulary']);
  const params = { dossierId: dossier.id };
  const show = useShowAfter(dossier.id);
  const labels = useFieldLabels('contestation');
  const requestLabels = useLineRequestLabels();
  const form = useContractForm<Register>(
    contestationsCalls.register,
    {
      ...{ way: 'writ', time: null, addresseeId: null, name: null, appearing: null, servedBy: null },
      ...{ ...NO_REQUEST, requested: null, grounds: null },
    },
    (values) => withFittingRequest(withOnePerson(values), overview),
  );
  const saving = useSaving<Register, Contestations>({
    form,
    save: (body) => request(contestationsCalls.register, { params, body }),
    onSaved: (after) => {
      show(after);
      onClose();
    },
  });
  const way: ContestationWay = form.watch('way');
  const isAnother = form.watch('addresseeId') === ANOTHER;
  const people = [
    ...overview.contestants.map(({ addresseeId, name }) => ({ value: addresseeId, label: name })),
    { value: ANOTHER, label: t('anotherPerson') },
  ];
  const ways = CONTESTATION_WAYS.map((value) => ({
    value,
    label: t(`vocabulary:contestationWay.${value}`),
    text: t(`wayText.${value}`),
  }));
  return (
    <DialogForm<Register>
      form={form}
      labels={{
        ...labels,
        ...requestLabels,
        ...{ way: t('wayLabel'), addresseeId: t('who'), name: t('name') },
        ...{ date: t(`dateOf.${way}`), servedBy: t('servedBy'), appearing: t('appearing') },
        requested: t('requestedInWords'),
      }}
      saving={saving}
      verb={t('register')}
      onClose={onClose}
    >
      <ChoiceCardsField<Values> name="way" span={12} choices={ways} required />
      <SelectField<Values> name="addresseeId" span={isAnother ? 6 : 12} choices={people} required />
      {isAnother && <TextField<Values> name="name" span={6} required />}
      <DateField<Values> name="date" span={way === 'letter' ? 12 : 6} required />
      {way !== 'letter' && <TextField<Values> name="time" span={6} placeholder="14:20" required />}
      {way === 'writ' && <TextField<Values> name="servedBy" span={12} required />}
      {way === 'declaration' && <TextField<Values> name="appearing" span={12} />}
      <LineRequestFields dossier={dossier} overview={overview} />
      <TextField<Values> name="requested" span={12} />
      <LongTextField<Values> name="grounds" span={12} />
    </DialogForm>
  );
}

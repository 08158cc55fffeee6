import { Anchor, Button } from '@mantine/core';
import { recurringCalls } from '@prorata/contract/recurring/calls';
import type { Recurring } from '@prorata/contract/recurring/recurring';
import { SHARE_BASES } from '@prorata/domain/vocabulary';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Block } from '../../components/block.tsx';
import { DateField } from '../../components/form/date-fields.tsx';
import { Cell } from '../../components/form/field.tsx';
import { ChoiceCardsField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { LettersDialog } from './letters-dialog.tsx';
import classes from './recurring.module.css';
import { useChanged } from './recurring-queries.ts';
import type { RecurringProps } from './recurring-tab.tsx';

/** When the next run is due, on what shares are taken, and how many children depend on the debtor. */
export function TermsCard({ dossier, recurring: { terms }, canWrite }: RecurringProps) {
  const { t } = useTranslation(['recurring', 'vocabulary', 'fields']);
  const language = useLanguage();
  const [isEdited, setEdited] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const { threshold, everyMonths, nextRunOn, sharesOn, children, childrenSince } = terms;
  const when = [
    threshold !== null && t('terms.atThreshold', { amount: formatAmount(threshold, language) }),
    everyMonths !== null && t('terms.everyMonths', { count: everyMonths }),
    nextRunOn !== null && t('terms.onDay', { date: formatDate(nextRunOn, language) }),
  ].filter((one) => one !== false);
  const edit = canWrite && (
    <Button variant="default" leftSection={<IconPencil />} onClick={() => setEdited(true)}>
      {t('terms.edit')}
    </Button>
  );
  return (
    <Block title={t('terms.title')} act={edit}>
      <dl className={classes.facts}>
        <div>
          <Hint component="dt">{t('terms.nextRun')}</Hint>
          <dd>{when.length === 0 ? t('terms.byHand') : when.map((one) => <div key={one}>{one}</div>)}</dd>
        </div>
        <div>
          <Hint component="dt">{t('fields:recurring.sharesOn')}</Hint>
          <dd>{t(`vocabulary:shareBasis.${sharesOn}`)}</dd>
        </div>
        <div>
          <Hint component="dt">{t('fields:recurring.children')}</Hint>
          <dd>
            {childrenSince === null
              ? children
              : t('terms.childrenSince', { count: children, date: formatDate(childrenSince, language) })}
            <Anchor component="button" type="button" display="block" onClick={() => setWriting(true)}>
              {t('vocabulary:incomeLetter.childDeclaration')}
            </Anchor>
          </dd>
        </div>
      </dl>
      <LettersDialog
        dossierId={dossier.id}
        canSend={canWrite}
        opened={isWriting}
        onClose={() => setWriting(false)}
      />
      <FormDialog opened={isEdited} title={t('terms.title')} onClose={() => setEdited(false)}>
        <TermsForm dossierId={dossier.id} terms={terms} onClose={() => setEdited(false)} />
      </FormDialog>
    </Block>
  );
}

type SetTerms = typeof recurringCalls.setTerms;
type Values = ValuesOf<SetTerms>;

interface TermsFormProps {
  readonly dossierId: string;
  readonly terms: Recurring['terms'];
  readonly onClose: () => void;
}

function TermsForm({ dossierId, terms, onClose }: TermsFormProps) {
  const { t } = useTranslation(['recurring', 'vocabulary', 'forms']);
  const changed = useChanged(dossierId);
  const form = useContractForm<SetTerms>(recurringCalls.setTerms, terms);
  const saving = useSaving<SetTerms, Recurring>({
    form,
    save: (body) => request(recurringCalls.setTerms, { params: { dossierId }, body }),
    onSaved: (saved) => {
      changed(saved);
      showSuccess(t('forms:saved'));
      onClose();
    },
    reload: async () => (await request(recurringCalls.read, { params: { dossierId } })).terms,
  });
  const bases = SHARE_BASES.map((value) => ({
    ...{ value, label: t(`vocabulary:shareBasis.${value}`), text: t(`terms.sharesOnText.${value}`) },
  }));
  return (
    <DialogForm<SetTerms> form={form} labels={useFieldLabels('recurring')} saving={saving} onClose={onClose}>
      <Cell span={12}>
        <Hint>{t('terms.text')}</Hint>
      </Cell>
      <DecimalField<Values> name="threshold" kind="amount" span={4} hint={t('terms.thresholdHint')} />
      <DecimalField<Values> name="everyMonths" kind="count" span={4} hint={t('terms.everyMonthsHint')} />
      <DateField<Values> name="nextRunOn" span={4} hint={t('terms.nextRunOnHint')} />
      <ChoiceCardsField<Values> name="sharesOn" choices={bases} />
      <DecimalField<Values> name="children" kind="count" span={6} hint={t('terms.childrenHint')} required />
      <DateField<Values> name="childrenSince" span={6} hint={t('terms.childrenSinceHint')} />
    </DialogForm>
  );
}

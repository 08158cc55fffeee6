import type { Privilege } from '@prorata/contract/distribution/privilege';
import { isIsoDate } from '@prorata/domain/iso-date';
import { partFollowsPrivilege } from '@prorata/law/privileges/accessories';
import { goesByDay } from '@prorata/law/privileges/by-day';
import { findWindow } from '@prorata/law/privileges/windows';
import { useWatch } from 'react-hook-form';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { DateField } from '../form/date-fields.tsx';
import { CheckField, TextField, YesNoField } from '../form/fields.tsx';
import { useFormSetting } from '../form/form-setting.ts';
import { DecimalField } from '../form/number-fields.tsx';
import type { OfficeView } from './claim-dialog.tsx';
import { BeneficiaryFields } from './claim-fields.tsx';
import { DateLine } from './claim-standing.tsx';
import type { ClaimValues } from './claim-values.ts';
import { isOfLessor, LotsField } from './lots-field.tsx';
import { PeriodsField, WindowOutcome } from './periods-field.tsx';
import { FoldedStep } from './question-step.tsx';
import { sinceExplanation, sinceQuestion } from './since-words.ts';

interface ClaimConditionsProps {
  readonly privilege: Privilege;
  readonly privileges: readonly Privilege[];
  readonly office: OfficeView;
}

/** What the law still asks once the privilege is known: on what, for which months, since when, up to how much, for whom. */
export function ClaimConditions({ privilege, privileges, office }: ClaimConditionsProps) {
  const { id, type, cap } = privilege;
  if (type === 'chirographic') return null;
  return (
    <>
      {type === 'specific' && <LotsStep privilege={privilege} office={office} />}
      {findWindow(id) && <PeriodsStep privilegeId={id} governingDate={office.governingDate} />}
      <SinceStep privilege={privilege} privileges={privileges} office={office} />
      {cap?.amount === null && <LimitStep privilegeId={id} />}
      {cap && cap.amount !== null && <BeneficiaryStep />}
      <AccessoriesStep privilegeId={id} />
    </>
  );
}

function LotsStep({ privilege, office: { lots } }: Pick<ClaimConditionsProps, 'privilege' | 'office'>) {
  const { t } = useTranslation('claims');
  const { isReadOnly } = useFormSetting();
  const [assetIds, onAll] = useWatch<ClaimValues, ['assetIds', 'onAllAssets']>({
    name: ['assetIds', 'onAllAssets'],
  });
  const chosen = lots.filter(({ id }) => assetIds?.includes(id));
  const names = onAll ? t('lots.all') : chosen.map(({ label, name }) => `${label} ${name}`).join(' · ');
  return (
    <FoldedStep
      question={t(isOfLessor(privilege) ? 'lots.inLetPremises' : 'lots.label')}
      answer={names || undefined}
      isReadOnly={isReadOnly}
    >
      <LotsField lots={lots} privilege={privilege} />
      <TextField<ClaimValues> name="assetDescription" span={12} hint={t('hints.assetDescription')} />
    </FoldedStep>
  );
}

interface PeriodsStepProps {
  readonly privilegeId: string;
  readonly governingDate: string | null;
}

function PeriodsStep({ privilegeId, governingDate }: PeriodsStepProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const { isReadOnly } = useFormSetting();
  const periods = useWatch<ClaimValues, 'periods'>({ name: 'periods' }) ?? [];
  const days = (day: string | null) => formatDate(day, language);
  const answer = periods.length > 0 && (
    <>
      {periods
        .map(({ from, until }) => t('guide.period', { from: days(from), until: days(until) }))
        .join(' · ')}
      {governingDate && <WindowOutcome privilegeId={privilegeId} asOf={governingDate} />}
    </>
  );
  return (
    <FoldedStep question={t('periods.title')} answer={answer || undefined} isReadOnly={isReadOnly}>
      <PeriodsField privilegeId={privilegeId} governingDate={governingDate} isAsked />
    </FoldedStep>
  );
}

function SinceStep({ privilege, privileges, office }: ClaimConditionsProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const { isReadOnly } = useFormSetting();
  const since = useWatch<ClaimValues, 'since'>({ name: 'since' });
  const explains = sinceExplanation(privilege.id);
  const isKnown = typeof since === 'string' && isIsoDate(since);
  return (
    <FoldedStep
      question={t(sinceQuestion(privilege.id))}
      answer={
        isKnown ? (
          <>
            {formatDate(since, language)}
            <DateLine office={office} privileges={privileges} />
          </>
        ) : undefined
      }
      isOptional={!goesByDay({ ...privilege, kind: privilege.type })}
      isReadOnly={isReadOnly}
    >
      <DateField<ClaimValues> name="since" span={12} hint={explains ? t(explains) : undefined} />
      <DateLine office={office} privileges={privileges} />
    </FoldedStep>
  );
}

function LimitStep({ privilegeId }: { readonly privilegeId: string }) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const { isReadOnly } = useFormSetting();
  const limit = useWatch<ClaimValues, 'limit'>({ name: 'limit' });
  return (
    <FoldedStep
      question={t('guide.limit')}
      answer={typeof limit === 'number' ? formatAmount(limit, language) : undefined}
      isReadOnly={isReadOnly}
    >
      <DecimalField<ClaimValues> name="limit" kind="amount" span={12} hint={t('hints.limit')} />
      {privilegeId.startsWith('pledge') && (
        <CheckField<ClaimValues> name="isConsumerPledge" hint={t('hints.isConsumerPledge')} />
      )}
    </FoldedStep>
  );
}

function BeneficiaryStep() {
  const { t } = useTranslation('claims');
  const { isReadOnly } = useFormSetting();
  const name = useWatch<ClaimValues, 'beneficiary.name'>({ name: 'beneficiary.name' });
  return (
    <FoldedStep
      question={t('guide.beneficiary')}
      answer={name || undefined}
      isOptional
      isReadOnly={isReadOnly}
    >
      <BeneficiaryFields />
    </FoldedStep>
  );
}

/** Whether interest and costs have the privilege too: as the law says, unless the office decides otherwise. */
function AccessoriesStep({ privilegeId }: { readonly privilegeId: string }) {
  const { t } = useTranslation(['claims', 'forms', 'vocabulary']);
  const { isReadOnly } = useFormSetting();
  const parts = useWatch<ClaimValues, 'parts'>({ name: 'parts' }) ?? [];
  const accessories = parts.flatMap(({ kind, followsPrivilege }, place) =>
    kind === 'principal' ? [] : [{ kind, place, follows: followsPrivilege ?? byLaw(privilegeId, kind) }],
  );
  if (accessories.length === 0) return null;
  const said = (follows: boolean) => t(follows ? 'forms:yes' : 'forms:no');
  const answer = accessories
    .map(({ kind, follows }) =>
      t('forms:labelled', { label: t(`vocabulary:claimPart.${kind}`), text: said(follows).toLowerCase() }),
    )
    .join(' · ');
  return (
    <FoldedStep question={t('guide.accessories')} answer={answer} isReadOnly={isReadOnly}>
      {accessories.map(({ kind, place }) => (
        <YesNoField
          key={place}
          name={`parts.${place}.followsPrivilege`}
          span={6}
          label={t(`vocabulary:claimPart.${kind}`)}
          unsaid={t('guide.asLaw', { answer: said(byLaw(privilegeId, kind)).toLowerCase() })}
        />
      ))}
    </FoldedStep>
  );
}

function byLaw(privilegeId: string, kind: Parameters<typeof partFollowsPrivilege>[1]): boolean {
  return partFollowsPrivilege(privilegeId, kind).byDefault;
}

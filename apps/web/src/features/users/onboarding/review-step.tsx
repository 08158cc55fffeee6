import { Anchor, Group, Stack, Text } from '@mantine/core';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { SectionTitle } from '../../../components/text.tsx';
import { NOTHING } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { ConsentField } from './documents-step.tsx';
import classes from './onboarding.module.css';
import type { OfficeDraft, OnboardingForm } from './onboarding-values.ts';
import type { Step } from './steps.ts';

interface ReviewStepProps {
  /** The organization that files statements and has entered this person. */
  readonly employer: string | undefined;
  readonly onEdit: (step: Step) => void;
}

/** All that will be sent, the way back to each part, and the last word: who this is. */
export function ReviewStep({ employer, onEdit }: ReviewStepProps) {
  const { t } = useTranslation(['onboarding', 'vocabulary', 'fields']);
  const { profile, organization } = useWatch<OnboardingForm>();
  const { kind, officeName, details } = organization as OfficeDraft;
  const kboNumber = kind === 'new' ? details?.kboNumber : undefined;
  return (
    <>
      <Part step="profile" onEdit={onEdit}>
        <Line name={t('review.name')} value={`${profile?.name ?? ''} ${profile?.surname ?? ''}`} />
        <Line name={t('fields:user.email')} value={profile?.email} />
        {employer === undefined && (
          <Line
            name={t('fields:user.userType')}
            value={profile?.userType && t(`vocabulary:userType.${profile.userType}`)}
          />
        )}
        <Line
          name={t('fields:user.preferredLanguage')}
          value={profile?.preferredLanguage && t(`vocabulary:language.${profile.preferredLanguage}`)}
        />
      </Part>
      <Part
        step="organization"
        title={employer === undefined ? undefined : t('creditor.organization')}
        onEdit={onEdit}
      >
        <Line name={t('fields:organization.name')} value={kind === 'new' ? details?.name : officeName} />
        {kboNumber && (
          <Line name={t('fields:organization.kboNumber')} value={formatEnterpriseNumber(kboNumber)} />
        )}
        <Line
          name={t('review.way')}
          value={
            employer !== undefined
              ? t('creditor.joining')
              : kind === 'new'
                ? t('review.newOffice')
                : t('review.existingOffice')
          }
        />
      </Part>
      <Part step="documents" onEdit={onEdit}>
        <Line
          name={t('review.accepted')}
          value={(['acceptsTermsOfUse', 'acceptsPrivacyPolicy', 'acceptsEula'] as const)
            .map((consent) => t(`documents.${consent}`))
            .join(', ')}
        />
      </Part>
      <Stack>
        <ConsentField
          name="confirmsBailiffOrEmployee"
          missing={
            employer === undefined
              ? t('missing.confirmsBailiffOrEmployee')
              : t('creditor.missing', { name: employer })
          }
        />
        <Text c="dimmed">{t('review.after')}</Text>
      </Stack>
    </>
  );
}

interface PartProps extends Pick<ReviewStepProps, 'onEdit'> {
  readonly step: 'profile' | 'organization' | 'documents';
  /** In the place of the name of the step. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

function Part({ step, title, onEdit, children }: PartProps) {
  const { t } = useTranslation('onboarding');
  return (
    <section className={classes.part}>
      <Group justify="space-between" align="baseline" gap="md">
        <SectionTitle>{title ?? t(`steps.${step}.name`)}</SectionTitle>
        <Anchor component="button" type="button" onClick={() => onEdit(step)}>
          {t('review.edit')}
        </Anchor>
      </Group>
      <dl className={classes.lines}>{children}</dl>
    </section>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string | null | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || NOTHING}</dd>
    </div>
  );
}

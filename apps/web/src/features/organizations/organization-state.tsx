import { Anchor, List } from '@mantine/core';
import type { Organization } from '@prorata/contract/organizations/organization';
import type { ReactNode } from 'react';
import { type Point, Points, RailSection } from '../../components/block.tsx';
import { fieldId, focusField } from '../../components/form/form-setting.ts';
import { formatDate, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { isCreditor } from '../../platform/session/standing.ts';
import { approvalStateOf } from './approval.tsx';

interface OrganizationStateProps {
  readonly organization: Organization;
  /** The way to the text of the licence agreement, once it was accepted. */
  readonly licence?: ReactNode;
}

/** How far an organization is on the way to being used: approved, complete, bound by the licence agreement. */
export function OrganizationState({ organization, licence }: OrganizationStateProps) {
  const { t } = useTranslation('organizations');
  const points = usePoints(organization, licence);
  return (
    <RailSection title={isCreditor(organization) ? t('creditor.state') : t('state.title')}>
      <Points points={points} />
    </RailSection>
  );
}

function usePoints(organization: Organization, licence: ReactNode): Point[] {
  const { t } = useTranslation(['organizations', 'vocabulary']);
  const language = useLanguage();
  const { approved, isPending, isComplete, missingFields, eulaAcceptedAt, eulaAcceptedBy } = organization;
  return [
    {
      key: 'approval',
      state: approved ? 'done' : isPending ? 'waiting' : 'missing',
      title: t(`vocabulary:approvalState.${approvalStateOf(organization)}`),
      text: t('state.registered', { date: formatDate(organization.createdAt, language) }),
    },
    {
      key: 'complete',
      state: isComplete ? 'done' : 'missing',
      title: isComplete ? t('state.complete') : t('state.incomplete'),
      text: !isComplete && <MissingFields fields={missingFields} />,
    },
    {
      key: 'licence',
      state: eulaAcceptedAt === null ? 'waiting' : 'done',
      title: eulaAcceptedAt === null ? t('state.licenceWaiting') : t('state.licenceAccepted'),
      text:
        eulaAcceptedAt === null ? (
          t('state.licenceByAdministrator')
        ) : (
          <>
            {t('state.acceptedBy', {
              name: eulaAcceptedBy ?? NOTHING,
              date: formatDate(eulaAcceptedAt, language),
            })}
            {licence}
          </>
        ),
    },
  ];
}

interface MissingFieldsProps {
  readonly fields: Organization['missingFields'];
}

/** The details that are lacking, each leading to its field. */
function MissingFields({ fields }: MissingFieldsProps) {
  const { t } = useTranslation(['organizations', 'fields']);
  return (
    <List listStyleType="none">
      {fields.map((field) => (
        <List.Item key={field}>
          <Anchor
            href={`#${fieldId(field)}`}
            size="sm"
            lh="1.5rem"
            onClick={(event) => {
              event.preventDefault();
              focusField(field);
            }}
          >
            {t(`fields:organization.${field}`)}
          </Anchor>
        </List.Item>
      ))}
    </List>
  );
}

import { Checkbox, Stack } from '@mantine/core';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import { IconMailPlus } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Empty, QueryState } from '../../components/states.tsx';
import { addressLine } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { standardInvitationsQuery } from '../invitations/invitation-queries.ts';
import { invitationName } from '../invitations/invitation-values.ts';
import type { Progress } from './progress.ts';
import { PlainStep, StepFoot } from './step-layout.tsx';
import { useCreditorNames } from './use-creditor-names.ts';
import type { Wizard } from './use-wizard.ts';

interface StandardStepProps {
  readonly draft: ExtractDraft;
  readonly wizard: Wizard;
}

/** Those whom the office invites to every dossier. Who is invited from the extract already is left out at first. */
export function StandardStep({ wizard }: StandardStepProps) {
  const { t } = useTranslation(['extracts', 'invitations']);
  const nameOf = useCreditorNames();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const standards = useQuery(standardInvitationsQuery(me.organization?.id ?? ''));
  const { progress, change } = wizard;
  const items = standards.data?.items;
  const names = new Set(invitedOf(progress).map(({ values }) => nameOf(values).toLowerCase()));
  const isThere = (one: StandardInvitation) => isAmong(one, progress, names);
  const proposed = items?.filter((one) => !isThere(one)).map(({ id }) => id);
  const chosen = progress.standardIds;
  useEffect(() => {
    if (chosen === null && proposed !== undefined) change({ standardIds: proposed });
  }, [chosen, proposed, change]);
  const toggle = (id: string, isChosen: boolean) =>
    change({ standardIds: [...(chosen ?? []).filter((one) => one !== id), ...(isChosen ? [id] : [])] });
  const foot = (
    <StepFoot
      onBack={wizard.goBack}
      onNext={wizard.goOn}
      isDisabled={standards.isPending}
      remark={t('standard.chosen', { count: chosen?.length ?? 0 })}
    />
  );
  return (
    <PlainStep title={t('standard.title')} intro={t('standard.intro')} foot={foot}>
      <QueryState query={standards} rows={3} />
      {items?.length === 0 && (
        <Empty icon={IconMailPlus} title={t('standard.none')}>
          {t('standard.noneText')}
        </Empty>
      )}
      <Stack gap="md">
        {items?.map((one) => (
          <Checkbox
            key={one.id}
            label={invitationName(one)}
            description={[
              one.email ?? (one.address && addressLine(one.address)),
              isThere(one) && t('standard.present'),
            ]
              .filter(Boolean)
              .join(' · ')}
            checked={chosen?.includes(one.id) ?? false}
            onChange={({ currentTarget: { checked } }) => toggle(one.id, checked)}
          />
        ))}
      </Stack>
    </PlainStep>
  );
}

function invitedOf({ creditors }: Progress) {
  return Object.values(creditors).filter(({ decision }) => decision === 'invitation');
}

/** Whether somebody is invited from the extract: at the same address, or under the same name. */
function isAmong(
  { email, addressee }: StandardInvitation,
  progress: Progress,
  names: ReadonlySet<string>,
): boolean {
  if (addressee !== null && names.has(addressee.toLowerCase())) return true;
  return (
    email !== null &&
    invitedOf(progress).some(({ values }) => values.primaryEmail?.toLowerCase() === email.toLowerCase())
  );
}

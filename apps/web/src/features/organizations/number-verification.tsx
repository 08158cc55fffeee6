import { Button, Text } from '@mantine/core';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { Organization } from '@prorata/contract/organizations/organization';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Point, Points, RailSection } from '../../components/block.tsx';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { ORGANIZATIONS, organizationQuery } from './organization-queries.ts';

interface NumberVerificationProps {
  readonly organization: Organization;
  /** For platform administrators alone. */
  readonly canVerify: boolean;
}

/** Whether the enterprise number was compared with the register: by it invitations find their way. */
export function NumberVerification({ organization, canVerify }: NumberVerificationProps) {
  const { t } = useTranslation('organizations');
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { hasClaimOfDebtPermission, kboNumber, numberVerifiedAt, numberVerifiedBy } = organization;
  if (!hasClaimOfDebtPermission) return null;
  const isVerified = numberVerifiedAt !== null;
  const point: Point = {
    key: 'number',
    state: isVerified ? 'done' : 'waiting',
    title: kboNumber === null ? NOTHING : formatEnterpriseNumber(kboNumber),
    text: isVerified
      ? t('number.verified', {
          name: numberVerifiedBy ?? NOTHING,
          date: formatDate(numberVerifiedAt, language),
        })
      : canVerify
        ? t('number.waiting')
        : t('number.byPlatform'),
  };
  return (
    <RailSection title={t('number.title')}>
      <Points points={[point]} />
      {canVerify && kboNumber !== null && (
        <Button variant="default" mt="md" onClick={() => setAsking(true)}>
          {isVerified ? t('number.takeBack') : t('number.verify')}
        </Button>
      )}
      <Asking organization={organization} opened={isAsking} onClose={() => setAsking(false)} />
    </RailSection>
  );
}

interface AskingProps {
  readonly organization: Organization;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What is vouched for is shown once more: the number, and whose it is. */
function Asking({ organization, opened, onClose }: AskingProps) {
  const { t } = useTranslation('organizations');
  const queries = useQueryClient();
  const inWords = useProblem();
  const { id: organizationId, name, corporateName, kboNumber, version, numberVerifiedAt } = organization;
  const isVerified = numberVerifiedAt !== null;
  const number = kboNumber === null ? NOTHING : formatEnterpriseNumber(kboNumber);
  const verifying = useMutation({
    mutationFn: () =>
      request(organizationsCalls.verifyNumber, {
        params: { organizationId },
        body: { kboNumber: isVerified ? null : kboNumber, version },
      }),
    onSuccess: (saved) => {
      queries.setQueryData(organizationQuery(organizationId).queryKey, saved);
      void queries.invalidateQueries({ queryKey: [...ORGANIZATIONS, 'list'] });
      showSuccess(isVerified ? t('number.takenBack') : t('number.done'), name);
      onClose();
    },
  });
  return (
    <IrreversibleDialog
      opened={opened}
      title={isVerified ? t('number.takeBackTitle') : t('number.verifyTitle', { number })}
      verb={isVerified ? t('number.takeBack') : t('number.verify')}
      tone={isVerified ? 'negative' : 'primary'}
      isBusy={verifying.isPending}
      onConfirm={() => verifying.mutate()}
      onClose={onClose}
    >
      <Text>
        {isVerified
          ? t('number.takeBackText')
          : t('number.verifyText', { name: corporateName ?? name, number })}
      </Text>
      {verifying.isError && <Refusal title={t('number.failed')} {...inWords(verifying.error)} />}
    </IrreversibleDialog>
  );
}

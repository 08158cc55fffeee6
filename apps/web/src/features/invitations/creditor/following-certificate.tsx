import { Anchor, Text } from '@mantine/core';
import { followingCalls } from '@prorata/contract/following/calls';
import type { FollowedStatement } from '@prorata/contract/following/status';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Refusal } from '../../../components/states.tsx';
import { Amount } from '../../../components/values.tsx';
import { saveFile } from '../../../platform/client/open-file.ts';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import classes from './following.module.css';
import { useInvited } from './invited.ts';
import { Card } from './invited-page.tsx';

const TEXTS = {
  payment: 'certificate.paidText',
  nonRecovery: 'certificate.text',
  interim: 'certificate.interimText',
} as const;

interface FollowingCertificateProps {
  readonly statement: FollowedStatement;
  readonly isOnly: boolean;
}

/** What was paid and what was not, for the creditor's books. */
export function FollowingCertificate({ statement, isOnly }: FollowingCertificateProps) {
  const { t } = useTranslation('following');
  const { invitationCode } = useInvited();
  const inWords = useProblem();
  const { certificate, tpStatementId, creditorName } = statement;
  const download = useMutation({
    mutationFn: () =>
      request(followingCalls.downloadCertificate, { params: { invitationCode, tpStatementId } }),
    onSuccess: saveFile,
  });
  if (certificate === null) return null;
  const { kind, admitted, paid, kept, unpaid } = certificate;
  return (
    <Card title={t(`certificate.${kind}`)}>
      {!isOnly && (
        <Text inherit c="dimmed">
          {creditorName}
        </Text>
      )}
      <dl className={classes.sum}>
        <div>
          <dt>{t('amounts.admitted')}</dt>
          <dd>
            <Amount euros={admitted} unit="none" />
          </dd>
        </div>
        <div>
          <dt>{t('certificate.paid')}</dt>
          <dd>
            <Amount euros={-paid} unit="none" />
          </dd>
        </div>
        {kept > 0 && (
          <div>
            <dt>{t('certificate.kept')}</dt>
            <dd>
              <Amount euros={-kept} unit="none" />
            </dd>
          </div>
        )}
        <div data-piece="total">
          <dt>{t(kind === 'interim' ? 'amounts.after' : 'certificate.unpaid')}</dt>
          <dd>
            <Amount euros={unpaid} />
          </dd>
        </div>
      </dl>
      <Text inherit size="sm" c="dimmed">
        {t(TEXTS[kind])}
      </Text>
      {download.error && <Refusal title={t('certificate.download')} {...inWords(download.error)} />}
      {!isOnly && (
        <Anchor
          component="button"
          type="button"
          className={classes.act ?? ''}
          onClick={() => download.mutate()}
        >
          <IconDownload size={16} aria-hidden /> {t('certificate.download')}
        </Anchor>
      )}
    </Card>
  );
}

import { Anchor, Button, Text } from '@mantine/core';
import { followingCalls } from '@prorata/contract/following/calls';
import type { FollowingStatus } from '@prorata/contract/following/status';
import { IconClockHour4, IconFileText, IconPlayerPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DownloadButton } from '../../../components/documents/download-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { LoadError, Loading } from '../../../components/states.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { daysLeft } from './days-left.ts';
import classes from './following.module.css';
import { followingStatusQuery } from './following.ts';
import { FollowingAmounts } from './following-amounts.tsx';
import { FollowingCertificate } from './following-certificate.tsx';
import { ContestCard, DraftCard } from './following-draft.tsx';
import { FollowingMoney } from './following-money.tsx';
import { FollowingSent } from './following-sent.tsx';
import { FollowingTimeline } from './following-timeline.tsx';
import { useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
import { DownloadReceipt } from './receipt.tsx';
import termClasses from './term-notice.module.css';
import { TermNotice } from './term-notice.tsx';

/** What becomes of a claim, with the same code, from the closing of the invitation to the payment: the money first. */
export function FollowingPage() {
  const { t } = useTranslation('following');
  const { invitationCode } = useInvited();
  const { data: status } = useQuery(followingStatusQuery(invitationCode));
  const hasFiled = (status?.statements.length ?? 0) > 0;
  return (
    <InvitedPage
      title={t(status === undefined || hasFiled ? 'title' : 'nothing.title')}
      head={status && (hasFiled ? <ContestNotice status={status} /> : <TermNotice />)}
      foot={status && <Foot status={status} />}
    >
      <FollowingContent />
    </InvitedPage>
  );
}

/** The same, for a page that says something else first. */
export function FollowingContent() {
  const inWords = useProblem();
  const { invitationCode } = useInvited();
  const { data: status, error, refetch } = useQuery(followingStatusQuery(invitationCode));
  return (
    <>
      {status === undefined && error === null && <Loading rows={4} />}
      {error !== null && <LoadError {...inWords(error)} onRetry={() => void refetch()} />}
      {status && <Following status={status} hasFiled={status.statements.length > 0} />}
    </>
  );
}

function Following({ status, hasFiled }: { readonly status: FollowingStatus; readonly hasFiled: boolean }) {
  const { t } = useTranslation('following');
  const { statements } = status;
  return (
    <>
      <Holds status={status} />
      {hasFiled ? (
        <FollowingMoney status={status} />
      ) : (
        <Card>
          <Text inherit>{t('nothing.text')}</Text>
        </Card>
      )}
      {statements.map((statement) => (
        <FollowingCertificate
          key={statement.tpStatementId}
          statement={statement}
          isOnly={statements.length === 1}
        />
      ))}
      {(hasFiled || status.draft !== null) && <FollowingTimeline status={status} />}
      {statements.map((statement) => (
        <FollowingAmounts
          key={statement.tpStatementId}
          statement={statement}
          isOnly={statements.length === 1}
        />
      ))}
      {status.draft && <DraftCard draft={status.draft} />}
      <ContestCard status={status} />
      {status.receiptNumber !== null && hasFiled && <ReceiptCard number={status.receiptNumber} />}
      <FollowingSent />
    </>
  );
}

/** How long this addressee can still contest, in sight from the first moment. */
function ContestNotice({ status: { contest } }: { readonly status: FollowingStatus }) {
  const { t } = useTranslation('following');
  const language = useLanguage();
  if (contest === null || contest.isOver) return null;
  const date = formatDate(contest.lastDay, language);
  const count = daysLeft(contest.lastDay, new Date());
  return (
    <p className={termClasses.notice}>
      <IconClockHour4 aria-hidden />
      <span>{count < 1 ? t('head.contestToday', { date }) : t('head.contest', { count, date })}</span>
    </p>
  );
}

/** Why nothing moves. */
function Holds({ status: { holds, isCancelled } }: { readonly status: FollowingStatus }) {
  const { t } = useTranslation(['following', 'vocabulary']);
  const language = useLanguage();
  if (isCancelled) return <Notice icon={IconPlayerPause}>{t('following:holds.cancelled')}</Notice>;
  return holds.map(({ hold, on, stopKind }) => (
    <Notice key={hold} icon={IconPlayerPause} title={t('following:holds.title')}>
      {t(`following:holds.${hold}`, {
        date: formatDate(on, language),
        kind: stopKind ? t(`vocabulary:stopKind.${stopKind}`) : '',
      })}
    </Notice>
  ));
}

function ReceiptCard({ number }: { readonly number: string }) {
  const { t } = useTranslation(['following', 'shell']);
  const { invitationCode } = useInvited();
  return (
    <Card title={t('following:receipt.title')}>
      <p className={classes.mono}>{number}</p>
      <DownloadReceipt variant="default" size="lg" />
      <Text inherit size="sm" mt="sm" c="dimmed">
        {t('following:receipt.check', { page: t('shell:titles.seal') })}
      </Text>
      <p className={classes.links}>
        <Link to="/invited/$invitationCode/myStatements" params={{ invitationCode }}>
          {t('following:receipt.statements')}
        </Link>
        <Link to="/seal">{t('shell:titles.seal')}</Link>
      </p>
    </Card>
  );
}

/** The next thing that one would want: the certificate, then the draft, then the receipt. */
function Foot({ status: { statements, draft, receiptNumber } }: { readonly status: FollowingStatus }) {
  const certified = statements.filter(({ certificate }) => certificate !== null);
  const [only, another] = certified;
  if (only !== undefined && another === undefined) return <DownloadCertificate id={only.tpStatementId} />;
  if (draft?.path) return <OpenDraft path={draft.path} />;
  return receiptNumber !== null && statements.length > 0 ? <DownloadReceipt /> : null;
}

function OpenDraft({ path }: { readonly path: string }) {
  const { t } = useTranslation('following');
  return (
    <Button
      size="xl"
      fullWidth
      leftSection={<IconFileText size={18} />}
      renderRoot={(props) => <Anchor href={path} underline="never" {...props} />}
    >
      {t('draft.open')}
    </Button>
  );
}

function DownloadCertificate({ id: tpStatementId }: { readonly id: string }) {
  const { t } = useTranslation('following');
  const { invitationCode } = useInvited();
  const params = { invitationCode, tpStatementId };
  return (
    <DownloadButton size="xl" fullWidth get={() => request(followingCalls.downloadCertificate, { params })}>
      {t('certificate.download')}
    </DownloadButton>
  );
}

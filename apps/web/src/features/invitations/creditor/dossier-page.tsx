import { Anchor, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { BalancePage } from './balance-page.tsx';
import { BalanceReceiptPage } from './balance-receipt.tsx';
import { BeginButton } from './begin-button.tsx';
import classes from './dossier-page.module.css';
import { Facts } from './facts.tsx';
import { FollowingPage } from './following-page.tsx';
import { myStatementsQuery, useInvited } from './invited.ts';
import { Card, InvitedPage, InvitedTabs } from './invited-page.tsx';
import { NoClaimReceiptPage } from './no-claim-receipt.tsx';
import { Receipt, SentToYou } from './receipt.tsx';
import { TermNotice } from './term-notice.tsx';

/** What the invitation asks, until when, and the way on; once it is closed, what becomes of what was filed. */
export function InvitedDossierPage() {
  const { t } = useTranslation('invited');
  const { dossier } = useInvited();
  const { office, defendantName, invitation, receipt, nothingToClaim, balance } = dossier;
  if (receipt !== null && receipt.statements.length === 0) return <Receipt receipt={receipt} />;
  if (nothingToClaim !== null) return <NoClaimReceiptPage receipt={nothingToClaim} />;
  if (balance?.confirmation) {
    return <BalanceReceiptPage balance={balance} confirmation={balance.confirmation} />;
  }
  if (!invitation.isOpen) return <FollowingPage />;
  if (balance !== null) return <BalancePage balance={balance} wayOn={<WayOn />} />;
  return (
    <InvitedPage
      title={t('dossier.title')}
      head={
        <>
          <TermNotice />
          <InvitedTabs />
        </>
      }
      foot={<WayOn />}
    >
      <Text inherit>{t('dossier.intro', { office: office.name, defendant: defendantName })}</Text>
      <AboutDossier />
      <Needs />
      <SentToYou />
    </InvitedPage>
  );
}

function Needs() {
  const { t } = useTranslation('invited');
  return (
    <Card title={t('dossier.needs.title')}>
      <ul className={classes.needs}>
        {(['settlement', 'titleDocument', 'account', 'proofs'] as const).map((need) => (
          <li key={need}>{t(`dossier.needs.${need}`)}</li>
        ))}
      </ul>
      <Text inherit mt="md" c="dimmed">
        {t('dossier.needs.pause')}
      </Text>
    </Card>
  );
}

/** To the statement that was begun, or to a new one; whoever has nothing to claim can say so. */
function WayOn() {
  const { t } = useTranslation('invited');
  const { invitationCode, dossier } = useInvited();
  const statements = useQuery(myStatementsQuery(invitationCode));
  const [only, another] = statements.data?.items ?? [];
  const count = dossier.invitation.numberOfStatements;
  if (count > 0 && statements.isPending) {
    // Whoever presses before it is known where to would end up in the list.
    return (
      <Button size="xl" fullWidth loading>
        {t('dossier.goOn')}
      </Button>
    );
  }
  if (count > 0) {
    return (
      <Button
        size="xl"
        fullWidth
        renderRoot={(props) =>
          only !== undefined && another === undefined ? (
            <Link
              to="/invited/$invitationCode/statement/$tpStatementId"
              params={{ invitationCode, tpStatementId: only.id }}
              {...props}
            />
          ) : (
            <Link to="/invited/$invitationCode/myStatements" params={{ invitationCode }} {...props} />
          )
        }
      >
        {t(another === undefined ? 'dossier.goOn' : 'dossier.seeStatements')}
      </Button>
    );
  }
  return (
    <>
      <BeginButton>{t('dossier.start')}</BeginButton>
      <Anchor
        className={classes.noClaim}
        renderRoot={(props) => (
          <Link to="/invited/$invitationCode/nothingToClaim" params={{ invitationCode }} {...props} />
        )}
      >
        {t('dossier.noClaim')}
      </Anchor>
    </>
  );
}

/** What a creditor may know of the dossier. */
function AboutDossier() {
  const { t } = useTranslation('invited');
  const language = useLanguage();
  const { dossier } = useInvited();
  const { invitation, saleDate, dateSeizure } = dossier;
  const reasons = [
    saleDate && t('dossier.sale', { date: formatDate(saleDate, language) }),
    dateSeizure && t('dossier.seizure', { date: formatDate(dateSeizure, language) }),
  ].filter(Boolean);
  return (
    <Card title={t('dossier.about')}>
      <Facts
        facts={[
          [t('dossier.defendant'), [dossier.defendantName, dossier.defendantCity].filter(Boolean).join(', ')],
          [t('dossier.fileNumber'), [dossier.fileNumber, dossier.dossierTitle].filter(Boolean).join(', ')],
          [t('dossier.reason'), reasons.join(', ')],
          [t('dossier.bailiff'), dossier.bailiffName],
          [t('dossier.addressee'), invitation.addressee ?? invitation.email],
          [t('fields.creditorReference'), invitation.creditorReference],
          [t('dossier.until'), invitation.validUntil && formatDate(invitation.validUntil, language, 'long')],
        ]}
      />
    </Card>
  );
}

import { Anchor, Title } from '@mantine/core';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { sumEuros } from '@prorata/domain/money';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ReadOnlyNotice } from '../../../components/states.tsx';
import { Amount } from '../../../components/values.tsx';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { Facts } from './facts.tsx';
import { useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
import classes from './overview.module.css';
import { StatementClaims } from './statement-claims.tsx';
import { MyDocuments } from './statement-documents.tsx';
import { StatementFacts } from './statement-facts.tsx';
import { StepLink } from './step-links.tsx';
import { TermNotice } from './term-notice.tsx';
import { WithdrawStatement } from './withdraw-statement.tsx';

interface OverviewProps {
  readonly statement: InvitedStatement;
  readonly isReadOnly: boolean;
}

/** A statement that can no longer be changed, on one page, with what became of it. */
export function Overview({ statement }: Pick<OverviewProps, 'statement'>) {
  const { t } = useTranslation('invited');
  const { invitationCode } = useInvited();
  return (
    <InvitedPage
      title={t('statement.title')}
      back={
        <Link to="/invited/$invitationCode/myStatements" params={{ invitationCode }}>
          {t('toStatements')}
        </Link>
      }
      head={<TermNotice />}
    >
      <ReadOnlyNotice>{t('statement.readOnly')}</ReadOnlyNotice>
      <Decision statement={statement} />
      {statement.explanationOfChange && (
        <Card title={t('statement.explanation')}>{statement.explanationOfChange}</Card>
      )}
      <StatementParts statement={statement} isReadOnly />
    </InvitedPage>
  );
}

/** All that a statement says: its claims, its creditor, its payment and its documents. */
export function StatementParts({ statement, isReadOnly }: OverviewProps) {
  const { t } = useTranslation('invited');
  return (
    <>
      <div>
        <div className={classes.sectionHead}>
          <Title order={2} fz="lg" lh="lg" fw={600}>
            {t('claims.mine')}
          </Title>
          {!isReadOnly && (
            <Anchor renderRoot={(props) => <StepLink statement={statement} step="why" {...props} />}>
              <IconPlus size={14} aria-hidden /> {t('claims.add')}
            </Anchor>
          )}
        </div>
        <div className={classes.paper}>
          <StatementClaims statement={statement} />
        </div>
      </div>
      <StatementFacts statement={statement} isReadOnly={isReadOnly} />
      <div>
        <div className={classes.sectionHead}>
          <Title order={2} fz="lg" lh="lg" fw={600}>
            {t('summary.documents')}
          </Title>
          {!isReadOnly && (
            <Anchor renderRoot={(props) => <StepLink statement={statement} {...props} />}>
              <IconPlus size={14} aria-hidden /> {t('documents.add')}
            </Anchor>
          )}
        </div>
        <div className={classes.paper}>
          <MyDocuments statement={statement} />
        </div>
      </div>
      {!isReadOnly && <WithdrawStatement statement={statement} />}
    </>
  );
}

/** What became of the amount, once the office decided; what is refused of one claim is told with the claim. */
function Decision({ statement }: Pick<OverviewProps, 'statement'>) {
  const { t } = useTranslation(['invited', 'claims', 'fields', 'vocabulary']);
  const { totalAmountClaimed, amountRejected, isReserved, rejectionReason, rejectionNote } = statement;
  const ofClaims = statement.privilegedClaims.map(({ reservedAmount }) => reservedAmount);
  const reserved = isReserved ? totalAmountClaimed : sumEuros(ofClaims);
  const isDecided = statement.status === 'Validated' || statement.status === 'Invalid';
  if (!isDecided && amountRejected === 0 && reserved === 0) return null;
  const reason = rejectionReason && t(`vocabulary:rejectionReason.${rejectionReason}`);
  const amount = (euros: number) => <Amount key="amount" euros={euros} />;
  return (
    <Card title={t('statement.decision')}>
      <Facts
        facts={[
          [t('fields:claim.parts.declared'), amount(sumEuros([totalAmountClaimed, amountRejected]))],
          [t('claims:decision.rejected'), amountRejected > 0 ? amount(-amountRejected) : null],
          [t('fields:claim.parts.reserved'), reserved > 0 ? amount(reserved) : null],
          [t('fields:claim.parts.admitted'), amount(sumEuros([totalAmountClaimed, -reserved]))],
          [t('fields:statement.rejectionReason'), [reason, rejectionNote].filter(Boolean).join(': ')],
        ]}
      />
    </Card>
  );
}

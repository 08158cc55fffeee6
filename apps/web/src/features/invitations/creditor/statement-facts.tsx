import { Anchor, Flex } from '@mantine/core';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { formatIban } from '@prorata/domain/iban';
import type { ReactNode } from 'react';
import { DebtorsLine } from '../../../components/claims/debtors-field.tsx';
import { addressLine } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { Facts } from './facts.tsx';
import { useInvited } from './invited.ts';
import { Card } from './invited-page.tsx';
import type { Step } from './statement-steps.ts';
import { StepLink } from './step-links.tsx';

interface StatementFactsProps {
  readonly statement: InvitedStatement;
  readonly isReadOnly: boolean;
}

/** What was filled in, part by part, each with the way to change it. */
export function StatementFacts({ statement, isReadOnly }: StatementFactsProps) {
  const { t } = useTranslation(['invited', 'vocabulary', 'forms', 'fields', 'claims']);
  const { dossier } = useInvited();
  const { creditorType, sendOption, language, kboNumber, paymentaccount, accountHolder } = statement;
  const emails = [statement.primaryEmail, statement.extraEmails].filter(Boolean).join('; ');
  const part = (step: Step | undefined, title: string, facts: readonly (readonly [string, ReactNode])[]) => (
    <Card
      title={
        <Title statement={statement} step={step} isReadOnly={isReadOnly}>
          {title}
        </Title>
      }
    >
      <Facts facts={facts} empty={t('forms:missing')} />
    </Card>
  );
  return (
    <>
      {part('data', t('summary.creditor'), [
        [t('fields.corporateName'), statement.creditorName],
        [t('fields:statement.creditorType'), creditorType && t(`vocabulary:creditorType.${creditorType}`)],
        [t('fields.kboNumber'), kboNumber && formatEnterpriseNumber(kboNumber)],
        [t('sections.address'), addressLine(statement.creditorAddress)],
        [t('fields.creditorReference'), statement.creditorReference],
        [t('fields.declarant'), [statement.declarant, statement.bailiffOffice].filter(Boolean).join(', ')],
      ])}
      {dossier.defendants.length > 1 &&
        part(undefined, t('claims:debtors.title'), [
          [
            t('fields:statement.debtorIds'),
            <DebtorsLine key="debtors" debtors={dossier.defendants} of={statement} />,
          ],
        ])}
      {part(undefined, t('summary.payment'), [
        [t('fields:statement.paymentaccount'), paymentaccount && formatIban(paymentaccount)],
        ...(accountHolder ? [[t('fields:statement.accountHolder'), accountHolder] as const] : []),
        [t('fields.paymentreference'), statement.paymentreference],
      ])}
      {part('data', t('summary.sending'), [
        [t('fields.sendOption'), sendOption && t(`vocabulary:sendOption.${sendOption}`)],
        [t('fields:statement.primaryEmail'), emails],
        [t('fields.language'), language && t(`vocabulary:language.${language}`)],
      ])}
    </>
  );
}

interface TitleProps extends StatementFactsProps {
  readonly step: Step | undefined;
  readonly children: string;
}

function Title({ statement, step, isReadOnly, children }: TitleProps) {
  const { t } = useTranslation('invited');
  return (
    <Flex component="span" align="baseline" justify="space-between" gap="md">
      {children}
      {!isReadOnly && (
        <Anchor
          py="xs"
          fz="0.9375rem"
          aria-label={t('summary.editOf', { part: children })}
          renderRoot={(props) => <StepLink statement={statement} step={step} {...props} />}
        >
          {t('summary.edit')}
        </Anchor>
      )}
    </Flex>
  );
}

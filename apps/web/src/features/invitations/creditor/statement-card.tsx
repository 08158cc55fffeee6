import { Box, Stack, Text } from '@mantine/core';
import type { AnswerOf } from '@prorata/contract/call';
import type { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import { Link } from '@tanstack/react-router';
import { StatusBadge } from '../../../components/badges.tsx';
import { Amount } from '../../../components/values.tsx';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { useInvited } from './invited.ts';
import classes from './statement-card.module.css';

/** A line in the list of the creditor's own statements. */
export type StatementRow = AnswerOf<typeof invitedCalls.listMyStatements>['items'][number];

/** One statement in the list: whose, how much, and what it still lacks. */
export function StatementCard({ statement }: { readonly statement: StatementRow }) {
  const { t } = useTranslation('invited');
  const language = useLanguage();
  const { invitationCode } = useInvited();
  const { id, creditorName, totalAmountClaimed, numberOfClaims, numberOfDocuments, updatedAt } = statement;
  const name = creditorName || t('statements.unnamed');
  return (
    <li className={classes.card}>
      <Box flex={1} miw="10rem">
        <Link
          className={classes.name}
          to="/invited/$invitationCode/statement/$tpStatementId"
          params={{ invitationCode, tpStatementId: id }}
        >
          {name}
        </Link>
        <Text size="sm" c="dimmed">
          <Figures numberOfClaims={numberOfClaims} numberOfDocuments={numberOfDocuments} />
        </Text>
        <Text size="sm" c="dimmed">
          {t('statements.changedAt', { moment: formatDate(updatedAt, language, 'dateTime') })}
        </Text>
      </Box>
      <Stack gap="xs" align="flex-end">
        <Text span inherit fw={600}>
          <Amount euros={totalAmountClaimed} />
        </Text>
        <Standing statement={statement} />
      </Stack>
    </li>
  );
}

function Standing({ statement: { status, missingParts } }: { readonly statement: StatementRow }) {
  const { t } = useTranslation(['invited', 'vocabulary']);
  if (status !== 'Filing') {
    return (
      <StatusBadge tone={status === 'Validated' ? 'positive' : status === 'Invalid' ? 'negative' : 'primary'}>
        {t(`vocabulary:thirdPartyStatementStatus.${status}`)}
      </StatusBadge>
    );
  }
  if (missingParts.length === 0) {
    return <StatusBadge tone="positive">{t('statements.complete')}</StatusBadge>;
  }
  return <StatusBadge tone="warning">{t('statements.missing', { count: missingParts.length })}</StatusBadge>;
}

interface FiguresProps {
  readonly numberOfClaims: number;
  readonly numberOfDocuments: number;
}

/** What a statement holds, in two figures; without a claim of its own all of it is ordinary, and that needs no figure. */
export function Figures({ numberOfClaims, numberOfDocuments }: FiguresProps) {
  const { t } = useTranslation('invited');
  const documents = t('statements.documents', { count: numberOfDocuments });
  if (numberOfClaims === 0) return documents;
  return t('statements.figures', { claims: t('statements.claims', { count: numberOfClaims }), documents });
}

import { Anchor, Button, Flex, Text } from '@mantine/core';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedClaim, InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { readWay } from '@prorata/law/causes/cause';
import { WHY_OWED } from '@prorata/law/causes/register';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { privilegeName } from '../../../components/claims/privilege-words.ts';
import { Hint } from '../../../components/text.tsx';
import { Amount } from '../../../components/values.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { invitedKey, useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
import classes from './why.module.css';
import { roomFor } from './why-claim.ts';

interface WhyReasonsProps {
  readonly statement: InvitedStatement;
  readonly reasons: readonly InvitedClaim[];
  readonly privileges: readonly Privilege[];
  readonly back: ReactNode;
  /** Answers anew, about a claim or about one that is still to come. */
  readonly onBegin: (claim: InvitedClaim | undefined) => void;
}

/** The reasons that were given, each with its amount, and the way to another. */
export function WhyReasons({ statement, reasons, privileges, back, onBegin }: WhyReasonsProps) {
  const { t } = useTranslation('why');
  const inWords = useProblem();
  const nameOf = useReasonName(privileges);
  const removing = useRemovingReason(statement.id);
  const room = roomFor(statement, undefined);
  return (
    <InvitedPage
      title={t('title')}
      back={back}
      foot={
        <Button
          size="xl"
          fullWidth
          variant="default"
          leftSection={<IconPlus size={18} />}
          disabled={room <= 0}
          onClick={() => onBegin(undefined)}
        >
          {t('another')}
        </Button>
      }
    >
      <Card title={t('reasons')}>
        <ul className={classes.reasons}>
          {reasons.map((claim) => (
            <li key={claim.id}>
              <Flex justify="space-between" gap="md" align="baseline">
                <Text inherit fw={500}>
                  {nameOf(claim)}
                </Text>
                <Amount euros={claim.amountDemanded} />
              </Flex>
              <Flex gap="lg">
                <Anchor
                  component="button"
                  type="button"
                  className={classes.act ?? ''}
                  aria-label={t('changeOf', { name: nameOf(claim) })}
                  onClick={() => onBegin(claim)}
                >
                  {t('change')}
                </Anchor>
                <Anchor
                  component="button"
                  type="button"
                  className={classes.act ?? ''}
                  aria-label={t('removeOf', { name: nameOf(claim) })}
                  disabled={removing.isPending}
                  onClick={() => removing.mutate(claim)}
                >
                  {t('remove')}
                </Anchor>
              </Flex>
            </li>
          ))}
        </ul>
        {removing.error && (
          <Text inherit c="negative.8" role="alert">
            {inWords(removing.error).message}
          </Text>
        )}
        {room <= 0 && <Hint>{t('noRoom')}</Hint>}
      </Card>
    </InvitedPage>
  );
}

/** By its privilege, or by what was answered; left to the office, as that. */
function useReasonName(privileges: readonly Privilege[]) {
  const { t } = useTranslation('why');
  const language = useLanguage();
  return ({ cause, privilegeId }: InvitedClaim): string => {
    const privilege = privileges.find(({ id }) => id === privilegeId);
    if (privilege !== undefined) return privilegeName(privilege, language);
    const first = cause ? readWay(WHY_OWED, cause.answers)?.way[0] : undefined;
    if (first !== undefined) return privilegeName(first, language);
    return t(cause ? 'consequence.unknown' : 'interest.ordinary');
  };
}

function useRemovingReason(tpStatementId: string) {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id: privilegedClaimId, version }: InvitedClaim) =>
      request(invitedCalls.removeClaim, {
        params: { invitationCode, tpStatementId, privilegedClaimId },
        query: { version },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: invitedKey(invitationCode) }),
  });
}

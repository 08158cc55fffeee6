import { Anchor, Button, Text } from '@mantine/core';
import type { InvitedClaim, InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { readWay, type Way, withinReach } from '@prorata/law/causes/cause';
import { WHY_OWED } from '@prorata/law/causes/register';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading } from '../../../components/states.tsx';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { privilegesQuery, useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
import { ClaimsStep } from './statement-claims.tsx';
import { BackToStatement, useGoToStep } from './step-links.tsx';
import { targetOf } from './why-claim.ts';
import { WhyProposal } from './why-proposal.tsx';
import { WhyQuestions } from './why-questions.tsx';
import { WhyReasons } from './why-reasons.tsx';
import { WhyTiles } from './why-tiles.tsx';

export interface Answered {
  readonly way: Way;
  /** "I do not know" was the last answer. */
  readonly isForOffice: boolean;
  readonly lotIds: readonly string[];
}

const NOTHING: Answered = { way: [], isForOffice: false, lotIds: [] };

type Stage = 'reasons' | 'tiles' | 'questions' | 'proposal' | 'list';

interface WhyFlowProps {
  readonly statement: InvitedStatement;
}

/** From a tile over two or three questions to a proposal. Nothing is kept before its last button, and all of it then. */
export function WhyFlow({ statement }: WhyFlowProps) {
  const { t } = useTranslation('why');
  const { invitationCode } = useInvited();
  const { data: privileges } = useQuery(privilegesQuery(invitationCode));
  const goTo = useGoToStep(statement.id);
  const reasons = statement.privilegedClaims.filter(
    ({ isCalculatedAutomatically, cause, privilegeId }) =>
      !isCalculatedAutomatically && (cause !== null || privilegeId !== null),
  );
  const [stage, setStage] = useState<Stage>(reasons.length > 0 ? 'reasons' : 'tiles');
  const [edited, setEdited] = useState<InvitedClaim>();
  const [answered, setAnswered] = useState<Answered>(NOTHING);
  const back = <BackToStatement tpStatementId={statement.id} />;
  if (privileges === undefined) {
    return (
      <InvitedPage title={t('title')} back={back}>
        <Loading rows={5} />
      </InvitedPage>
    );
  }
  if (statement.totalAmountClaimed === 0) return <AmountFirst statement={statement} />;
  const question = withinReach(WHY_OWED, (id) => privileges.items.some((known) => known.id === id));
  const begin = (claim: InvitedClaim | undefined) => {
    const read = claim?.cause ? readWay(question, claim.cause.answers) : undefined;
    setEdited(claim);
    setAnswered(read ? { ...read, lotIds: claim?.cause?.assetIds ?? [] } : NOTHING);
    setStage('tiles');
  };
  const answer = (next: Answered) => {
    setAnswered(next);
    setStage(next.isForOffice ? 'proposal' : 'questions');
  };
  // Who knows the law chooses a privilege by its name, at a desk.
  if (stage === 'list') return <ClaimsStep statement={statement} />;
  if (stage === 'reasons') {
    return (
      <WhyReasons
        statement={statement}
        reasons={reasons}
        privileges={privileges.items}
        back={back}
        onBegin={begin}
      />
    );
  }
  if (stage === 'tiles') {
    return (
      <WhyTiles
        question={question}
        answered={answered}
        back={back}
        onAnswer={answer}
        onList={() => setStage('list')}
      />
    );
  }
  const backTo = (to: Stage, label: string) => (
    <Anchor component="button" type="button" c="inherit" fz="inherit" onClick={() => setStage(to)}>
      {label}
    </Anchor>
  );
  if (stage === 'questions') {
    return (
      <WhyQuestions
        question={question}
        answered={answered}
        privileges={privileges.items}
        back={backTo('tiles', t('backToTiles'))}
        onAnswer={setAnswered}
        onDone={() => setStage('proposal')}
      />
    );
  }
  return (
    <WhyProposal
      statement={statement}
      claim={targetOf(statement, edited)}
      answered={answered}
      privileges={privileges.items}
      back={
        answered.way.length === 0
          ? backTo('tiles', t('backToTiles'))
          : backTo('questions', t('backToQuestions'))
      }
      onSaved={() => goTo(undefined)}
    />
  );
}

/** A reason is for an amount, and there is none yet. */
function AmountFirst({ statement }: WhyFlowProps) {
  const { t } = useTranslation('why');
  const goTo = useGoToStep(statement.id);
  return (
    <InvitedPage
      title={t('title')}
      back={<BackToStatement tpStatementId={statement.id} />}
      foot={
        <Button size="xl" fullWidth onClick={() => goTo(undefined)}>
          {t('back')}
        </Button>
      }
    >
      <Card title={t('amountFirst')}>
        <Text inherit c="dimmed">
          {t('amountFirstText')}
        </Text>
      </Card>
    </InvitedPage>
  );
}

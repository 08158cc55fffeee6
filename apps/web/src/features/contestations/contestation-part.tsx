import { Button, Stack } from '@mantine/core';
import type { Contestations } from '@prorata/contract/contestations/contestation';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { brusselsDate } from '@prorata/domain/iso-date';
import { IconHandStop, IconPlus } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { PageBody } from '../../components/page.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { ContestationCard } from './contestation-card.tsx';
import classes from './contestation-part.module.css';
import { contestationsQuery } from './contestation-queries.ts';
import { Course } from './course.tsx';
import { ConsignmentCard, JudgmentCard, StepsCard } from './proceeding-cards.tsx';
import { RegisterContestation } from './register-contestation.tsx';

/** Who contests the draft, what that holds up, and the ways out of it. */
export function ContestationPart({ dossier }: { readonly dossier: Dossier }) {
  const inWords = useProblem();
  const overview = useQuery(contestationsQuery(dossier.id));
  if (overview.isError) {
    return (
      <PageBody>
        <LoadError {...inWords(overview.error)} onRetry={() => void overview.refetch()} />
      </PageBody>
    );
  }
  if (overview.data === undefined) return <Loading rows={5} />;
  return (
    <PageBody>
      <div className={classes.columns}>
        <Main dossier={dossier} overview={overview.data} />
        <Course overview={overview.data} />
      </div>
    </PageBody>
  );
}

interface PartProps {
  readonly dossier: Dossier;
  readonly overview: Contestations;
}

function Main({ dossier, overview }: PartProps) {
  const { t } = useTranslation('contestations');
  const language = useLanguage();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const [isRegistering, setRegistering] = useState(false);
  const { contestations, proceeding, draft, consignment, lines } = overview;
  const canWrite = me.canWriteDossiers && ['Signed', 'PvSent', 'ToPay'].includes(dossier.status);
  const isHeld = contestations.some(({ isHolding }) => isHolding);
  const paid = lines.filter(({ allotted }) => allotted > 0).length;
  return (
    <Stack gap="md">
      {isHeld && (
        <Notice
          tone="warning"
          icon={IconHandStop}
          title={t('frozen', { count: paid, amount: formatAmount(consignment.amount, language) })}
        >
          {t('frozenText')}
        </Notice>
      )}
      <div className={classes.toolbar}>
        <Hint>
          {contestations.length === 0 && `${t('none')} `}
          {draft.contestUntil &&
            t(draft.contestUntil < brusselsDate(new Date()) ? 'untilThen' : 'until', {
              date: formatDate(draft.contestUntil, language, 'long'),
            })}
        </Hint>
        {canWrite && (
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setRegistering(true)}>
            {t('register')}
          </Button>
        )}
      </div>
      {contestations.map((contestation, place) => (
        <ContestationCard
          key={contestation.id}
          dossier={dossier}
          overview={overview}
          contestation={contestation}
          number={place + 1}
          canWrite={canWrite}
        />
      ))}
      {(isHeld || proceeding !== null) && (
        <ConsignmentCard dossier={dossier} overview={overview} canWrite={canWrite} />
      )}
      {proceeding !== null && (
        <StepsCard dossier={dossier} overview={overview} proceeding={proceeding} canWrite={canWrite} />
      )}
      {proceeding?.judgment && <JudgmentCard judgment={proceeding.judgment} />}
      <RegisterContestation
        dossier={dossier}
        overview={overview}
        opened={isRegistering}
        onClose={() => setRegistering(false)}
      />
    </Stack>
  );
}

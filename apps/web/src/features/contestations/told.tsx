import { Button, Group, Text } from '@mantine/core';
import { contestationsCalls } from '@prorata/contract/contestations/calls';
import type { Contestation } from '@prorata/contract/contestations/contestation';
import { StatusBadge } from '../../components/badges.tsx';
import { Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './contestation-part.module.css';
import { useContestationAct } from './contestation-queries.ts';

interface ToldProps {
  readonly dossierId: string;
  readonly contestation: Contestation;
  readonly canWrite: boolean;
}

/** Who was told of a contestation and when, and the act by which the other parties are. */
export function Told({ dossierId, contestation, canWrite }: ToldProps) {
  const { t } = useTranslation(['contestations', 'vocabulary']);
  const language = useLanguage();
  const inWords = useProblem();
  const { id, told, untold, hasEffect, state } = contestation;
  const params = { dossierId, contestationId: id };
  const telling = useContestationAct(dossierId, () => request(contestationsCalls.tellParties, { params }));
  const isOpen = canWrite && hasEffect && (state === 'registered' || state === 'referred');
  const { byEmail, byLetter, unreachable } = untold;
  return (
    <div>
      <Text fw={500}>{t('told.title')}</Text>
      {telling.error && <Refusal title={t('told.title')} {...inWords(telling.error)} />}
      {told.length === 0 && <Hint>{t('told.nobody')}</Hint>}
      {told.map(({ id: deliveryId, name, sendMethod, at, hasFailed }) => (
        <div key={deliveryId} className={classes.row}>
          <span>{name}</span>
          <Hint span>{t(`vocabulary:sendMethod.${sendMethod}`)}</Hint>
          {hasFailed && <StatusBadge tone="negative">{t('told.failed')}</StatusBadge>}
          <Hint span>{formatDate(at, language, 'dateTime')}</Hint>
        </div>
      ))}
      {isOpen && byEmail + byLetter > 0 && (
        <Group gap="sm" mt="xs">
          <Button variant="default" loading={telling.isPending} onClick={() => telling.mutate(undefined)}>
            {t('told.act')}
          </Button>
          <Hint span>{t('told.ways', { emails: byEmail, letters: byLetter })}</Hint>
        </Group>
      )}
      {isOpen && unreachable.length > 0 && (
        <Hint mt="xs">{t('told.unreachable', { names: unreachable.join(', ') })}</Hint>
      )}
    </div>
  );
}

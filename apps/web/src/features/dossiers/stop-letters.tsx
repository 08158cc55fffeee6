import { Button, Checkbox, Stack, Text } from '@mantine/core';
import type { SentBodyOf } from '@prorata/contract/call';
import type { Stop } from '@prorata/contract/dossiers/stop';
import { stopsCalls } from '@prorata/contract/stops/calls';
import type { StopLetterKey, StopLetters, StopLetterToSend } from '@prorata/contract/stops/stop-letter';
import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IrreversibleAct } from '../../components/dialogs.tsx';
import { SendingPreview } from '../../components/sending-preview/sending-preview.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { dossierKey, useRefreshDossier } from './dossier-queries.ts';
import classes from './dossier-stops.module.css';

function stopLettersQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'stopLetters'],
    queryFn: ({ signal }) => request(stopsCalls.listLetters, { params: { dossierId }, signal }),
  });
}

interface StopLettersProps {
  readonly dossierId: string;
  readonly stop: Stop;
  readonly onClose: () => void;
}

const nameOf = ({ letter, subject }: StopLetterKey) => `${letter} ${subject}`;
const canBeSent = ({ obstacle, isSent }: StopLetterToSend) => obstacle === null && !isSent;

/** What is written about a stop: to whom, what it says, and what of it was sent. What was sent is not sent again. */
export function StopLettersDialog({ dossierId, stop, onClose }: StopLettersProps) {
  const { t } = useTranslation('dossiers');
  const inWords = useProblem();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const listed = useQuery(stopLettersQuery(dossierId));
  const send = useSending({ dossierId, onClose });
  const [asked, setAsked] = useState<SentBodyOf<typeof stopsCalls.sendLetters>>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  if (listed.isError) return <LoadError {...inWords(listed.error)} onRetry={() => void listed.refetch()} />;
  if (listed.data === undefined) return <Loading rows={4} />;
  const letters = listed.data.items.filter(({ stopId }) => stopId === stop.id);
  const chosen = letters.filter((letter) => canBeSent(letter) && !leftOut.includes(nameOf(letter)));
  const toggle = (letter: StopLetterToSend, isChosen: boolean) =>
    setLeftOut(isChosen ? leftOut.filter((name) => name !== nameOf(letter)) : [...leftOut, nameOf(letter)]);
  return (
    <IrreversibleAct
      verb={t('stops.letters.send', { count: chosen.length })}
      isDisabled={chosen.length === 0 || !me.canWriteDossiers}
      onConfirm={() =>
        setAsked({ letters: chosen.map(({ stopId, letter, subject }) => ({ stopId, letter, subject })) })
      }
      onClose={onClose}
    >
      <Stack gap="md">
        <Text>{t('stops.letters.text')}</Text>
        <ul className={classes.letters}>
          {letters.map((letter) => (
            <li key={nameOf(letter)}>
              <Letter
                dossierId={dossierId}
                letter={letter}
                isChosen={chosen.includes(letter)}
                onChoose={(isChosen) => toggle(letter, isChosen)}
              />
            </li>
          ))}
        </ul>
      </Stack>
      <SendingPreview
        dossierId={dossierId}
        title={t('stops.letters.open')}
        sending={asked && { kind: 'stopLetters', request: asked }}
        onSend={(seen) => send({ letters: [], ...asked, seen })}
        onClose={() => setAsked(undefined)}
      />
    </IrreversibleAct>
  );
}

function useSending({ dossierId, onClose }: Omit<StopLettersProps, 'stop'>) {
  const { t } = useTranslation('dossiers');
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossierId);
  return async (body: SentBodyOf<typeof stopsCalls.sendLetters>) => {
    const answer: StopLetters = await request(stopsCalls.sendLetters, { params: { dossierId }, body });
    queries.setQueryData(stopLettersQuery(dossierId).queryKey, answer);
    void refresh();
    showSuccess(t('stops.letters.done'));
    onClose();
  };
}

interface LetterProps {
  readonly dossierId: string;
  readonly letter: StopLetterToSend;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function Letter({ dossierId, letter, isChosen, onChoose }: LetterProps) {
  const { t } = useTranslation(['dossiers', 'forms', 'vocabulary']);
  const [isShown, setShown] = useState(false);
  const name = t(`vocabulary:stopLetter.${letter.letter}`);
  const { addressee, way, place, obstacle, isSent } = letter;
  return (
    <>
      <Checkbox
        label={addressee === '' ? name : t('forms:labelled', { label: name, text: addressee })}
        description={
          obstacle === null
            ? !isSent && [way && t(`vocabulary:sendMethod.${way}`), place].join(', ')
            : t(`stops.letters.obstacles.${obstacle}`)
        }
        checked={isChosen}
        disabled={!canBeSent(letter)}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <div className={classes.underLetter}>
        <Sent letter={letter} />
        <Button
          className={classes.showText ?? ''}
          size="compact-sm"
          variant="subtle"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'stops.letters.hide' : 'stops.letters.show')}
        </Button>
        {isShown && <LetterText dossierId={dossierId} letter={letter} />}
      </div>
    </>
  );
}

/** Who got it when, and what the mail or post service says of it. */
function Sent({ letter: { sent } }: { readonly letter: StopLetterToSend }) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const language = useLanguage();
  return sent.map((delivery) => (
    <Hint key={delivery.id}>
      {t('stops.letters.sent', {
        moment: formatDate(delivery.requestedAt, language, 'dateTime'),
        name: delivery.requestedBy ?? '',
        place: delivery.address,
      })}{' '}
      {delivery.sendMethod === 'Email'
        ? t(`vocabulary:emailSendStatus.${delivery.status}`)
        : t(`vocabulary:registeredLetterStatus.${delivery.status}`)}
    </Hint>
  ));
}

function LetterText({ dossierId, letter }: Pick<LetterProps, 'dossierId' | 'letter'>) {
  const inWords = useProblem();
  const { stopId, letter: kind, subject } = letter;
  const text = useQuery({
    queryKey: [...dossierKey(dossierId), 'stopLetters', stopId, kind, subject],
    queryFn: ({ signal }) =>
      request(stopsCalls.readLetter, { params: { dossierId, stopId, letter: kind, subject }, signal }),
  });
  if (text.isError) return <LoadError {...inWords(text.error)} onRetry={() => void text.refetch()} />;
  if (text.data === undefined) return <Loading rows={3} />;
  return <Text className={classes.text ?? ''}>{text.data.text}</Text>;
}

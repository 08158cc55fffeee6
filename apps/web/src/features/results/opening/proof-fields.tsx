import { Button, Group, PinInput, Text, TextInput } from '@mantine/core';
import { ONE_TIME_CODE_LENGTH } from '@prorata/contract/results/opening';
import { openingCalls } from '@prorata/contract/results/opening-calls';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Refusal } from '../../../components/states.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { formatTime, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import classes from './draft-page.module.css';

interface CodeProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
}

interface CodeOfMailProps extends CodeProps {
  readonly documentViewCode: string;
  /** With most of it hidden. */
  readonly email: string;
  readonly onSent: () => void;
}

/** Six digits that go to the address on file. Nothing is sent before somebody asks for it: scanners open pages, too. */
export function CodeOfMail({ documentViewCode, email, code, onCode, onSent }: CodeOfMailProps) {
  const { t } = useTranslation('opening');
  const language = useLanguage();
  const inWords = useProblem();
  const label = useId();
  const sending = useMutation({
    mutationFn: () => request(openingCalls.sendCode, { params: { documentViewCode } }),
    onSuccess: onSent,
  });
  const sent = sending.data;
  const seconds = useSecondsUntil(sent?.nextAt);
  return (
    <div className={classes.fields}>
      {sending.error && <Refusal title={t('mail.notSent')} {...inWords(sending.error)} />}
      {sent === undefined ? (
        <>
          <Text>{t('mail.ask', { email })}</Text>
          <Button variant="default" size="lg" loading={sending.isPending} onClick={() => sending.mutate()}>
            {t('mail.send')}
          </Button>
        </>
      ) : (
        <>
          <Text id={label} role="status">
            {t('mail.sent', { email })}
          </Text>
          <PinInput
            key={sent.nextAt}
            type="number"
            inputMode="numeric"
            oneTimeCode
            autoFocus
            length={ONE_TIME_CODE_LENGTH}
            className={classes.digits ?? ''}
            role="group"
            aria-label={t('mail.digits')}
            placeholder=""
            value={code}
            onChange={onCode}
            getInputProps={(index) => ({ 'aria-label': t('mail.digit', { number: index + 1 }) })}
          />
          <Group justify="space-between" gap="sm">
            <Text c="dimmed">{t('mail.until', { time: formatTime(sent.expiresAt, language) })}</Text>
            {seconds > 0 ? (
              <Text c="dimmed">{t('mail.againIn', { time: inMinutes(seconds) })}</Text>
            ) : (
              <Button
                variant="subtle"
                h="2.75rem"
                px={0}
                loading={sending.isPending}
                onClick={() => sending.mutate()}
              >
                {t('mail.again')}
              </Button>
            )}
          </Group>
        </>
      )}
    </div>
  );
}

/** `0.41`, as a clock says it. */
function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Counts down, and stands still once it is there. */
function useSecondsUntil(instant: string | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const end = instant === undefined ? 0 : new Date(instant).getTime();
  const isOver = now >= end;
  useEffect(() => {
    setNow(Date.now());
    if (isOver) return;
    const ticking = window.setInterval(() => setNow(Date.now()), 1_000);
    return () => window.clearInterval(ticking);
  }, [isOver]);
  return Math.max(0, Math.ceil((end - now) / 1_000));
}

export function CodeOfInvitation({ code, onCode }: CodeProps) {
  const { t } = useTranslation('opening');
  return (
    <div className={classes.fields}>
      <TextInput
        size="lg"
        label={t('invitation.label')}
        description={t('invitation.hint')}
        value={code}
        onChange={(event) => onCode(event.currentTarget.value)}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  );
}

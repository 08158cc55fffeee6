import { Anchor, Button, Text, TextInput, Title } from '@mantine/core';
import { type GenuineAnswer, genuineCalls } from '@prorata/contract/genuine/calls';
import { formatInvitationCode } from '@prorata/domain/invitation-code';
import { IconCheck, IconFlag, IconPhone, IconQuestionMark, IconRotate2, IconX } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import classes from './genuine.module.css';
import { ReportForm } from './report-form.tsx';

const senderQuery = {
  queryKey: ['genuine', 'sender'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request(genuineCalls.readSender, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
};

/** For whoever doubts a letter or mail: is it ours? And a way to report the one that is not. */
export function GenuinePage() {
  const { t } = useTranslation('genuine');
  usePageTitle(t('title'));
  const [number, setNumber] = useState('');
  const [isReporting, setReporting] = useState(false);
  const check = useMutation({
    mutationFn: (typed: string) => request(genuineCalls.check, { body: { number: typed } }),
  });
  return (
    <div className={classes.page}>
      <Title order={1} fz="1.5rem" lh="2rem" lts="-0.015em" textWrap="balance">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg" maw="42rem">
        {t('intro')}
      </Text>
      <div className={classes.columns}>
        <div className={classes.column}>
          <CheckForm
            number={number}
            isBusy={check.isPending}
            onChange={(typed) => {
              setNumber(typed);
              check.reset();
            }}
            onCheck={() => check.mutate(number)}
          />
          <Problem error={check.error} />
          {check.data && <Answer answer={check.data} number={number} onReport={() => setReporting(true)} />}
          {isReporting && <ReportForm numberShown={number} />}
        </div>
        <div className={classes.column}>
          <RealOnes />
          <WhereItStands />
          {!isReporting && <Suspect onReport={() => setReporting(true)} />}
          <Text size="sm" c="dimmed">
            <IconPhone size={14} aria-hidden />{' '}
            <Text span inherit fw={600} c="var(--mantine-color-text)">
              {t('call.title')}
            </Text>{' '}
            {t('call.text')}
          </Text>
        </div>
      </div>
    </div>
  );
}

interface CheckFormProps {
  readonly number: string;
  readonly isBusy: boolean;
  readonly onChange: (typed: string) => void;
  readonly onCheck: () => void;
}

function CheckForm({ number, isBusy, onChange, onCheck }: CheckFormProps) {
  const { t } = useTranslation('genuine');
  const [isAsked, setAsked] = useState(false);
  const isEmpty = number.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isEmpty) onCheck();
  };
  return (
    <form className={classes.card} noValidate onSubmit={submit}>
      <div className={classes.check}>
        <TextInput
          className={classes.number ?? ''}
          size="lg"
          label={t('number')}
          value={number}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isAsked && isEmpty && t('empty')}
          onChange={({ currentTarget: { value } }) => onChange(value)}
        />
        <Button size="lg" type="submit" loading={isBusy}>
          {t('check')}
        </Button>
      </div>
    </form>
  );
}

function Problem({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation('genuine');
  const inWords = useProblem();
  return error === null ? null : <Refusal title={t('notChecked')} {...inWords(error)} />;
}

const SIGNS = { yes: IconCheck, unknown: IconQuestionMark, withdrawn: IconRotate2 };

interface AnswerProps {
  readonly answer: GenuineAnswer;
  readonly number: string;
  readonly onReport: () => void;
}

/** The answer takes the focus: whoever does not see it appear hears it. */
function Answer({ answer: found, number, onReport }: AnswerProps) {
  const { t } = useTranslation('genuine');
  const language = useLanguage();
  const { answer, office, checkedAt, isCode } = found;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer anew, also the same one.
  useEffect(() => heading.current?.focus(), [checkedAt]);
  const Sign = SIGNS[answer];
  const title = {
    yes: office === null ? t('yes.unnamed') : t('yes.title', { office: office.name }),
    unknown: t('unknown.title'),
    withdrawn: t('withdrawn.title'),
  }[answer];
  return (
    <section className={classes.answer} data-answer={answer} aria-labelledby="genuine-answer">
      <header className={classes.verdict}>
        <span className={classes.sign}>
          <Sign size={22} stroke={2} aria-hidden />
        </span>
        <div>
          <h2 id="genuine-answer" ref={heading} tabIndex={-1} className={classes.verdictTitle}>
            {title}
          </h2>
          <Text size="sm">{t('checkedAt', { moment: formatDate(checkedAt, language, 'dateTime') })}</Text>
        </div>
      </header>
      <div className={classes.details}>
        {answer === 'unknown' ? (
          <>
            <Text>{t('unknown.text')}</Text>
            <Text mt="sm">{t('unknown.typed')}</Text>
            <Button mt="md" size="lg" leftSection={<IconFlag size={18} />} onClick={onReport}>
              {t('report.act')}
            </Button>
          </>
        ) : (
          <>
            {answer === 'withdrawn' && <Text mb="sm">{t('withdrawn.text')}</Text>}
            <AnswerFacts answer={found} />
          </>
        )}
        {isCode && answer === 'yes' && (
          <Button
            mt="md"
            size="lg"
            variant="default"
            renderRoot={(props) => (
              <Link
                to="/invited/$invitationCode/dossier"
                params={{ invitationCode: formatInvitationCode(codeIn(number)) }}
                {...props}
              />
            )}
          >
            {t('toInvitation')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** What was typed may be the whole link of a mail. */
function codeIn(number: string): string {
  return /\/invited\/([^/?#\s]+)/i.exec(number)?.[1] ?? number;
}

function AnswerFacts({ answer }: { readonly answer: GenuineAnswer }) {
  const { t } = useTranslation(['genuine', 'vocabulary']);
  const language = useLanguage();
  const sender = useQuery(senderQuery);
  const { office, kind, bailiffName, fileNumber, sentOn, sendMethod, addressee } = answer;
  const isByMail = sendMethod === 'Email';
  const sent = [
    sentOn && formatDate(sentOn, language),
    sendMethod && t(`vocabulary:sendMethod.${sendMethod}`),
  ].filter(Boolean);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('facts.office'), office && [office.name, office.place].filter(Boolean).join(', ')],
    [t('facts.enterpriseNumber'), office?.enterpriseNumber],
    [t('facts.bailiff'), bailiffName],
    [t('facts.fileNumber'), fileNumber],
    [t('facts.kind'), kind && t(`kinds.${kind}`)],
    [t('facts.sent'), sent.join(', ')],
    [t('facts.sender'), isByMail && sender.data ? <code key="sender">@{sender.data.mailDomain}</code> : null],
    [t('facts.addressee'), addressee],
  ];
  return (
    <>
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <Text size="sm" c="dimmed" mt="sm">
        {t(office === null ? 'several' : fileNumber === null ? 'less' : 'masked')}
      </Text>
    </>
  );
}

const DOES = ['asks', 'names', 'account'] as const;
const NEVER = ['money', 'password'] as const;

function RealOnes() {
  const { t } = useTranslation('genuine');
  const sender = useQuery(senderQuery);
  return (
    <section className={classes.card}>
      <Title order={2} fz="lg" lh="lg">
        {t('real.title')}
      </Title>
      <ul className={classes.points}>
        {DOES.map((point) => (
          <li key={point} data-does>
            <IconCheck size={18} aria-hidden />
            <span>{t(`real.${point}`)}</span>
          </li>
        ))}
        {NEVER.map((point) => (
          <li key={point}>
            <IconX size={18} aria-hidden />
            <span>{t(`real.${point}`)}</span>
          </li>
        ))}
      </ul>
      {sender.data && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('real.domain', { domain: sender.data.mailDomain, site: sender.data.site })}
        </Text>
      )}
    </section>
  );
}

function WhereItStands() {
  const { t } = useTranslation('genuine');
  return (
    <section className={classes.card}>
      <Title order={2} fz="lg" lh="lg">
        {t('where.title')}
      </Title>
      <dl className={classes.where}>
        {(['letter', 'registered', 'receipt', 'report'] as const).map((place) => (
          <div key={place}>
            <dt>{t(`where.${place}`)}</dt>
            <dd>{t(`where.${place}Text`)}</dd>
          </div>
        ))}
      </dl>
      <Anchor size="sm" renderRoot={(props) => <Link to="/seal" {...props} />}>
        {t('where.seal')}
      </Anchor>
    </section>
  );
}

function Suspect({ onReport }: { readonly onReport: () => void }) {
  const { t } = useTranslation('genuine');
  return (
    <section className={classes.card} data-suspect>
      <Title order={2} fz="lg" lh="lg">
        <IconFlag size={18} aria-hidden /> {t('report.title')}
      </Title>
      <Text size="sm" c="dimmed" my="sm">
        {t('report.text')}
      </Text>
      <Button variant="default" size="md" onClick={onReport}>
        {t('report.act')}
      </Button>
    </section>
  );
}

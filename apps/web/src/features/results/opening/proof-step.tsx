import { Button, SegmentedControl, Text } from '@mantine/core';
import type { LinkState } from '@prorata/contract/results/opening';
import { openingCalls } from '@prorata/contract/results/opening-calls';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { OpeningProof } from '@prorata/domain/vocabulary';
import {
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconMailbox,
  IconShieldLock,
  IconSignature,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { Refusal } from '../../../components/states.tsx';
import { Hint } from '../../../components/text.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import classes from './draft-page.module.css';
import { linkQuery } from './opening-queries.ts';
import type { Opened } from './opening-session.ts';
import { CodeOfInvitation, CodeOfMail } from './proof-fields.tsx';

interface ProofStepProps {
  readonly documentViewCode: string;
  readonly link: LinkState;
  readonly onOpened: (opened: Opened) => void;
}

/** The link is the first proof; the second, and what opening means, stand here before anything is opened. */
export function ProofStep({ documentViewCode, link, onOpened }: ProofStepProps) {
  const { t } = useTranslation('opening');
  const inWords = useProblem();
  usePageTitle(t('title'));
  const [chosen, choose] = useState<OpeningProof>();
  const [code, setCode] = useState('');
  const [isCodeSent, setCodeSent] = useState(false);
  const proof = chosen ?? link.proofs[0];
  const opening = useMutation({
    mutationFn: (body: { proof: OpeningProof; code: string }) =>
      request(openingCalls.open, { params: { documentViewCode }, body }),
    onSuccess: onOpened,
    // Digits that were wrong are typed anew; a code of twelve characters is mended.
    onError: (_, tried) => {
      if (tried.proof === 'emailCode') setCode('');
    },
  });
  const missing = missingOf({ proof, code, isCodeSent });
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (proof !== undefined && missing === undefined) opening.mutate({ proof, code });
  };
  return (
    <form className={classes.frame} onSubmit={open} noValidate>
      <div className={classes.strip}>
        <p className={classes.stripLine}>
          <strong>{link.office.name}</strong>
        </p>
      </div>
      <header className={classes.header}>
        <div className={classes.column}>
          <h1 className={classes.title}>{t('title')}</h1>
          {link.term.kind === 'starts' && (
            <div className={classes.soon}>
              <Notice tone="warning" icon={IconClock}>
                {t('days')}
              </Notice>
            </div>
          )}
        </div>
      </header>
      <div className={classes.content}>
        <section className={classes.card}>
          <Point icon={<IconCircleCheck className={classes.done} aria-hidden />} title={t('link.title')}>
            {link.maskedEmail && <LinkSent link={link} email={link.maskedEmail} />}
          </Point>
          <hr className={classes.line} />
          <Point icon={<IconCircleDashed className={classes.open} aria-hidden />} title={t('proof.title')}>
            {proof === undefined ? t('proof.none') : t('proof.noAccount')}
          </Point>
          {link.proofs.length > 1 && (
            <SegmentedControl
              fullWidth
              className={classes.choice ?? ''}
              aria-label={t('proof.choose')}
              value={proof ?? ''}
              onChange={(value) => {
                choose(value as OpeningProof);
                setCode('');
                opening.reset();
              }}
              data={link.proofs.map((value) => ({
                value,
                label: t(value === 'emailCode' ? 'mail.tab' : 'invitation.tab'),
              }))}
            />
          )}
          {proof === 'emailCode' && (
            <CodeOfMail
              documentViewCode={documentViewCode}
              email={link.maskedEmail ?? ''}
              code={code}
              onCode={setCode}
              onSent={() => {
                setCodeSent(true);
                setCode('');
                opening.reset();
              }}
            />
          )}
          {proof === 'invitationCode' && <CodeOfInvitation code={code} onCode={setCode} />}
          {opening.error && <Refusal title={t('act.failed')} {...inWords(opening.error)} />}
        </section>
        <Term term={link.term} />
        <section className={classes.card}>
          <Point icon={<IconShieldLock aria-hidden />}>
            {t('log')} <a href="/genuine">{t('genuine')}</a>
          </Point>
        </section>
        <AskLetter documentViewCode={documentViewCode} link={link} />
        <Contact office={link.office} />
      </div>
      {proof !== undefined && (
        <div className={classes.foot}>
          <div className={classes.column}>
            <Button
              type="submit"
              size="xl"
              fullWidth
              loading={opening.isPending}
              disabled={missing !== undefined}
            >
              {t(link.term.kind === 'starts' ? 'act.sign' : 'act.open')}
            </Button>
            {missing && (
              <Hint ta="center" mt="xs">
                {t(`act.${missing}`)}
              </Hint>
            )}
          </div>
        </div>
      )}
    </form>
  );
}

const DIGITS = 6;

interface Typed {
  readonly proof: OpeningProof | undefined;
  readonly code: string;
  readonly isCodeSent: boolean;
}

/** What is to be done before it can be opened. */
function missingOf({ proof, code, isCodeSent }: Typed) {
  if (proof === 'invitationCode') return code.trim() === '' ? 'needsCode' : undefined;
  if (!isCodeSent) return 'needsSending';
  return code.length < DIGITS ? 'needsDigits' : undefined;
}

function LinkSent({ link, email }: { readonly link: LinkState; readonly email: string }) {
  const { t } = useTranslation('opening');
  const language = useLanguage();
  return t('link.sent', { date: formatDate(link.sentOn, language), email });
}

interface PointProps {
  readonly icon: ReactNode;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A sign beside a few words. */
function Point({ icon, title, children }: PointProps) {
  return (
    <div className={classes.point}>
      {icon}
      <div>
        {title && <h2 className={classes.pointTitle}>{title}</h2>}
        <Text component="div" c="dimmed">
          {children}
        </Text>
      </div>
    </div>
  );
}

/** What becomes of the days to contest: said before it is opened. */
function Term({ term }: { readonly term: LinkState['term'] }) {
  const { t } = useTranslation('opening');
  const language = useLanguage();
  const day = (date: string) => formatDate(date, language);
  return (
    <section className={classes.card}>
      <Point
        icon={<IconSignature className={classes.open} aria-hidden />}
        title={t(`term.${term.kind}.title`)}
      >
        {term.kind === 'starts' &&
          t('term.starts.text', {
            today: day(brusselsDate(new Date())),
            firstDay: day(term.firstDay),
            lastDay: day(term.lastDay),
          })}
        {term.kind === 'runs' && t('term.runs.text', { lastDay: day(term.lastDay) })}
        {term.kind === 'none' && t('term.none.text')}
      </Point>
    </section>
  );
}

interface AskLetterProps {
  readonly documentViewCode: string;
  readonly link: LinkState;
}

/** The way out: the registered letter that the law knows. */
function AskLetter({ documentViewCode, link }: AskLetterProps) {
  const { t } = useTranslation('opening');
  const inWords = useProblem();
  const queries = useQueryClient();
  const asking = useMutation({
    mutationFn: () => request(openingCalls.askLetter, { params: { documentViewCode } }),
    onSuccess: (state) => queries.setQueryData(linkQuery(documentViewCode).queryKey, state),
  });
  return (
    <section className={classes.card}>
      <Point icon={<IconMailbox aria-hidden />} title={t('letter.title')}>
        <div role="status">{link.isLetterAsked ? t('letter.asked') : t('letter.text')}</div>
        {!link.isLetterAsked && (
          <Button
            variant="subtle"
            px={0}
            h="2.75rem"
            loading={asking.isPending}
            onClick={() => asking.mutate()}
          >
            {t('letter.ask')}
          </Button>
        )}
        {asking.error && <Refusal title={t('letter.failed')} {...inWords(asking.error)} />}
      </Point>
    </section>
  );
}

export function Contact({ office }: { readonly office: LinkState['office'] }) {
  const { t } = useTranslation('opening');
  const { name, phone, email } = office;
  return (
    <footer className={classes.contact}>
      <p>
        <strong>{t('contact.title')}</strong> {t('contact.text', { name })}
      </p>
      <p className={classes.ways}>
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
    </footer>
  );
}

import { Anchor, Button, Flex, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { IconArrowRight, IconCalculator, IconCheck, IconChevronRight, IconScale } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DebtorsField } from '../../../components/claims/debtors-field.tsx';
import { ContractForm } from '../../../components/form/contract-form.tsx';
import { FieldGrid } from '../../../components/form/form-layout.tsx';
import { focusField } from '../../../components/form/form-setting.ts';
import { CheckedNumberField, DecimalField, IBAN } from '../../../components/form/number-fields.tsx';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { ConflictOf } from './conflict-of.tsx';
import classes from './filing-page.module.css';
import { INPUTS, type Input, ibanCharactersLeft, progressOf } from './filing-progress.ts';
import { useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
import { KnownCard } from './known-card.tsx';
import { PaperInput, TitleInput } from './paper-inputs.tsx';
import { PaperPane } from './paper-pane.tsx';
import { papersOf } from './papers.ts';
import { SavedLine } from './saved-line.tsx';
import { useMyDocuments } from './statement-documents.tsx';
import { useStatementLabels } from './statement-labels.ts';
import { stepOfPart } from './statement-steps.ts';
import type { StatementValues } from './statement-values.ts';
import { StepLink, useGoToStep } from './step-links.tsx';
import { TermNotice } from './term-notice.tsx';
import type { Autosave } from './use-autosave.ts';

interface FilingPageProps {
  readonly statement: InvitedStatement;
  readonly autosave: Autosave;
}

/** Where there is room for the paper beside the inputs. */
const DESK = '(min-width: 68.75em)';

/** An ordinary claim on one page: what is known as text, four inputs, and at the foot always the next thing to do. */
export function FilingPage({ statement, autosave }: FilingPageProps) {
  const { t } = useTranslation('filing');
  const labels = useStatementLabels();
  const { form } = autosave;
  const values = useWatch({ control: form.control });
  const { missing, done } = progressOf(statement.missingParts, values as Partial<StatementValues>);
  const documents = useMyDocuments(statement.id);
  const papers = papersOf(statement);
  const [shownSum, show] = useState<string>();
  const isDesk = useMediaQuery(DESK) === true;
  const shown = papers.find(({ sha256 }) => sha256 === shownSum) ?? papers[0];
  const goOn = useGoOn(statement, autosave);
  const [next] = missing;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn(next);
  };
  return (
    <ContractForm form={form} labels={labels} onSubmit={submit}>
      <InvitedPage
        title={t('title')}
        head={<TermNotice />}
        aside={isDesk && <PaperPane papers={papers} shown={shown} onShow={show} documents={documents} />}
        foot={
          <NextAct
            next={next}
            values={values as Partial<StatementValues>}
            footnote={<SavedLine statement={statement} autosave={autosave} />}
          />
        }
      >
        <ConflictOf autosave={autosave} />
        <KnownCard statement={statement} />
        <Card>
          <Flex align="baseline" justify="space-between" gap="md">
            <Title order={2} fz="lg" lh="lg" fw={600}>
              {t('asked.title')}
            </Title>
            <Text span inherit flex="none" fz="sm" c="dimmed">
              {t('asked.count', { done: done.size, all: INPUTS.length })}
            </Text>
          </Flex>
          <progress
            className={classes.bar}
            aria-label={t('asked.progress')}
            value={done.size}
            max={INPUTS.length}
          />
          <Question input="amount" isDone={done.has('amount')}>
            <AmountInput statement={statement} />
          </Question>
          <Question input="paper" isDone={done.has('paper')}>
            <PaperInput papers={papers} documents={documents} onShow={isDesk ? show : undefined} />
          </Question>
          <Question input="title" isDone={done.has('title')}>
            <TitleInput statement={statement} papers={papers} documents={documents} autosave={autosave} />
          </Question>
          <Question input="account" isDone={done.has('account')}>
            <AccountInput />
          </Question>
        </Card>
        <WhyCard statement={statement} />
        <MoreLinks statement={statement} />
      </InvitedPage>
    </ContractForm>
  );
}

/** Leads to what is missing or, when nothing is, to the last look; what was typed is kept first. */
function useGoOn(statement: InvitedStatement, { flush }: Autosave) {
  const goTo = useGoToStep(statement.id);
  return (next: InvitedStatement['missingParts'][number] | undefined) => {
    if (next === undefined) return void flush().then((isKept) => isKept && goTo('check'));
    const step = stepOfPart(next);
    if (step !== undefined) return goTo(step);
    if (next === 'totalAmountClaimed' || next === 'paymentaccount') return focusField(next);
    const place = document.getElementById('filing-title-file');
    (next === 'titleDocument' && place ? place : document.getElementById(`filing-${next}`))?.focus();
  };
}

interface QuestionProps {
  readonly input: Input;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

/** One of the four: its number, or a tick in its place. */
function Question({ input, isDone, children }: QuestionProps) {
  const { t } = useTranslation('filing');
  return (
    <section className={classes.question} data-done={isDone || undefined}>
      <span
        className={classes.mark}
        role="img"
        aria-label={isDone ? t('asked.done') : `${INPUTS.indexOf(input) + 1}`}
      >
        {isDone ? <IconCheck size={14} aria-hidden /> : INPUTS.indexOf(input) + 1}
      </span>
      <div className={classes.answer}>{children}</div>
    </section>
  );
}

function AmountInput({ statement }: Pick<FilingPageProps, 'statement'>) {
  const { t } = useTranslation('filing');
  const { dossier } = useInvited();
  return (
    <>
      <FieldGrid>
        <DecimalField<StatementValues>
          name="totalAmountClaimed"
          kind="amount"
          span={12}
          hint={t('amount.hint')}
          required
        />
        <DebtorsField debtors={dossier.defendants} />
      </FieldGrid>
      <Anchor
        className={classes.link}
        renderRoot={(props) => <StepLink statement={statement} step="interest" {...props} />}
      >
        <IconCalculator size={18} stroke={1.5} aria-hidden />
        {t('amount.split')}
        <IconChevronRight size={16} aria-hidden />
      </Anchor>
    </>
  );
}

function AccountInput() {
  const { t } = useTranslation('filing');
  const typed = useWatch<StatementValues, 'paymentaccount'>({ name: 'paymentaccount' });
  const left = typeof typed === 'string' ? ibanCharactersLeft(typed) : undefined;
  return (
    <FieldGrid>
      <CheckedNumberField<StatementValues>
        name="paymentaccount"
        span={12}
        kind={IBAN}
        hint={left === undefined ? t('account.hint') : t('account.left', { count: left })}
        required
      />
    </FieldGrid>
  );
}

/** Whether a part of the amount goes before, which few creditors know without being asked. */
function WhyCard({ statement }: Pick<FilingPageProps, 'statement'>) {
  const { t } = useTranslation('filing');
  const count = statement.privilegedClaims.filter(({ type }) => type !== 'chirographic').length;
  return (
    <Card>
      <div className={classes.why}>
        <IconScale size={20} stroke={1.5} aria-hidden />
        <div>
          <Title order={2} fz="md" lh="md" fw={600}>
            {count === 0 ? t('why.ordinary') : t('why.privileged', { count })}
          </Title>
          <Text size="sm" c="dimmed">
            {t(count === 0 ? 'why.ordinaryText' : 'why.privilegedText')}
          </Text>
          <Anchor
            className={classes.link}
            fw={500}
            renderRoot={(props) => <StepLink statement={statement} step="why" {...props} />}
          >
            {t(count === 0 ? 'why.check' : 'why.change')}
          </Anchor>
        </div>
      </div>
    </Card>
  );
}

interface NextActProps {
  readonly next: InvitedStatement['missingParts'][number] | undefined;
  readonly values: Partial<StatementValues>;
  readonly footnote: ReactNode;
}

/** Names the next missing thing and leads to it. */
function NextAct({ next, values, footnote }: NextActProps) {
  const what = useNextWords(next, values);
  const { t } = useTranslation('filing');
  return (
    <>
      <Text size="sm" className={classes.spoken} role="status">
        {next === undefined ? t('next.all') : t('next.missing', { what })}
      </Text>
      <Button type="submit" size="xl" fullWidth rightSection={<IconArrowRight size={18} />}>
        {what}
      </Button>
      {footnote}
    </>
  );
}

function useNextWords(next: NextActProps['next'], { paymentaccount }: NextActProps['values']): string {
  const { t } = useTranslation(['filing', 'invited']);
  if (next === undefined) return t('next.check');
  if (next === 'settlementDocument') return t('next.settlement');
  if (next === 'titleDocument') return t('next.title');
  if (next === 'paymentaccount' && paymentaccount) return t('next.account');
  return t(`invited:parts.${next}.act`);
}

/** What is asked about the invitation itself; whoever has typed or added something has something to claim. */
function MoreLinks({ statement }: Pick<FilingPageProps, 'statement'>) {
  const { t } = useTranslation(['filing', 'invited']);
  const { invitationCode } = useInvited();
  const { totalAmountClaimed, documents, privilegedClaims } = statement;
  // What remains of the total is always listed as a claim, also while it is nothing.
  const isReasoned = privilegedClaims.some((claim) => !claim.isCalculatedAutomatically);
  const isEmpty = totalAmountClaimed === 0 && documents.length === 0 && !isReasoned;
  const params = { invitationCode };
  return (
    <nav className={classes.links} aria-label={t('links.label')}>
      <Link to="/genuine">{t('links.genuine')}</Link>
      <Link to="/privacy-policy">{t('links.privacy')}</Link>
      {isEmpty && (
        <Link to="/invited/$invitationCode/nothingToClaim" params={params}>
          {t('invited:dossier.noClaim')}
        </Link>
      )}
      <Link to="/invited/$invitationCode/myStatements" params={params}>
        {t('links.more')}
      </Link>
    </nav>
  );
}

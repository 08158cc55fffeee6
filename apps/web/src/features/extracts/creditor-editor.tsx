import { Group, Kbd, Text, Title, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import type { ExtractCreditor } from '@prorata/contract/extracts/extract';
import type { PartyMatch } from '@prorata/contract/parties/party';
import { IconFilePlus, IconPlayerSkipForward, IconUserPlus } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { ErrorSummary } from '../../components/form/form-messages.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { PartySearch } from '../parties/party-search.tsx';
import { withoutOtherType } from '../statements/statement-values.ts';
import classes from './creditor-editor.module.css';
import { CreditorFields } from './creditor-fields.tsx';
import { type CreditorValues, creditorForm } from './creditor-values.ts';
import { MatchNotice, SameNotice } from './match-notice.tsx';
import { NoticeFacts, PartyFacts } from './notice-facts.tsx';
import { type CreditorProgress, countDecisions, takenFor } from './progress.ts';
import type { Notice } from './sources.ts';
import { StepFoot } from './step-layout.tsx';
import { useCreditorNames } from './use-creditor-names.ts';
import type { Wizard } from './use-wizard.ts';

interface CreditorEditorProps {
  readonly draft: ExtractDraft;
  readonly creditor: ExtractCreditor;
  readonly one: CreditorProgress;
  readonly match: PartyMatch | undefined;
  readonly wizard: Wizard;
  /** Told which field somebody is at, by the name of its source. */
  readonly onActive: (name: string | undefined) => void;
  readonly onDecided: () => void;
}

/** One creditor: who it is, what its notices say, and what becomes of it. */
export function CreditorEditor({ draft, creditor, one, match, wizard, ...props }: CreditorEditorProps) {
  const { t } = useTranslation('extracts');
  const labels = useFieldLabels('statement');
  const nameOf = useCreditorNames();
  const { form, attempts, choice, setChoice, decide } = useDeciding(creditor, one, wizard, props.onDecided);
  // A number has said who it is: the account of another must not be filled in beside it.
  const [isUnnumbered] = useState(one.values.kboNumber === null && one.values.nationalNumber === null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { open } = countDecisions(wizard.progress);
  const left = open - (one.decision === null ? 1 : 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void decide(choice);
  };
  return (
    <ContractForm<typeof creditorForm>
      form={form}
      labels={{ ...labels, ...t('fields', { returnObjects: true }) }}
      missing={MISSED}
      onSubmit={submit}
    >
      <div
        className={classes.content}
        onFocusCapture={({ target }) => props.onActive(sourceOf(target.id, creditor))}
      >
        <Group gap="sm" wrap="nowrap" justify="space-between" align="flex-start">
          <Title order={2} ref={heading} tabIndex={-1} className={classes.name ?? ''}>
            {nameOf(one.values)}
          </Title>
          {creditor.notices[0] && <NoticeBadge notice={creditor.notices[0]} />}
        </Group>
        <Standing creditor={creditor} draft={draft} />
        <ErrorSummary attempts={attempts} />
        <SameNotice draft={draft} creditor={creditor} wizard={wizard} onJoined={props.onDecided} />
        <MatchNotice match={match} creditorKey={creditor.key} one={one} wizard={wizard} />
        {isUnnumbered && (
          <PartySearch onChoose={(party) => wizard.changeCreditor(creditor.key, takenFor(party, one))} />
        )}
        <CreditorFields
          draft={draft}
          creditor={creditor}
          wizard={wizard}
          isStatement={choice === 'statement'}
          onShow={props.onActive}
        />
        <PartyFacts party={creditor} onShow={props.onActive} />
        {creditor.notices.map((notice, index) => (
          <NoticeFacts
            key={notice.noticeNumber.printed ?? index}
            notice={notice}
            index={index}
            count={creditor.notices.length}
            onShow={props.onActive}
          />
        ))}
      </div>
      <Choices choice={choice} onChoose={setChoice} />
      <StepFoot
        onBack={wizard.goBack}
        onNext={() => void decide(choice)}
        verb={t('creditors.next')}
        remark={left > 0 ? t('creditors.left', { count: left }) : t('creditors.last')}
      />
    </ContractForm>
  );
}

/** What the dossier can do without, but not for ever. */
const MISSED: ReadonlySet<string> = new Set([
  'kboNumber',
  'primaryEmail',
  'totalAmountClaimed',
  'creditorAddress.street',
  'creditorAddress.housenumber',
  'creditorAddress.zipcode',
  'creditorAddress.city',
]);

const CHOICES = ['invitation', 'statement', 'skip'] as const;
type Choice = (typeof CHOICES)[number];

/** The form of one creditor, kept as it is typed, and the decision, for which it must be right. */
function useDeciding(
  creditor: ExtractCreditor,
  one: CreditorProgress,
  { changeCreditor }: Wizard,
  onDecided: () => void,
) {
  const { key } = creditor;
  const [starting] = useState(one.values);
  const form = useContractForm<typeof creditorForm>(creditorForm, starting, withoutOtherType, key);
  const [attempts, setAttempts] = useState(0);
  const [choice, setChoice] = useState<Choice>(
    CHOICES.find((known) => known === one.decision) ?? 'invitation',
  );
  const { subscribe, trigger, getValues, refuse } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => changeCreditor(key, { values: values as CreditorValues }),
      }),
    [subscribe, changeCreditor, key],
  );
  const isDeciding = useRef(false);
  const decide = async (decision: Choice) => {
    if (isDeciding.current) return;
    isDeciding.current = true;
    await settle(decision).finally(() => {
      isDeciding.current = false;
    });
  };
  const settle = async (decision: Choice) => {
    setChoice(decision);
    // Whoever is skipped may be as incomplete as the extract is.
    if (decision !== 'skip') {
      const isRight = await trigger();
      const lacksAmount = decision === 'statement' && getValues('totalAmountClaimed') === null;
      if (lacksAmount) refuse([{ path: 'totalAmountClaimed', code: 'required' }]);
      if (!isRight || lacksAmount) return setAttempts((count) => count + 1);
    }
    changeCreditor(key, { decision, joinedWith: null });
    onDecided();
  };
  useHotkeys(CHOICES.map((decision, index) => [String(index + 1), () => void decide(decision)]));
  return { form, attempts, choice, setChoice, decide };
}

/** The source of the field that somebody is at. */
function sourceOf(id: string, { notices }: ExtractCreditor): string | undefined {
  const field = id.replace(/^field-/, '');
  if (field.startsWith('creditorAddress')) return 'address';
  if (field === 'primaryEmail') return 'email';
  if (field !== 'totalAmountClaimed') return id.startsWith('field-') ? field : undefined;
  const index = notices.findIndex(({ amount }) => amount.places.length > 0);
  return `notices.${index}.amount`;
}

function NoticeBadge({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation(['extracts', 'vocabulary']);
  const { value, printed } = notice.noticeType;
  return (
    <StatusBadge tone="info">
      {value === null ? (printed ?? '') : t(`vocabulary:noticeType.${value}`)}
    </StatusBadge>
  );
}

interface StandingProps {
  readonly creditor: ExtractCreditor;
  readonly draft: ExtractDraft;
}

/** In a line: how many notices there are, since when and until when, and what changed since the last extract. */
function Standing({ creditor, draft }: StandingProps) {
  const { t } = useTranslation('extracts');
  const language = useLanguage();
  const [first] = creditor.notices;
  const compared = draft.comparison?.creditors.find(({ key }) => key === creditor.key);
  const parts = [
    t('creditors.noticeCount', { count: creditor.notices.length }),
    first?.receivedAt.value &&
      t('creditors.received', { moment: formatDate(first.receivedAt.value, language, 'dateTime') }),
    first?.expiresOn.value && t('creditors.expires', { date: formatDate(first.expiresOn.value, language) }),
    compared && t(`changes.states.${compared.state}`),
  ];
  return (
    <Text c="dimmed" mt={-8}>
      {parts.filter(Boolean).join(' · ')}
    </Text>
  );
}

const ICONS = { invitation: IconUserPlus, statement: IconFilePlus, skip: IconPlayerSkipForward } as const;

interface ChoicesProps {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** What becomes of the creditor. A key does it at once; a click only chooses. */
function Choices({ choice, onChoose }: ChoicesProps) {
  const { t } = useTranslation('extracts');
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{t('creditors.question')}</legend>
      <div className={classes.cards}>
        {CHOICES.map((value, index) => {
          const ChoiceIcon = ICONS[value];
          return (
            <UnstyledButton
              key={value}
              className={classes.choice ?? ''}
              aria-pressed={value === choice}
              onClick={() => onChoose(value)}
            >
              <ChoiceIcon aria-hidden />
              <span className={classes.word}>{t(`creditors.choices.${value}`)}</span>
              <Kbd size="xs">{index + 1}</Kbd>
            </UnstyledButton>
          );
        })}
      </div>
    </fieldset>
  );
}

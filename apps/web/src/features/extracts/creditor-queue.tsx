import { Anchor, Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import type { ExtractCreditor } from '@prorata/contract/extracts/extract';
import {
  IconAlertTriangle,
  IconArrowMerge,
  IconCircle,
  IconCircleCheck,
  IconCircleMinus,
  IconEyeOff,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './creditor-queue.module.css';
import type { Matches } from './extract-queries.ts';
import { LinesDialog } from './lines-dialog.tsx';
import type { CreditorProgress } from './progress.ts';
import { numbersOf } from './sources.ts';
import { useCreditorNames } from './use-creditor-names.ts';
import type { Wizard } from './use-wizard.ts';

interface CreditorQueueProps {
  readonly draft: ExtractDraft;
  readonly wizard: Wizard;
  readonly shown: readonly ExtractCreditor[];
  /** The key of the one that lies open. */
  readonly current: string;
  readonly matches: Matches | undefined;
  readonly onOpen: (key: string) => void;
}

/** The creditors of the extract, and how far each of them is. */
export function CreditorQueue({ draft, wizard, shown, current, matches, onOpen }: CreditorQueueProps) {
  const { t } = useTranslation('extracts');
  const nameOf = useCreditorNames();
  const { creditors } = wizard.progress;
  const decided = shown.filter(({ key }) => creditors[key]?.decision !== null).length;
  return (
    <nav className={classes.queue} aria-label={t('creditors.title')}>
      <div className={classes.head}>
        <Title order={2} size="h3">
          {t('creditors.title')}
        </Title>
        <Text c="dimmed" size="sm">
          {t('creditors.decided', { count: decided, total: shown.length })}
        </Text>
        <Text c="dimmed" size="sm" ms="auto">
          {t('creditors.notices')}
        </Text>
      </div>
      <ul className={classes.creditors}>
        {shown.map(({ key, notices }) => {
          const one = creditors[key];
          if (one === undefined) return null;
          return (
            <QueueLine
              key={key}
              name={nameOf(one.values)}
              notices={notices.length}
              isCurrent={key === current}
              state={stateOf(one, matches?.get(key)?.certainty)}
              onOpen={() => onOpen(key)}
            />
          );
        })}
      </ul>
      <NotUnderstood draft={draft} wizard={wizard} />
    </nav>
  );
}

type State = 'open' | 'unsure' | 'invitation' | 'statement' | 'skip' | 'joined';

function stateOf({ decision, isMatched }: CreditorProgress, certainty: string | undefined): State {
  if (decision !== null) return decision;
  return certainty === 'possible' && !isMatched ? 'unsure' : 'open';
}

const ICONS = {
  open: IconCircle,
  unsure: IconAlertTriangle,
  invitation: IconCircleCheck,
  statement: IconCircleCheck,
  skip: IconCircleMinus,
  joined: IconArrowMerge,
} as const;

interface QueueLineProps {
  readonly name: string;
  readonly notices: number;
  readonly isCurrent: boolean;
  readonly state: State;
  readonly onOpen: () => void;
}

function QueueLine({ name, notices, isCurrent, state, onOpen }: QueueLineProps) {
  const { t } = useTranslation('extracts');
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const StateIcon = ICONS[state];
  return (
    <li>
      <UnstyledButton ref={line} className={classes.line ?? ''} aria-current={isCurrent} onClick={onOpen}>
        <StateIcon className={classes.sign} data-state={state} size={18} aria-hidden />
        <VisuallyHidden>{t(`creditors.states.${state}`)}</VisuallyHidden>
        <span className={classes.name}>{name}</span>
        <span className={classes.count}>{notices}</span>
      </UnstyledButton>
    </li>
  );
}

interface NotUnderstoodProps {
  readonly draft: ExtractDraft;
  readonly wizard: Wizard;
}

/** What nobody understood: nothing of it is lost, somebody assigns or ignores it. */
export function NotUnderstood({ draft, wizard }: NotUnderstoodProps) {
  const { t } = useTranslation('extracts');
  const [isOpen, setOpen] = useState(false);
  const done = new Set(wizard.progress.doneLines);
  const left = draft.notUnderstood.filter((_, index) => !done.has(index));
  if (draft.notUnderstood.length === 0) return null;
  const numbers = numbersOf(left.flatMap(({ places }) => places)).join(', ');
  return (
    <>
      <div className={classes.unclear} data-done={left.length === 0 || undefined}>
        <Text fw={600} className={classes.unclearTitle ?? ''}>
          <IconEyeOff aria-hidden />
          {left.length === 0 ? t('lines.allDone') : t('lines.count', { count: left.length })}
        </Text>
        {left.length > 0 && (
          <p>
            {numbers !== '' && t(draft.text === null ? 'lines.pages' : 'lines.lines', { numbers })}{' '}
            {t('lines.text')}
          </p>
        )}
        <Anchor component="button" type="button" fw={600} onClick={() => setOpen(true)}>
          {t('lines.look')}
        </Anchor>
      </div>
      <LinesDialog opened={isOpen} draft={draft} wizard={wizard} onClose={() => setOpen(false)} />
    </>
  );
}

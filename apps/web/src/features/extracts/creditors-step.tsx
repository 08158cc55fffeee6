import { useHotkeys } from '@mantine/hooks';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import { IconMoodEmpty } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Empty } from '../../components/states.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { CreditorEditor } from './creditor-editor.tsx';
import { CreditorQueue } from './creditor-queue.tsx';
import { type Matches, matchesQuery } from './extract-queries.ts';
import { listAsked, type Progress, takenFor } from './progress.ts';
import { SourcePane } from './source-pane.tsx';
import { sourcesOfCreditor } from './sources.ts';
import { Panes, PlainStep, StepFoot } from './step-layout.tsx';
import type { Wizard } from './use-wizard.ts';

interface CreditorsStepProps {
  readonly draft: ExtractDraft;
  readonly wizard: Wizard;
}

/** Each creditor with its notices: what was read is checked beside the extract, and one key says what becomes of it. */
export function CreditorsStep({ draft, wizard }: CreditorsStepProps) {
  const { t } = useTranslation('extracts');
  const matches = useMatching(draft, wizard);
  const { shown, current, walk, open, openNext } = useQueue(draft, wizard);
  const [active, setActive] = useState<string>();
  useHotkeys([
    ['J', () => walk(1)],
    ['K', () => walk(-1)],
  ]);
  const one = current && wizard.progress.creditors[current.key];
  if (current === undefined || one === undefined) {
    return (
      <PlainStep title={t('steps.creditors')} foot={<StepFoot onBack={wizard.goBack} onNext={wizard.goOn} />}>
        <Empty icon={IconMoodEmpty} title={t('creditors.none')}>
          {t('creditors.noneText')}
        </Empty>
      </PlainStep>
    );
  }
  const unclear = draft.notUnderstood.flatMap(({ creditorKey, places }, index) =>
    creditorKey === current.key ? [{ name: `line ${index}`, places }] : [],
  );
  return (
    <Panes
      subject={current.key}
      list={
        <CreditorQueue
          draft={draft}
          wizard={wizard}
          shown={shown}
          current={current.key}
          matches={matches}
          onOpen={open}
        />
      }
      fields={
        <CreditorEditor
          key={`${current.key} ${one.revision}`}
          draft={draft}
          creditor={current}
          one={one}
          match={matches?.get(current.key)}
          wizard={wizard}
          onActive={setActive}
          onDecided={openNext}
        />
      }
      source={
        <SourcePane extract={draft} sources={sourcesOfCreditor(current)} active={active} unclear={unclear} />
      }
    />
  );
}

/** Which creditors are asked about, which lies open, and the ways between them. */
function useQueue(draft: ExtractDraft, wizard: Wizard) {
  const navigate = useNavigate();
  const { creditor: addressed } = useSearch({ strict: false });
  // The address follows a moment later: a key that is pressed meanwhile is meant for the creditor that comes.
  const [opened, setOpened] = useState<string>();
  const wanted = opened ?? addressed;
  const shown = listAsked(draft);
  const isOpen = (key: string) => wizard.progress.creditors[key]?.decision === null;
  const current = shown.find(({ key }) => key === wanted) ?? shown.find(({ key }) => isOpen(key)) ?? shown[0];
  const open = (key: string) => {
    setOpened(key);
    void navigate({
      to: '.',
      search: { step: 'creditors', creditor: key },
      replace: true,
      resetScroll: false,
    });
  };
  const place = shown.findIndex(({ key }) => key === current?.key);
  return {
    shown,
    current,
    open,
    walk: (by: 1 | -1) => {
      const next = shown[place + by];
      if (next) open(next.key);
    },
    /** The next that nobody decided on, from here on and then from the start; when there is none, the next step. */
    openNext: () => {
      const others = [...shown.slice(place + 1), ...shown.slice(0, Math.max(place, 0))];
      const next = others.find(({ key }) => isOpen(key));
      if (next === undefined) wizard.goOn();
      else open(next.key);
    },
  };
}

/** Who the creditors are among those known. Where a number says so, what the extract lacks is filled in from there. */
function useMatching(draft: ExtractDraft, { progress, change }: Wizard): Matches | undefined {
  const matches = useQuery(matchesQuery(draft)).data;
  useEffect(() => {
    if (matches === undefined) return;
    const creditors = withKnown(progress.creditors, matches);
    if (creditors !== progress.creditors) change({ creditors });
  }, [matches, progress.creditors, change]);
  return matches;
}

function withKnown(creditors: Progress['creditors'], matches: Matches): Progress['creditors'] {
  const filled = Object.entries(creditors).flatMap(([key, one]) => {
    const match = matches.get(key);
    const [party] = match?.candidates ?? [];
    if (one.isMatched || one.decision !== null || match?.certainty !== 'exact' || party === undefined)
      return [];
    return [[key, takenFor(party, one)] as const];
  });
  return filled.length === 0 ? creditors : { ...creditors, ...Object.fromEntries(filled) };
}

import { Button, TextInput } from '@mantine/core';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import {
  endOf,
  findAnswers,
  findWayTo,
  nextQuestion,
  type Way,
  withinReach,
} from '@prorata/law/causes/cause';
import { WHY_OWED } from '@prorata/law/causes/register';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Hint } from '../text.tsx';
import type { ClaimValues } from './claim-values.ts';
import classes from './privilege-guide.module.css';
import { privilegeName } from './privilege-words.ts';
import { QuestionStep } from './question-step.tsx';

interface PrivilegeGuideProps {
  /** Those that the law of the dossier has. */
  readonly privileges: readonly Privilege[];
  readonly isReadOnly: boolean;
  /** Called with each answer, once the next question is there. */
  readonly onAnswer: () => void;
}

/** Why the amount is owed, in plain words: each answer opens the next question, the last one sets the privilege. */
export function PrivilegeGuide({ privileges, isReadOnly, onAnswer }: PrivilegeGuideProps) {
  const language = useLanguage();
  const { getValues } = useFormContext<ClaimValues>();
  const take = useTakePrivilege(privileges);
  const [way, setWay] = useState<Way>(() => {
    const { privilegeId, titles = [] } = getValues();
    return findWayTo(
      WHY_OWED,
      privilegeId ?? '',
      titles.map(({ kind }) => kind),
    );
  });
  const next = nextQuestion(WHY_OWED, way);
  const open = next && withinReach(next, (id) => privileges.some((known) => known.id === id));
  const go = (further: Way) => {
    setWay([...way, ...further]);
    take(further);
    onAnswer();
  };
  return (
    <>
      {way.map((answer, place) => (
        <QuestionStep
          key={answer.id}
          question={nextQuestion(WHY_OWED, way.slice(0, place))?.asks[language] ?? ''}
          answer={privilegeName(answer, language)}
          onChange={
            isReadOnly
              ? undefined
              : () => {
                  setWay(way.slice(0, place));
                  onAnswer();
                }
          }
        />
      ))}
      {open && !isReadOnly && (
        <QuestionStep question={open.asks[language]}>
          <Answers key={way.at(-1)?.id ?? ''} question={open} isFirst={way.length === 0} onAnswer={go} />
        </QuestionStep>
      )}
    </>
  );
}

interface AnswersProps {
  readonly question: typeof WHY_OWED;
  /** Of all there is, words can be looked for. */
  readonly isFirst: boolean;
  readonly onAnswer: (way: Way) => void;
}

function Answers({ question, isFirst, onAnswer }: AnswersProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const found = findAnswers(question, search);
  const ways = found.length > 0 ? found : question.answers.map((answer) => [answer]);
  return (
    <div className={classes.answers}>
      {isFirst && (
        <TextInput
          size="sm"
          aria-label={t('guide.search')}
          placeholder={t('guide.searchFor')}
          leftSection={<IconSearch size={14} />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter takes what was found; it must not send the form.
            event.preventDefault();
            if (found[0]) onAnswer(found[0]);
          }}
        />
      )}
      {search.trim() !== '' && found.length === 0 && (
        <div role="status">
          <Hint>{t('guide.nothingFound')}</Hint>
        </div>
      )}
      <div className={classes.choices}>
        {ways.map((way) => (
          <Button
            key={way.at(-1)?.id}
            variant="default"
            size="compact-sm"
            className={classes.choice ?? ''}
            onClick={() => onAnswer(way)}
          >
            {way.map((answer) => privilegeName(answer, language)).join(' · ')}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** What the last answer leads to becomes the privilege; a lease of a farm is told from one of a house by its title. */
function useTakePrivilege(privileges: readonly Privilege[]) {
  const { getValues, setValue } = useFormContext<ClaimValues>();
  const options = { shouldDirty: true } as const;
  return (way: Way) => {
    const privilege = privileges.find(({ id }) => id === endOf(way));
    if (privilege === undefined) return;
    setValue('type', privilege.type, options);
    setValue('privilegeId', privilege.id === 'chirographic' ? null : privilege.id, options);
    const kind = way.at(-1)?.title;
    const titles = getValues('titles') ?? [];
    const isLease = (title: (typeof titles)[number]) => title.kind === 'lease' || title.kind === 'farmLease';
    if (kind !== undefined && titles.some((title) => isLease(title) && title.kind !== kind)) {
      setValue(
        'titles',
        titles.map((title) => (isLease(title) ? { ...title, kind } : title)),
        options,
      );
    }
    // Without a title a house is presumed.
    if (kind === 'farmLease' && !titles.some(isLease))
      setValue('titles', [...titles, { kind } as never], options);
  };
}

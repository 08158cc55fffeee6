import { Anchor } from '@mantine/core';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { FieldGrid } from '../form/form-layout.tsx';
import { useFormSetting } from '../form/form-setting.ts';
import { Loading } from '../states.tsx';
import { Hint, SectionTitle } from '../text.tsx';
import { ClaimConditions } from './claim-conditions.tsx';
import type { OfficeView } from './claim-dialog.tsx';
import { PrivilegeChoice, useKeepTogether } from './claim-fields.tsx';
import type { ClaimValues } from './claim-values.ts';
import { isOfLessor, useLetPremises } from './lots-field.tsx';
import classes from './privilege-pane.module.css';

interface PrivilegePaneProps {
  readonly privileges: readonly Privilege[];
  readonly office: OfficeView;
}

/** The questions come with the whole law in four languages: only for who answers them. */
const PrivilegeGuide = lazy(async () => ({
  default: (await import('./privilege-guide.tsx')).PrivilegeGuide,
}));

/** Which privilege the claim has: found by questions in plain words or chosen from the list, and what the law asks about it. */
export function PrivilegePane({ privileges, office }: PrivilegePaneProps) {
  const { t } = useTranslation('claims');
  const { isReadOnly } = useFormSetting();
  const privilegeId = useWatch<ClaimValues, 'privilegeId'>({ name: 'privilegeId' });
  const privilege = privileges.find(({ id }) => id === privilegeId);
  useKeepTogether(privilege);
  useLetPremises(office.lots, isOfLessor({ id: privilegeId }));
  const [isGuided, setGuided] = useState(true);
  const { list, focusNext } = useNextQuestion();
  return (
    <>
      <header className={classes.head}>
        <SectionTitle order={3}>{t('editor.privilege')}</SectionTitle>
        {!isReadOnly && (
          <Anchor component="button" type="button" onClick={() => setGuided(!isGuided)}>
            {t(isGuided ? 'guide.toList' : 'guide.toQuestions')}
          </Anchor>
        )}
        <Hint className={classes.hint ?? ''}>{t(isGuided ? 'guide.text' : 'guide.listText')}</Hint>
      </header>
      {!isGuided && (
        <div className={classes.choice}>
          <FieldGrid>
            <PrivilegeChoice privileges={privileges} />
          </FieldGrid>
        </div>
      )}
      <ol ref={list} className={classes.questions}>
        {isGuided && privileges.length > 0 && (
          <Suspense fallback={<Loading rows={3} />}>
            <PrivilegeGuide privileges={privileges} isReadOnly={isReadOnly} onAnswer={focusNext} />
          </Suspense>
        )}
        {privilege && (
          <ClaimConditions key={privilege.id} privilege={privilege} privileges={privileges} office={office} />
        )}
      </ol>
    </>
  );
}

/** After each answer the next question has the focus: what was pressed is gone by then. */
function useNextQuestion() {
  const list = useRef<HTMLOListElement>(null);
  const [answered, setAnswered] = useState(0);
  useEffect(() => {
    if (answered === 0) return;
    const open = list.current?.querySelector<HTMLElement>(
      'li:not([data-answered]) :is(input, button), li:last-child button',
    );
    open?.focus();
  }, [answered]);
  return { list, focusNext: () => setAnswered((count) => count + 1) };
}

import { Button, CloseButton, Menu, Text } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { StatementChanges, StatementOutcome } from '@prorata/contract/statements/statement-changes';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { sumEuros } from '@prorata/domain/money';
import { canBeValidated } from '@prorata/domain/statement-parts';
import { IconCircleCheck, IconLanguage, IconSend, IconTableExport, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { RemoveDialog } from '../../components/dialogs.tsx';
import barClasses from '../../components/list/selection-bar.module.css';
import { saveFile } from '../../platform/client/open-file.ts';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { formatAmount, formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure, showSuccess } from '../../platform/toasts.ts';
import { useUndoToast } from '../../platform/use-undo-toast.tsx';
import { writeCsv } from '../../platform/write-csv.ts';
import { GRID_COLUMNS, numberOf, textOf } from './grid-cells.ts';
import { actOf, type Act as DoneAct } from './grid-history.ts';
import { useWhyNotRemove } from './remove-statement.tsx';
import classes from './statement-grid.module.css';
import { useStatementChoices } from './statement-labels.ts';
import { useCreditorName } from './statement-state.tsx';
import { changeStatements, removeStatements, useKeepOutcomes, useRefusalWords } from './use-grid-saving.ts';

interface SelectionBarProps {
  readonly dossier: Dossier;
  readonly rows: readonly StatementRow[];
  /** What was done, to take it back. */
  readonly onDone: (act: DoneAct) => void;
  /** It was taken back. */
  readonly onUndone: (act: DoneAct) => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen rows together; what does not fit all of them says why and stays in sight. */
export function SelectionBar({ dossier, rows, onDone, onUndone, onClear }: SelectionBarProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const choices = useStatementChoices();
  const acting = useActingOnSeveral(dossier, rows, { onDone, onUndone, onClear });
  const exportRows = useExport(dossier);
  const [isAsking, setAsking] = useState(false);
  const amount = formatAmount(sumEuros(rows.map(({ amountAdmitted }) => amountAdmitted)), language);
  const why = useWhyNot(dossier, rows);
  /** In sight: whoever has no mouse to point with reads them too. */
  const reasons = [...new Set([why.validate, why.change, why.remove])].filter((one) => one !== undefined);
  if (rows.length === 0) return null;
  return (
    <section className={barClasses.acts} aria-label={t('grid.acts')}>
      <div className={`${barClasses.bar} ${classes.bar}`}>
        <strong>{t('grid.chosen', { count: rows.length })}</strong>
        <Text span inherit c="slate.3">
          {t('grid.chosenAmount', { amount })}
        </Text>
        <Act
          why={why.validate}
          icon={<IconCircleCheck />}
          isFirst
          onClick={() => acting.change({ validated: true })}
        >
          {t('grid.validate')}
        </Act>
        <ChoiceAct
          why={why.change}
          icon={<IconSend />}
          label={t('grid.sendOption')}
          choices={choices.sendOptions}
          onChoose={(sendOption) => acting.change({ sendOption })}
        />
        <ChoiceAct
          why={why.change}
          icon={<IconLanguage />}
          label={t('grid.language')}
          choices={choices.languages}
          onChoose={(chosen) => acting.change({ language: chosen })}
        />
        <Act icon={<IconTableExport />} onClick={() => exportRows(rows)}>
          {t('grid.export')}
        </Act>
        <Act why={why.remove} icon={<IconTrash />} onClick={() => setAsking(true)}>
          {t('grid.remove')}
        </Act>
        <CloseButton variant="transparent" c="white" aria-label={t('grid.clear')} onClick={onClear} />
        {reasons.length > 0 && <p className={barClasses.whyNot}>{reasons.join(' ')}</p>}
      </div>
      <RemoveDialog
        opened={isAsking}
        title={t('grid.removeTitle', { count: rows.length })}
        verb={t('grid.remove')}
        isBusy={acting.isBusy}
        problem={acting.problem}
        onConfirm={() => acting.remove(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        {t('grid.removeText', { amount })}
      </RemoveDialog>
    </section>
  );
}

interface ActProps {
  /** Why it cannot be done with all of them. */
  readonly why?: string | undefined;
  readonly icon: ReactNode;
  readonly isFirst?: boolean;
  readonly onClick?: () => void;
  readonly children: string;
}

function Act({ why, icon, isFirst = false, onClick, children, ...menu }: ActProps) {
  return (
    <Button
      {...menu}
      size="xs"
      variant={isFirst ? 'white' : 'transparent'}
      color={isFirst ? 'primary' : 'white'}
      leftSection={icon}
      {...(why !== undefined && { 'data-disabled': true, 'aria-disabled': true, title: why })}
      {...(why === undefined && onClick && { onClick })}
    >
      {children}
    </Button>
  );
}

interface ChoiceActProps<Value extends string> {
  readonly why: string | undefined;
  readonly icon: ReactNode;
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

function ChoiceAct<Value extends string>({ why, icon, label, choices, onChoose }: ChoiceActProps<Value>) {
  return (
    <Menu disabled={why !== undefined} position="top">
      <Menu.Target>
        <Button
          size="xs"
          variant="transparent"
          color="white"
          leftSection={icon}
          {...(why !== undefined && { 'data-disabled': true, 'aria-disabled': true, title: why })}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <Menu.Item key={choice.value} onClick={() => onChoose(choice.value)}>
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Why an act does not fit all that is chosen. */
function useWhyNot(dossier: Dossier, rows: readonly StatementRow[]) {
  const { t } = useTranslation('statements');
  const whyNotRemove = useWhyNotRemove(dossier);
  const readOnly = dossier.isReadOnly ? t('remove.readOnly') : undefined;
  const isFiled = rows.some(({ origin }) => origin === 'thirdParty');
  const isOpen = (row: StatementRow) => !canBeValidated(row.missingParts) || row.reviewState === 'filing';
  return {
    validate: readOnly ?? (rows.some(isOpen) ? t('grid.notComplete') : undefined),
    change: readOnly ?? (isFiled ? t('grid.filedByCreditor') : undefined),
    remove: rows.map(whyNotRemove).find((why) => why !== undefined),
  };
}

/** Does one thing with all chosen rows, and says of those that were refused why. */
function useActingOnSeveral(
  dossier: Dossier,
  rows: readonly StatementRow[],
  { onDone, onUndone, onClear }: Pick<SelectionBarProps, 'onDone' | 'onUndone' | 'onClear'>,
) {
  const { t } = useTranslation(['statements', 'forms']);
  const keep = useKeepOutcomes(dossier.id);
  const inWords = useProblem();
  const whyNot = useRefusalWords();
  const nameOf = useCreditorName();
  const offerUndo = useUndoToast();
  const takeBack = async (done: DoneAct) => {
    const outcomes = await changeStatements(
      dossier.id,
      done.map(({ statementId, version, before }) => ({ statementId, version, changes: before })),
    );
    keep(outcomes);
    const refused = outcomes.find(({ problem }) => problem !== null)?.problem;
    if (refused) throw new ProblemError(refused);
    onUndone(done);
  };
  const tell = (outcomes: readonly StatementOutcome[], done: DoneAct) => {
    keep(outcomes);
    const refused = outcomes.flatMap(({ statementId, row, problem }) =>
      problem === null ? [] : [{ row: row ?? rows.find(({ id }) => id === statementId), problem }],
    );
    const [first] = refused;
    if (first === undefined) {
      const title = t('grid.done', { count: outcomes.length });
      if (done.length === outcomes.length) offerUndo({ title, undo: () => takeBack(done) });
      else showSuccess(title);
      return onClear();
    }
    const name = first.row ? nameOf(first.row) : '';
    const reason = t('forms:labelled', { label: name, text: whyNot(new ProblemError(first.problem)) });
    showFailure(t('grid.refused', { count: refused.length }), reason);
  };
  const act = useMutation({
    mutationFn: (changes: StatementChanges | 'remove') => {
      const chosen = rows.map(({ id, version }) => ({ statementId: id, version }));
      return changes === 'remove'
        ? removeStatements(dossier.id, chosen)
        : changeStatements(
            dossier.id,
            chosen.map((one) => ({ ...one, changes })),
          );
    },
    onSuccess: (outcomes, changes) => {
      const asked = changes === 'remove' ? [] : rows.map(({ id }) => ({ statementId: id, changes }));
      const act = actOf(asked, rows, outcomes);
      onDone(act);
      tell(outcomes, act);
    },
    onError: (error) => showFailure(t('desk.notDone'), inWords(error).message),
  });
  return {
    isBusy: act.isPending,
    problem: act.isError ? inWords(act.error) : undefined,
    change: (changes: StatementChanges) => act.mutate(changes),
    remove: (onSettled: () => void) => act.mutate('remove', { onSettled }),
  };
}

/** Saves rows as a table that a spreadsheet opens. */
function useExport({ fileNumber }: Dossier): (rows: readonly StatementRow[]) => void {
  const { t } = useTranslation(['statements', 'vocabulary']);
  const language = useLanguage();
  const nameOf = useCreditorName();
  const euros = (amount: number) => formatDecimal(amount, language, 2, 2).replaceAll(/\s/g, '');
  return (rows) => {
    // How many documents a row has is for the screen: a table of them says nothing.
    const head = GRID_COLUMNS.filter((column) => column !== 'documents').map((column) =>
      t(`columns.${column}`),
    );
    const lines = rows.map((row) => [
      nameOf(row),
      numberOf(row),
      row.creditorType === null ? '' : t(`vocabulary:creditorType.${row.creditorType}`),
      euros(row.amountPrincipal),
      euros(row.amountInterest),
      euros(row.amountCosts),
      euros(row.amountDeclared),
      euros(row.amountRejected),
      euros(row.amountAdmitted),
      textOf('account', row, language),
      row.sendOption === null ? '' : t(`vocabulary:sendOption.${row.sendOption}`),
      t(`reviewStates.${row.reviewState}`),
    ]);
    saveFile({
      blob: new Blob([writeCsv([head, ...lines])], { type: 'text/csv;charset=utf-8' }),
      fileName: `${t('grid.fileName')}-${fileNumber.replaceAll('/', '-')}.csv`,
    });
  };
}

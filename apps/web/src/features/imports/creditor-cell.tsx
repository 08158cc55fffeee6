import { Button, Group } from '@mantine/core';
import { DOUBLE_ANSWERS, PARTY_ANSWERS, type RowState } from '@prorata/domain/imports/import-state';
import { fullName, type ImportCreditor, type ImportRow } from '@prorata/domain/imports/read-import';
import {
  IconCircleCheck,
  IconCircleMinus,
  IconCirclePlus,
  IconCopyX,
  IconCornerDownRight,
  IconHelpCircle,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { partyNameOf } from '../parties/party-values.ts';
import classes from './import-table.module.css';
import { type KnownAs, partyMeant, type SheetImport } from './use-import.ts';

interface CreditorCellProps {
  readonly sheet: SheetImport;
  readonly row: ImportRow;
  readonly state: RowState;
}

/** What Prorata makes of a row: who it is, why that is thought, and what is asked about it. */
export function CreditorCell({ sheet, row, state }: CreditorCellProps) {
  const { t } = useTranslation('imports');
  const creditor = sheet.creditorOfRow.get(row.number);
  const name = fullName(row.values) || (creditor && fullName(creditor.values)) || '';
  if (state === 'taken') return <Told icon={IconCircleCheck} tone="ready" name={name} why={t('who.taken')} />;
  if (creditor === undefined)
    return (
      <Told
        icon={IconCircleMinus}
        tone="leftOut"
        name={row.cells.map(String).find(Boolean) ?? ''}
        why={t('who.sum')}
      />
    );
  const isSkipped = sheet.progress.doubles[creditor.key] === 'skip';
  if (state === 'leftOut' && !isSkipped) return <LeftOut sheet={sheet} row={row} name={name} />;
  if (row.number !== creditor.key) {
    return (
      <Told icon={IconCornerDownRight} tone="same" name="" why={t('who.withRow', { row: creditor.key })} />
    );
  }
  const as = sheet.known.get(creditor.key);
  if (as === undefined) return <Told icon={IconCirclePlus} tone="new" name={name} why={t('who.looking')} />;
  if (as.inDossier.certainty !== 'none') return <Double sheet={sheet} creditor={creditor} as={as} />;
  return <Match sheet={sheet} creditor={creditor} as={as} />;
}

interface ToldProps {
  readonly icon: typeof IconCircleCheck;
  readonly tone: string;
  readonly name: string;
  readonly why: string;
}

function Told({ icon: Sign, tone, name, why }: ToldProps) {
  return (
    <span className={classes.who} data-tone={tone}>
      <Sign size={18} aria-hidden />
      <span className={classes.words}>
        {name && <span className={classes.name}>{name}</span>}
        <span className={classes.why}>{why}</span>
      </span>
    </span>
  );
}

function LeftOut({
  sheet,
  row,
  name,
}: {
  readonly sheet: SheetImport;
  readonly row: ImportRow;
  readonly name: string;
}) {
  const { t } = useTranslation('imports');
  const putBack = () =>
    sheet.change((old) => ({ ...old, leftOut: old.leftOut.filter((number) => number !== row.number) }));
  return (
    <span className={classes.asked}>
      <Told icon={IconCircleMinus} tone="leftOut" name={name} why={t('who.leftOut')} />
      <Button size="compact-sm" variant="default" onClick={putBack}>
        {t('who.putBack')}
      </Button>
    </span>
  );
}

interface KnownProps {
  readonly sheet: SheetImport;
  readonly creditor: ImportCreditor;
  readonly as: KnownAs;
}

/** Who is in the dossier already: the rows go to that statement, nowhere, or to one of their own. */
function Double({ sheet, creditor, as }: KnownProps) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const { statement, certainty } = as.inDossier;
  const answer = sheet.progress.doubles[creditor.key];
  const amount = formatAmount(statement?.amountDeclared ?? 0, language, 'none');
  const name = statement?.creditorName ?? '';
  // What a creditor filed is not added to by the office.
  const answers = DOUBLE_ANSWERS.filter((one) => one !== 'join' || statement?.origin === 'bailiff');
  const why = answer === 'join' ? t('who.joined', { name }) : `${name} · ${amount}`;
  return (
    <span className={classes.asked}>
      <Told
        icon={IconCopyX}
        tone={answer === undefined ? 'double' : 'answered'}
        name={t(certainty === 'exact' ? 'who.inDossier' : 'who.mayBeInDossier')}
        why={why}
      />
      <Answers
        row={creditor.key}
        label={t('who.question', { name })}
        chosen={answer}
        options={answers.map((value) => ({ value, label: t(`who.${value}`) }))}
        onAnswer={(value) =>
          sheet.change((old) => ({ ...old, doubles: { ...old.doubles, [creditor.key]: value } }))
        }
      />
    </span>
  );
}

/** Who is known, may be known, or is new. */
function Match({ sheet, creditor, as }: KnownProps) {
  const { t } = useTranslation('imports');
  const answer = sheet.progress.parties[creditor.key];
  const [likeliest] = as.match?.candidates ?? [];
  const meant = partyMeant(as, answer);
  const own = fullName(creditor.values) || t('who.nameless');
  const { account } = creditor.values;
  const knownAccount = likeliest?.paymentaccount ?? null;
  const sameAccount = account !== undefined && knownAccount === account;
  const otherAccount = account !== undefined && knownAccount !== null && knownAccount !== account;
  const remarks = [sameAccount && t('who.sameAccount'), otherAccount && t('who.otherAccount')];
  const because = (first: string) => [first, ...remarks].filter(Boolean).join(', ');
  if (as.match?.certainty === 'possible' && likeliest !== undefined) {
    const name = partyNameOf(likeliest);
    return (
      <span className={classes.asked}>
        <Told
          icon={answer === 'same' ? IconCircleCheck : answer === 'new' ? IconCirclePlus : IconHelpCircle}
          tone={answer === undefined ? 'choose' : 'answered'}
          name={answer === undefined ? `${name}?` : answer === 'same' ? name : own}
          why={answer === 'new' ? t('who.new') : because(t('who.sameName'))}
        />
        <Answers
          row={creditor.key}
          label={t('who.question', { name })}
          chosen={answer}
          options={PARTY_ANSWERS.map((value) => ({
            value,
            label: t(value === 'same' ? 'who.same' : 'who.different'),
          }))}
          onAnswer={(value) =>
            sheet.change((old) => ({ ...old, parties: { ...old.parties, [creditor.key]: value } }))
          }
        />
      </span>
    );
  }
  if (meant !== undefined) {
    const isMet = meant.partyId !== null;
    const why = isMet ? because(t('who.sameNumber')) : t('who.register');
    return (
      <Told
        icon={isMet ? IconCircleCheck : IconCirclePlus}
        tone="ready"
        name={partyNameOf(meant)}
        why={why}
      />
    );
  }
  const { enterpriseNumber, nationalNumber } = creditor.values;
  const hasNumber = enterpriseNumber !== undefined || nationalNumber !== undefined;
  return (
    <Told
      icon={IconCirclePlus}
      tone="new"
      name={own}
      why={t(hasNumber ? 'who.new' : 'who.newWithoutNumber')}
    />
  );
}

interface AnswersProps<Value extends string> {
  readonly row: number;
  readonly label: string;
  readonly chosen: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onAnswer: (value: Value) => void;
}

/** The answers to one question; 1, 2 and 3 choose while one of them has the focus. */
function Answers<Value extends string>({ row, label, chosen, options, onAnswer }: AnswersProps<Value>) {
  const press = ({ key }: KeyboardEvent) => {
    const option = options[Number(key) - 1];
    if (option) onAnswer(option.value);
  };
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label={label} data-answer-row={row} onKeyDown={press}>
      {options.map(({ value, label: word }) => (
        <Button
          key={value}
          size="compact-sm"
          variant={chosen === value ? 'filled' : 'default'}
          aria-pressed={chosen === value}
          onClick={() => onAnswer(value)}
        >
          {word}
        </Button>
      ))}
    </Group>
  );
}

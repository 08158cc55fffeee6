import { Anchor, Button, SegmentedControl, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { NOTATIONS } from '@prorata/domain/imports/import-fields';
import { ROW_STATES, type RowState } from '@prorata/domain/imports/import-state';
import { amountOf } from '@prorata/domain/imports/read-import';
import { sumEuros } from '@prorata/domain/money';
import { IconArrowLeft, IconTable } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import filterClasses from '../statements/statement-list.module.css';
import { ImportTable } from './import-table.tsx';
import classes from './rows-step.module.css';
import type { SheetImport } from './use-import.ts';

interface RowsStepProps {
  readonly dossier: Dossier;
  readonly sheet: SheetImport;
}

export type Place = { readonly row: number; readonly column: number | null };

/** What each column says and what each row becomes: looked at, mended and answered, until all that matters is ready. */
export function RowsStep({ dossier, sheet }: RowsStepProps) {
  const [filter, setFilter] = useState<RowState>();
  const [place, setPlace] = useState<Place>();
  const { points } = sheet;
  const next = nextPoint(points, place);
  const goNext = () => {
    setFilter(undefined);
    setPlace(next);
  };
  useHotkeys(
    [
      ['F8', goNext],
      ['mod+Z', sheet.undo],
    ],
    [],
  );
  return (
    <div className={classes.step}>
      <ReadBefore sheet={sheet} />
      <SheetBar dossier={dossier} sheet={sheet} filter={filter} onFilter={setFilter} />
      <ImportTable dossier={dossier} sheet={sheet} filter={filter} place={place} onPlace={setPlace} />
      <TallyLine sheet={sheet} />
      <Foot dossier={dossier} sheet={sheet} next={next} onNext={goNext} />
    </div>
  );
}

/** The one after where one is, and after the last the first. */
function nextPoint(points: SheetImport['points'], place: Place | undefined): Place | undefined {
  const after = points.find(
    ({ row, column }) =>
      place !== undefined &&
      (row > place.row || (row === place.row && (column ?? -1) > (place.column ?? -1))),
  );
  return after ?? points[0];
}

/** The same file again goes on where it was left; lines that are in the dossier stay out. */
function ReadBefore({ sheet: { imported, wasReadBefore } }: Pick<RowsStepProps, 'sheet'>) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  if (!wasReadBefore) return null;
  const date = formatDate(imported.uploadedAt, language, 'dateTime');
  return (
    <div className={classes.before}>
      <Notice tone="info">{t('choose.again', { date, who: imported.uploadedBy })}</Notice>
    </div>
  );
}

interface SheetBarProps extends RowsStepProps {
  readonly filter: RowState | undefined;
  readonly onFilter: (filter: RowState | undefined) => void;
}

function SheetBar({ dossier, sheet, filter, onFilter }: SheetBarProps) {
  const { t } = useTranslation('imports');
  const { imported, progress, change, tally } = sheet;
  const written = { comma: '1.234,56', point: '1,234.56' };
  const shown = ROW_STATES.filter((state) => state !== 'ready' && (tally[state] > 0 || state === filter));
  const choices = [
    { key: undefined, label: t('filters.all'), count: tally.read },
    ...shown.map((state) => ({ key: state, label: t(`filters.${state}`), count: tally[state] })),
  ];
  return (
    <div className={classes.bar}>
      <span className={classes.file}>
        <IconTable size={18} aria-hidden />
        <Text span fw={600} truncate>
          {imported.fileName}
        </Text>
        <Text span c="dimmed" className={classes.size ?? ''}>
          {t('size', { rows: tally.read, columns: sheet.heads.length })}
        </Text>
        <Anchor
          fw={500}
          renderRoot={(props) => (
            <Link to="/app/dossier/$dossierId/import" params={{ dossierId: dossier.id }} {...props} />
          )}
        >
          {t('choose.file')}
        </Anchor>
      </span>
      <span className={classes.setting}>
        <Text span c="dimmed">
          {t('numbers')}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={t('numbers')}
          data={NOTATIONS.map((value) => ({ value, label: written[value] }))}
          value={progress.notation}
          onChange={(notation) => change((old) => ({ ...old, notation }))}
        />
      </span>
      <TextInput
        className={classes.setting ?? ''}
        classNames={{ root: classes.remember ?? '', label: classes.rememberLabel ?? '' }}
        label={t('rememberAs')}
        placeholder={t('rememberHint')}
        maxLength={100}
        value={progress.rememberAs}
        onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, rememberAs: value }))}
      />
      <fieldset className={`${filterClasses.filters} ${classes.filters}`} aria-label={t('filters.label')}>
        {choices.map(({ key, label, count }) => (
          <UnstyledButton
            key={label}
            className={filterClasses.filter ?? ''}
            aria-pressed={key === filter}
            onClick={() => onFilter(key)}
          >
            {label} <span className={filterClasses.count}>{count}</span>
          </UnstyledButton>
        ))}
      </fieldset>
    </div>
  );
}

/** Nothing gets lost: what was read is the sum of what becomes of it, in rows and in euros. */
function TallyLine({ sheet: { tally, read, states } }: Pick<RowsStepProps, 'sheet'>) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const parts = ROW_STATES.filter((state) => tally[state] > 0);
  const rows = read.rows.filter(({ isSum }) => !isSum);
  const inFile = sumEuros(rows.map(({ values }) => values.total ?? amountOf(values)));
  const isIn = (number: number) => ['ready', 'taken'].includes(states.get(number) ?? '');
  const ready = sumEuros(rows.filter(({ number }) => isIn(number)).map(({ values }) => amountOf(values)));
  const difference = sumEuros([inFile, -ready]);
  const out = rows.filter(({ number }) => !isIn(number));
  const amount = (euros: number) => formatAmount(euros, language, 'none');
  return (
    <div className={classes.tally} aria-live="polite">
      <span>
        <strong>{t('tally.label')}</strong> {t('tally.read', { count: tally.read })} ={' '}
        {parts.map((state, index) => (
          <span key={state}>
            {index > 0 && ' + '}
            <span data-state={state}>{t(`tally.${state}`, { count: tally[state] })}</span>
          </span>
        ))}
      </span>
      <span className={classes.sums}>
        {t('tally.inFile')} <strong>{amount(inFile)}</strong> · {t('tally.readyAmount')}{' '}
        <strong>{amount(ready)}</strong>
        {difference !== 0 && (
          <span data-state="mend">
            {' · '}
            {t('tally.difference', { amount: amount(difference) })}
            {out.length === 1 && ` ${t('tally.ofRow', { row: out[0]?.number })}`}
          </span>
        )}
      </span>
    </div>
  );
}

interface FootProps extends RowsStepProps {
  readonly next: Place | undefined;
  readonly onNext: () => void;
}

function Foot({ dossier, sheet, next, onNext }: FootProps) {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const { points, tally } = sheet;
  const number = points.findIndex(({ row, column }) => row === next?.row && column === next?.column) + 1;
  const toSummary = () => void navigate({ to: '.', search: { step: 'summary' } });
  const params = { dossierId: dossier.id };
  return (
    <div className={classes.foot}>
      <Button
        variant="default"
        leftSection={<IconArrowLeft />}
        onClick={() => void navigate({ to: '/app/dossier/$dossierId/import', params })}
      >
        {t('foot.back')}
      </Button>
      <Text c="dimmed" size="sm" className={classes.keys ?? ''}>
        {t('foot.keys')}
      </Text>
      <Text c="dimmed" size="sm" ms="auto" className={classes.remark ?? ''}>
        {tally.ready === 0 ? t('foot.nothingReady') : t('choose.kept')}
      </Text>
      <Button
        variant={points.length > 0 ? 'default' : 'filled'}
        disabled={tally.ready === 0 || sheet.isLooking || dossier.isReadOnly}
        loading={sheet.isLooking}
        onClick={toSummary}
      >
        {t('foot.takeReady', { count: tally.ready })}
      </Button>
      {points.length > 0 && (
        <Button onClick={onNext}>{t('foot.next', { number, count: points.length })}</Button>
      )}
    </div>
  );
}

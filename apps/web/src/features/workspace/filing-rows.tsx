import { Anchor, Text } from '@mantine/core';
import { MAX_AMOUNT_EUROS } from '@prorata/contract/fields';
import type { FilingRow } from '@prorata/contract/workspace/filing';
import type { RowOutcome } from '@prorata/domain/workspace/row-outcome';
import { StatusBadge } from '../../components/badges.tsx';
import type { Tone } from '../../components/status-tones.ts';
import { Hint } from '../../components/text.tsx';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useOpening } from './use-opening.ts';
import classes from './workspace.module.css';

const TONES: Readonly<Record<RowOutcome, Tone>> = {
  ready: 'accent',
  filed: 'positive',
  alreadyFiled: 'slate',
  faulty: 'negative',
  empty: 'muted',
};

/** What each line came to, with the way to the invitation that it is about. */
export function FilingRows({ rows }: { readonly rows: readonly FilingRow[] }) {
  const { t } = useTranslation('workspace');
  return (
    <ul className={classes.outcomes} aria-label={t('sheet.rows')}>
      {rows.map((row) => (
        <li key={`${row.line} ${row.invitationId ?? ''}`}>
          <Outcome row={row} />
        </li>
      ))}
    </ul>
  );
}

function Outcome({ row }: { readonly row: FilingRow }) {
  const { t } = useTranslation(['workspace', 'statements']);
  const language = useLanguage();
  const { open } = useOpening();
  const { line, invitationId, defendantName, fileNumber, amount, receiptNumber } = row;
  const name = [line > 0 && t('sheet.row', { line }), defendantName ?? fileNumber]
    .filter(Boolean)
    .join(' · ');
  const missing = row.missingParts.map((part) => t(`statements:missingParts.${part}`)).join(', ');
  return (
    <>
      <div className={classes.outcomeHead}>
        {invitationId === null ? (
          <Text span fw={500}>
            {name}
          </Text>
        ) : (
          <Anchor component="button" type="button" fw={500} ta="start" onClick={() => open(invitationId)}>
            {name}
          </Anchor>
        )}
        {amount !== null && <span className={classes.outcomeAmount}>{formatAmount(amount, language)}</span>}
        <StatusBadge tone={TONES[row.outcome]}>{t(`outcomes.${row.outcome}`)}</StatusBadge>
      </div>
      {receiptNumber !== null && <Hint>{t('file.receipt', { number: receiptNumber })}</Hint>}
      {row.faults.map(({ fault, column }) => (
        <Text key={`${fault} ${column ?? ''}`} size="sm" c="negative.8">
          {column !== null && `${t('column', { column })}: `}
          {t(`faults.${fault}`, { maximum: formatAmount(MAX_AMOUNT_EUROS, language) })}
        </Text>
      ))}
      {missing !== '' && <Hint>{t('missing', { parts: missing })}</Hint>}
      {row.missingDocuments.length > 0 && (
        <Hint>{t('sheet.missingFiles', { names: row.missingDocuments.join(', ') })}</Hint>
      )}
    </>
  );
}

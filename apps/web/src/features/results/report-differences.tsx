import { List } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import {
  type ReportDifference,
  type ReportDifferences,
  resultOutdatedProblemSchema,
} from '@prorata/contract/results/difference';
import type { Result } from '@prorata/contract/results/result';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../components/notice.tsx';
import { useDescribeValue } from '../../components/use-change-texts.ts';
import { ProblemError } from '../../platform/client/problem.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useFindingPhrase } from '../distribution/findings-card.tsx';
import { differencesQuery } from './result-queries.ts';

/** In what a report differs from its dossier, thing by thing, in words. */
export function ReportDifferenceList({ differences, findings }: ReportDifferences) {
  const { t } = useTranslation('differences');
  const linesOf = useDifferenceLines();
  const phraseOf = useFindingPhrase();
  if (differences.length === 0 && findings.length === 0) return null;
  return (
    <List
      withPadding
      size="sm"
      mah="30vh"
      my="xs"
      style={{ overflow: 'auto' }}
      tabIndex={0}
      aria-label={t('list')}
    >
      {differences.flatMap((difference, place) =>
        linesOf(difference).map((line, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is read as a whole and two lines may be the same.
          <List.Item key={`${place}.${row}`}>
            <strong>{line.about}</strong>
            {line.says}
          </List.Item>
        )),
      )}
      {findings.map((finding, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be the same in everything they say.
        <List.Item key={place}>
          {finding.creditorName !== null && <strong>{finding.creditorName}: </strong>}
          {phraseOf(finding)}
        </List.Item>
      ))}
    </List>
  );
}

/** Each change on a line of its own; a thing that only one of the two has is one line. */
function useDifferenceLines() {
  const { t } = useTranslation('differences');
  const describe = useDescribeValue();
  return ({ part, name, kind, changes }: ReportDifference) => {
    const isRest = part === 'lot' && name === null;
    const about = t(`parts.${isRest ? 'rest' : part}`, { name: name ?? '' });
    if (part === 'order') return [{ about, says: '' }];
    if (kind !== 'changed') return [{ about, says: `: ${t(`kinds.${kind}`)}` }];
    return changes.map(({ field, before, after }) => {
      const values = { field: t(`fields.${field}`), before: describe(before), after: describe(after) };
      return { about, says: `, ${t('kinds.changed', values)}` };
    });
  };
}

interface OutdatedNoticeProps {
  readonly dossier: Dossier;
  readonly result: Result | undefined;
}

/** Above a calculation that would say something else now, whether the dossier, the office or the tariff was changed. */
export function OutdatedNotice({ dossier, result }: OutdatedNoticeProps) {
  const { t } = useTranslation('differences');
  const isWaiting = dossier.status === 'Calculated' && result?.signDate === null;
  const isShown = isWaiting && result.isOutdated;
  const compared = useQuery({ ...differencesQuery(dossier.id, result?.id ?? ''), enabled: isShown });
  if (!isShown || compared.data === undefined) return null;
  const isTold = compared.data.differences.length + compared.data.findings.length > 0;
  return (
    <Notice tone="warning" icon={IconAlertTriangle} title={t('title')}>
      <p>{t(isTold ? 'text' : 'mark')}</p>
      <ReportDifferenceList {...compared.data} />
    </Notice>
  );
}

/** What a refusal to sign tells of differences, if it does. */
export function differencesIn(error: Error | null): ReportDifferences | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  return resultOutdatedProblemSchema.safeParse(error.problem).data;
}

import { Button, Modal, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Result } from '@prorata/contract/results/result';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError, Loading } from '../../components/states.tsx';
import { Acts } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ComparisonTable } from '../distribution/comparison-table.tsx';
import { comparisonQuery, resultsQuery } from './result-queries.ts';

interface CompareDialogProps {
  readonly dossier: Dossier;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Two calculations of a dossier beside each other: who gets more or less, and why. */
export function CompareDialog({ dossier, opened, onClose }: CompareDialogProps) {
  const { t } = useTranslation('calculation');
  return (
    <Modal opened={opened} onClose={onClose} size={860} title={t('compare.title')} withCloseButton={false}>
      {opened && <AllResults dossier={dossier} onClose={onClose} />}
    </Modal>
  );
}

function AllResults({ dossier, onClose }: Omit<CompareDialogProps, 'opened'>) {
  const inWords = useProblem();
  const results = useQuery(resultsQuery(dossier.id, true));
  if (results.isError)
    return <LoadError {...inWords(results.error)} onRetry={() => void results.refetch()} />;
  // While the older ones are read, those of the card may still stand in their place.
  if (results.data === undefined || results.isPlaceholderData) return <Loading rows={6} />;
  return <Compare dossier={dossier} results={results.data.items} onClose={onClose} />;
}

interface CompareProps extends Omit<CompareDialogProps, 'opened'> {
  /** Newest first. */
  readonly results: readonly Result[];
}

function Compare({ dossier, results, onClose }: CompareProps) {
  const { t } = useTranslation('calculation');
  const [pair, setPair] = useState({ before: results[1]?.id ?? '', after: results[0]?.id ?? '' });
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <ResultSelect
          label={t('compare.before')}
          results={results}
          other={pair.after}
          value={pair.before}
          onChoose={(before) => setPair({ ...pair, before })}
        />
        <ResultSelect
          label={t('compare.after')}
          results={results}
          other={pair.before}
          value={pair.after}
          onChoose={(after) => setPair({ ...pair, after })}
        />
      </SimpleGrid>
      <Compared dossier={dossier} results={results} {...pair} />
      <Acts mt={0}>
        <Button onClick={onClose}>{t('comparison.close')}</Button>
      </Acts>
    </Stack>
  );
}

interface ResultSelectProps {
  readonly label: string;
  readonly results: readonly Result[];
  /** The one on the other side, with which it cannot be compared. */
  readonly other: string;
  readonly value: string;
  readonly onChoose: (resultId: string) => void;
}

function ResultSelect({ label, results, other, value, onChoose }: ResultSelectProps) {
  const language = useLanguage();
  return (
    <Select
      label={label}
      allowDeselect={false}
      value={value}
      data={results.map(({ id, fileName, date }) => ({
        value: id,
        label: `${fileName} · ${formatDate(date, language, 'dateTime')}`,
        disabled: id === other,
      }))}
      onChange={(id) => id !== null && onChoose(id)}
    />
  );
}

interface ComparedProps {
  readonly dossier: Dossier;
  readonly results: readonly Result[];
  readonly before: string;
  readonly after: string;
}

function Compared({ dossier, results, before, after }: ComparedProps) {
  const { t } = useTranslation('calculation');
  const inWords = useProblem();
  const comparison = useQuery(comparisonQuery(dossier.id, before, after));
  if (comparison.isError)
    return <LoadError {...inWords(comparison.error)} onRetry={() => void comparison.refetch()} />;
  if (comparison.data === undefined) return <Loading rows={6} />;
  const nameOf = (wanted: string) => results.find(({ id }) => id === wanted)?.fileName ?? '';
  const isSame = comparison.data.creditors.every(({ reasons }) => reasons.length === 0);
  return (
    <Stack gap="lg" opacity={comparison.isPlaceholderData ? 0.5 : 1}>
      {isSame && <Text>{t('compare.same')}</Text>}
      <ComparisonTable comparison={comparison.data} before={nameOf(before)} after={nameOf(after)} />
    </Stack>
  );
}

import { List, Stack, Text } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { StatementDifference } from '@prorata/contract/statements/third-party-statement';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useClaimName } from '../../components/claims/claim-list.tsx';
import { useChangeTexts } from '../../components/use-change-texts.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { privilegesQuery } from './statement-queries.ts';

interface FiledDifferencesProps {
  readonly dossier: Dossier;
  readonly differences: readonly StatementDifference[];
}

/** Everything in which the statement is no longer as the creditor filed it, also once it is validated. */
export function FiledDifferences({ dossier, differences }: FiledDifferencesProps) {
  const { t } = useTranslation('statements');
  if (differences.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-label={t('desk.differences.title')}>
      <Text component="h3" m={0} fz="md" fw={600}>
        {t('desk.differences.title')}
      </Text>
      <List listStyleType="none" spacing="xs" fz="sm" lh="sm">
        {differences.map((difference) => (
          <OneDifference
            key={`${difference.subject} ${difference.id}`}
            dossier={dossier}
            difference={difference}
          />
        ))}
      </List>
    </Stack>
  );
}

interface OneDifferenceProps {
  readonly dossier: Dossier;
  readonly difference: StatementDifference;
}

function OneDifference({ dossier, difference }: OneDifferenceProps) {
  const { t } = useTranslation('statements');
  const changes = useChangeTexts()(difference.subject, difference.changes);
  const name = useDifferenceName(dossier, difference);
  const { what, subject } = difference;
  if (what !== 'changed') {
    return (
      <List.Item>
        {t(`desk.differences.${what}`)}: {what === 'removed' ? <del>{name}</del> : name}
      </List.Item>
    );
  }
  return changes.map(({ key, field, before, after }) => (
    <List.Item key={key} style={{ overflowWrap: 'anywhere' }}>
      <Text span inherit c="dimmed">
        {subject === 'claim' ? `${name}, ${field}` : field}:
      </Text>{' '}
      <del>{before}</del> <IconArrowRight size={14} aria-hidden /> {after}
    </List.Item>
  ));
}

/** Of a claim its privilege, of a document its file. */
function useDifferenceName(dossier: Dossier, { claim, changes }: StatementDifference): string {
  const privileges = useQuery(privilegesQuery(dossier)).data?.items ?? [];
  const claimName = useClaimName({ privilegeId: claim?.privilegeId ?? null }, privileges);
  if (claim !== null) return claimName;
  const file = changes.find(({ field }) => field === 'fileName');
  const value = file?.after ?? file?.before;
  return value?.kind === 'text' ? value.value : '';
}

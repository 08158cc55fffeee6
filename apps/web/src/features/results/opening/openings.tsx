import { Box, Button, Text } from '@mantine/core';
import type { OpeningOfLink } from '@prorata/contract/results/opening';
import type { LedgerAddressee } from '@prorata/contract/results/result';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusBadge } from '../../../components/badges.tsx';
import { LoadError } from '../../../components/states.tsx';
import { Hint } from '../../../components/text.tsx';
import { DateText } from '../../../components/values.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import type { ReportPlace } from '../receipt-paper.tsx';
import { openingsQuery } from './opening-queries.ts';
import classes from './openings.module.css';

interface OpeningsProps {
  readonly place: ReportPlace;
  readonly addressee: LedgerAddressee;
}

const FIRST = 5;
const ALL = 200;

/** Who opened the draft through the link, when and by what; and who wants a letter. */
export function Openings({ place, addressee }: OpeningsProps) {
  const { t } = useTranslation('opening');
  const inWords = useProblem();
  const [size, setSize] = useState(FIRST);
  const openings = useQuery({
    ...openingsQuery(place, addressee.id, size),
    placeholderData: keepPreviousData,
  });
  const hasLink =
    addressee.way === 'EmailLink' || addressee.openedAt !== null || addressee.letterAskedAt !== null;
  if (!hasLink) return null;
  return (
    <Box component="section" aria-label={t('office.title')}>
      <Text fw={600}>{t('office.title')}</Text>
      {openings.isError && (
        <LoadError
          title={t('office.failed')}
          {...inWords(openings.error)}
          onRetry={() => void openings.refetch()}
        />
      )}
      {openings.data?.total === 0 && <Hint>{t('office.none')}</Hint>}
      {openings.data && openings.data.total > 0 && (
        <ul className={classes.list}>
          {openings.data.items.map((opening) => (
            <Opening key={opening.id} opening={opening} />
          ))}
        </ul>
      )}
      {openings.data && openings.data.total > openings.data.items.length && size === FIRST && (
        <Button variant="subtle" size="compact-sm" px={0} onClick={() => setSize(ALL)}>
          {t('office.more')}
        </Button>
      )}
    </Box>
  );
}

function Opening({ opening: { act, at, visitor, email, isReceipt } }: { readonly opening: OpeningOfLink }) {
  const { t } = useTranslation(['opening', 'vocabulary']);
  const way = t(`vocabulary:linkAct.${act}`);
  return (
    <li>
      <div className={classes.line}>
        <DateText value={at} style="dateTime" />
        {isReceipt && <StatusBadge tone="positive">{t('office.receipt')}</StatusBadge>}
      </div>
      <Hint>{visitor === null ? way : t('office.by', { act: way, name: visitor })}</Hint>
      {email && <Hint>{email}</Hint>}
    </li>
  );
}

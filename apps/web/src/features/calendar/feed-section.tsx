import { Box, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../components/states.tsx';
import { Hint, SectionTitle } from '../../components/text.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { feedQuery } from './calendar-queries.ts';
import { FeedDialog, FeedState } from './feed-dialog.tsx';

/** On the account of a person: whether a calendar elsewhere reads their terms. */
export function FeedSection() {
  const { t } = useTranslation('calendar');
  const query = useQuery(feedQuery);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="section" px="var(--prorata-inset)" py="xl" id="calendar">
      <SectionTitle>{t('feed.title')}</SectionTitle>
      <Hint mt="xs" mb="md" maw="44rem">
        {t('feed.hint')}
      </Hint>
      {query.data === undefined && <QueryState query={query} rows={1} />}
      <FeedState />
      {query.data && (
        <Button variant="default" mt="md" onClick={() => setOpen(true)}>
          {query.data.feed ? t('feed.manage') : t('feed.make')}
        </Button>
      )}
      {isOpen && <FeedDialog onClose={() => setOpen(false)} />}
    </Box>
  );
}

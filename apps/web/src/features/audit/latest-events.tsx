import { Text } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useQuery } from '@tanstack/react-query';
import { RailSection } from '../../components/block.tsx';
import { Hint } from '../../components/text.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './audit.module.css';
import { auditQuery } from './audit-query.ts';
import { useEventLabels } from './use-event-labels.ts';

const SHOWN = 3;

/** What happened last in a dossier, beside its general side. When it cannot be read, the rest does without. */
export function LatestEvents({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { phraseOf, actorOf } = useEventLabels();
  const { data } = useQuery(auditQuery(dossier.id, { pageSize: SHOWN }));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <RailSection title={t('latest')}>
      <ul className={classes.latest}>
        {data.items.map((event) => (
          <li key={event.id}>
            <Text size="sm">{phraseOf(event)}</Text>
            <Hint>
              {actorOf(event.actor)} · {formatDate(event.occurredAt, language, 'dateTime')}
            </Hint>
          </li>
        ))}
      </ul>
    </RailSection>
  );
}

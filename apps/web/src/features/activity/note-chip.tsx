import { UnstyledButton } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './activity.module.css';
import { type NotedThing, useActivityPlace } from './activity-place.ts';
import { activityQuery } from './activity-queries.ts';

/** How many notes hang on a thing; leads to them. Where there are none, it is not there. */
export function NoteChip({ thing }: { readonly thing: NotedThing }) {
  const place = useActivityPlace();
  return place === undefined ? null : <Chip thing={thing} dossierId={place.dossierId} onOpen={place.open} />;
}

interface ChipProps {
  readonly thing: NotedThing;
  readonly dossierId: string;
  readonly onOpen: (thing: NotedThing) => void;
}

function Chip({ thing, dossierId, onOpen }: ChipProps) {
  const { t } = useTranslation('activity');
  const { data: count = 0 } = useQuery({
    ...activityQuery(dossierId),
    select: ({ noted }) => noted.find(({ kind, id }) => kind === thing.kind && id === thing.id)?.count ?? 0,
  });
  if (count === 0) return null;
  return (
    <UnstyledButton
      className={classes.chip ?? ''}
      aria-label={t('note.chip', { count, thing: thing.label })}
      onClick={() => onOpen(thing)}
    >
      <IconMessageCircle size={14} aria-hidden />
      {count}
    </UnstyledButton>
  );
}

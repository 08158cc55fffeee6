import type { Activity, NoteSubjectKind } from '@prorata/contract/activity/activity';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useActivityPlace } from './activity-place.ts';
import { activityQuery } from './activity-queries.ts';

const NONE: ReadonlySet<string> = new Set();

/** On which things of a kind notes hang, by id; on none where no panel is around. */
export function useNoted(dossierId: string, wanted: NoteSubjectKind): ReadonlySet<string> {
  const place = useActivityPlace();
  const select = useCallback(
    ({ noted }: Activity) => new Set(noted.filter(({ kind }) => kind === wanted).map(({ id }) => id)),
    [wanted],
  );
  const { data } = useQuery({ ...activityQuery(dossierId), select, enabled: place !== undefined });
  return data ?? NONE;
}

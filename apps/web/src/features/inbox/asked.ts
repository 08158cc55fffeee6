import type { InboxItem } from '@prorata/contract/inbox/inbox';

type Asked = Extract<InboxItem['kind'], 'mention' | 'reminder' | 'task'>;

/** Whether somebody asked for it, rather than the dossier itself. */
export function isAsked(kind: InboxItem['kind']): kind is Asked {
  return kind === 'mention' || kind === 'reminder' || kind === 'task';
}

/** Where something is done. */
export function placeOf({ kind, dossier, tab, part }: InboxItem) {
  const search = isAsked(kind) ? { activity: true } : { tab, ...(part && { part }) };
  return { to: '/app/dossier/$dossierId', params: { dossierId: dossier.id }, search } as const;
}

export function nameOfItem({ dossier, key }: Pick<InboxItem, 'dossier' | 'key'>): string {
  return `${dossier.id} ${key}`;
}

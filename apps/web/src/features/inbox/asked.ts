import type { InboxItem } from '@prorata/contract/inbox/inbox';

type Asked = Extract<InboxItem['kind'], 'mention' | 'reminder' | 'task'>;

/** Whether somebody asked for it, rather than the dossier itself. */
export function isAsked(kind: InboxItem['kind']): kind is Asked {
  return kind === 'mention' || kind === 'reminder' || kind === 'task';
}

/** The files that wait for a place are put away in the tray. */
const TRAY = { tab: 'statements', open: 'tray' } as const;

/** Where something is done. */
export function placeOf({ kind, dossier, tab, part }: InboxItem) {
  const step = kind === 'placeDocuments' ? TRAY : { tab, ...(part && { part }) };
  const search = isAsked(kind) ? { activity: true } : step;
  return { to: '/app/dossier/$dossierId', params: { dossierId: dossier.id }, search } as const;
}

export function nameOfItem({ dossier, key }: Pick<InboxItem, 'dossier' | 'key'>): string {
  return `${dossier.id} ${key}`;
}

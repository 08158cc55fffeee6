import type {
  FoundCreditor,
  FoundDocument,
  FoundDossier,
  FoundPlace,
  FoundReference,
} from '@prorata/contract/search/found';
import type { Icon } from '@tabler/icons-react';
import type { GroupKey } from './typed-text.ts';

/** One line of the palette, and where it leads. */
export interface Item {
  readonly id: string;
  readonly group: GroupKey;
  readonly icon: Icon;
  readonly title: string;
  readonly hint: string;
  readonly href: string;
  /** Why it cannot be done now. */
  readonly impossibleBecause?: string | undefined;
  readonly amount?: number | null;
  readonly details?: Details;
}

export type Details =
  | { readonly kind: 'dossier'; readonly dossier: FoundDossier }
  | { readonly kind: 'creditor'; readonly creditor: FoundCreditor }
  | { readonly kind: 'reference'; readonly reference: FoundReference }
  | { readonly kind: 'document'; readonly document: FoundDocument };

/** The address of a place in a dossier. */
export function addressOf({ dossierId, tab, open }: FoundPlace): string {
  const search = new URLSearchParams({ ...(tab !== 'general' && { tab }), ...(open !== null && { open }) });
  return `/app/dossier/${dossierId}${search.size > 0 ? `?${search}` : ''}`;
}

/** Where an item leads in words, by the tab and what is open there. */
export function actOf({ tab, open }: FoundPlace) {
  if (tab === 'statements' && open === 'tray') return 'openTray';
  if (tab === 'statements') return 'openStatement';
  if (tab === 'invitations') return 'openInvitation';
  return tab === 'sending' ? 'openSending' : 'openDossier';
}

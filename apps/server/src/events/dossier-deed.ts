import type { Deed } from './record-deed.ts';
import type { AuditEvent } from './record-event.ts';

/** Who does something in a dossier, and when: a user, a creditor with an invitation code, or the product itself. */
export interface DossierDeed {
  readonly actor: AuditEvent['actor'];
  readonly requestId: string | null;
  readonly at: Date;
}

export function deedOfUser({ actor, requestId, at }: Deed): DossierDeed {
  return { actor: { kind: 'user', id: actor.id, name: actor.fullName }, requestId, at };
}

/** What a term that ran out, or a report from the post, does to a dossier. */
export function deedOfProduct(at: Date): DossierDeed {
  return { actor: { kind: 'system', id: null, name: null }, requestId: null, at };
}

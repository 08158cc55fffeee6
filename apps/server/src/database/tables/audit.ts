import type { OptionalJson } from './columns.ts';

/** Who did it: someone signed in, a creditor by invitation code, or the product by itself. */
export const ACTOR_KINDS = ['user', 'creditor', 'system'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export interface AuditChainsTable {
  id: string;
  lastSequence: number;
  lastHash: string;
}

export interface AuditEventsTable {
  id: string;
  chainId: string;
  sequence: number;
  organizationId: string | null;
  dossierId: string | null;
  type: string;
  actorKind: ActorKind;
  actorId: string | null;
  actorName: string | null;
  subjectType: string | null;
  subjectId: string | null;
  before: OptionalJson;
  after: OptionalJson;
  requestId: string | null;
  occurredAt: Date;
  previousHash: string | null;
  hash: string;
}

import type { AUDIT_ACTORS } from '@prorata/contract/audit/audit-event';
import type { Json, OptionalJson } from './columns.ts';

export type ActorKind = (typeof AUDIT_ACTORS)[number];

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
  edition: 1 | 2;
  version: number | null;
  digests: OptionalJson;
}

export interface AuditValuesTable {
  eventId: string;
  content: Json;
}

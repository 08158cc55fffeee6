import type { InboxScope } from '@prorata/contract/inbox/inbox';
import type { Work, Worker, WorkKind } from '@prorata/domain/inbox/work';

/** Something that waits, before it is known what of it is shown. */
export interface FoundWork extends Omit<Work, 'key'> {
  /** Tells it apart in its dossier. */
  readonly key: string;
  readonly kind: WorkKind;
  readonly dossierId: string;
  /** What happened last under its key. */
  readonly occasion: string;
  readonly scopes: ReadonlySet<InboxScope>;
  readonly amountCents: bigint | null;
  readonly failed: { readonly letters: number; readonly mails: number } | null;
  readonly text: string | null;
  readonly author: string | null;
  readonly assigneeId: string | null;
  readonly subjectId: string | null;
}

/** Who looks, as far as it is known before anything was read. */
export type Seeker = Omit<Worker, 'numberWhoMayApprove'>;

/** Where is looked. */
export interface Place {
  readonly organizationId: string | null;
  /** The only one that is looked at. */
  readonly dossierId: string | undefined;
}

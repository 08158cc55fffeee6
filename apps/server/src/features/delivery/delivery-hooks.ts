import type { SendMethod } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';

/** What another feature is told about a mail or letter of its own. */
export interface DeliveryFacts {
  readonly id: string;
  readonly sendMethod: SendMethod;
  readonly dossierId: string | null;
  readonly invitationId: string | null;
  readonly resultId: string | null;
  readonly statementId: string | null;
  /** When the service took it over: terms count from then, not from when we were told. */
  readonly acceptedAt: Date | null;
  /** The mail that came back, when this is the letter that follows it. */
  readonly replacesDeliveryId: string | null;
}

/**
 * What the feature behind a purpose does about its mails and letters. The dossier is locked while these run; each
 * happening is told once, in the transaction that stores it.
 */
export interface PurposeHooks {
  /** Asked just before sending: `false` when it has become pointless, such as an invitation that was closed. */
  readonly isWanted?: (tools: Pick<Tools, 'db' | 'clock'>, delivery: DeliveryFacts) => Promise<boolean>;
  /** The mail or post service took it over. */
  readonly onAccepted?: (trx: Transaction, action: Action, delivery: DeliveryFacts) => Promise<void>;
  /** The letter lies at the post, as the post says. */
  readonly onDeposited?: (trx: Transaction, action: Action, delivery: DeliveryFacts) => Promise<void>;
  /** It was presented to the addressee, as the service says. */
  readonly onDelivered?: (trx: Transaction, action: Action, delivery: DeliveryFacts) => Promise<void>;
  /** What the letter that follows a mail which came back says otherwise than the mail, such as a later last day. */
  readonly valuesForLetter?: (
    trx: Transaction,
    action: Action,
    mail: DeliveryFacts,
  ) => Promise<Readonly<Record<string, string | boolean>>>;
  /** It came back, was refused, or was given up. */
  readonly onFailed?: (trx: Transaction, action: Action, delivery: DeliveryFacts) => Promise<void>;
}

/** Under this name: what is done about what came back, whatever its purpose. */
export const EVERY_PURPOSE = '*';

/** By purpose. */
export type DeliveryHooks = Readonly<Record<string, PurposeHooks | undefined>>;

/** What sending works with. */
export interface DeliveryTools extends Tools {
  readonly hooks: DeliveryHooks;
}

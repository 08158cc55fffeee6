import type { SentBodyOf } from '@prorata/contract/call';
import type { extractsCalls } from '@prorata/contract/extracts/calls';
import type { CreditorDecision } from '@prorata/contract/extracts/decision';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import type { Party } from '@prorata/contract/parties/party';
import { brusselsDate, brusselsTime } from '@prorata/domain/iso-date';
import type { SendMethod, StopKind } from '@prorata/domain/vocabulary';
import { onlyWhatIsSent } from '../invitations/invitation-values.ts';
import { NEW_STATEMENT, withoutOtherType } from '../statements/statement-values.ts';
import { type CreditorValues, filledFrom, valuesOfCreditor } from './creditor-values.ts';
import { defendantOf } from './dossier-values.ts';
import type { Step } from './wizard-steps.ts';

/** What is decided about one creditor, and what was corrected before. */
export interface CreditorProgress {
  readonly values: CreditorValues;
  /** Open until somebody has looked at it. */
  readonly decision: CreditorDecision | null;
  /** The creditor of the same extract that this one is. */
  readonly joinedWith: string | null;
  /** By email where there is an address, unless somebody chose. */
  readonly sendMethod: SendMethod | null;
  /** Whether somebody or a number has said who of those known it is. */
  readonly isMatched: boolean;
  /** Counts what changed outside the form, which then begins anew. */
  readonly revision: number;
}

/** The same creditor, once it is known to be this party: what the extract lacks is filled in from there. */
export function takenFor(party: Party, one: CreditorProgress): CreditorProgress {
  return {
    ...one,
    values: filledFrom(party, one.values),
    sendMethod: one.sendMethod ?? party.sendMethod,
    isMatched: true,
    revision: one.revision + 1,
  };
}

/** What is said of a notice that stops the distribution. */
export interface StopProgress {
  /** The dossier knows of it already: nothing need be decided. */
  readonly isKnown: boolean;
  readonly isLeftOut: boolean;
  readonly reason: string;
  readonly kind: StopKind | null;
  readonly date: string | null;
  readonly time: string | null;
}

/** All that the wizard has been told. It is kept on the server while somebody works on it. */
export interface Progress {
  /** The shape of what is kept; another one begins anew. */
  readonly edition: typeof EDITION;
  readonly furthest: Step;
  readonly dossier: object | null;
  readonly creditors: Readonly<Record<string, CreditorProgress>>;
  readonly stops: readonly StopProgress[];
  /** About whom of a dossier's defendants it is; somebody new is told by the id that he gets. */
  readonly subject: { readonly id: string; readonly isNew: boolean } | null;
  /** The positions of lines that nobody understood and somebody has dealt with. */
  readonly doneLines: readonly number[];
  /** The standard invitations that go along; absent until somebody chose. */
  readonly standardIds: readonly string[] | null;
}

const EDITION = 2;

/** As somebody left it, or as an extract begins. */
export function progressOf(draft: ExtractDraft): Progress {
  const kept = draft.progress as Progress | null;
  return kept?.edition === EDITION ? kept : newProgress(draft);
}

function newProgress(draft: ExtractDraft): Progress {
  return {
    edition: EDITION,
    furthest: 'upload',
    dossier: null,
    creditors: Object.fromEntries(
      listAsked(draft).map((creditor) => [
        creditor.key,
        {
          values: valuesOfCreditor(creditor),
          decision: null,
          joinedWith: null,
          sendMethod: null,
          isMatched: false,
          revision: 0,
        } satisfies CreditorProgress,
      ]),
    ),
    stops: draft.stoppingNotices.map((notice, position) => ({
      ...stopOf(notice),
      isKnown: draft.comparison?.knownStops.includes(position) ?? false,
    })),
    subject: draft.comparison?.defendantId ? { id: draft.comparison.defendantId, isNew: false } : null,
    doneLines: [],
    standardIds: null,
  };
}

/** The creditors that somebody decides on: whoever is in the dossier already, unchanged, is not asked about again. */
export function listAsked({ creditors, comparison }: Pick<ExtractDraft, 'creditors' | 'comparison'>) {
  const same = new Set(comparison?.creditors.filter(({ state }) => state === 'same').map(({ key }) => key));
  return creditors.filter(({ key }) => !same.has(key));
}

/**
 * When a stop begins: a bankruptcy and a reorganisation with their judgment, a collective debt settlement with its notice
 * (Judicial Code 1675/7), of which the hour is known.
 */
export function stopOf(notice: ExtractDraft['stoppingNotices'][number]): StopProgress {
  const received = notice.receivedAt.value;
  const kind = notice.stopKind.value;
  const judged = kind === 'collectiveDebtSettlement' ? null : notice.actOn.value;
  return {
    isKnown: false,
    isLeftOut: false,
    reason: '',
    kind,
    date: judged ?? (received === null ? notice.actOn.value : brusselsDate(new Date(received))),
    time: judged === null && received !== null ? brusselsTime(new Date(received)) : null,
  };
}

/** Whether somebody still has to say about whom of the defendants an extract is. */
export function isSubjectOpen(
  { comparison }: Pick<ExtractDraft, 'comparison'>,
  { subject }: Progress,
): boolean {
  return comparison !== null && subject === null;
}

/** Whether enough is said of a stop to go on. */
export function isStopDecided({ isKnown, isLeftOut, reason, kind, date }: StopProgress): boolean {
  if (isKnown) return true;
  return isLeftOut ? reason.trim() !== '' : kind !== null && date !== null;
}

export function sendMethodOf({ sendMethod, values }: CreditorProgress): SendMethod {
  return sendMethod ?? (values.primaryEmail === null ? 'RegisteredLetter' : 'Email');
}

export type Decisions = SentBodyOf<typeof extractsCalls.addToDossier>;
type Decision = Decisions['creditors'][number];
type StopDecision = NonNullable<Decisions['stops']>[number];

/** What an invitation to this creditor says. */
export function invitationOf(one: CreditorProgress, addressee: string) {
  const { creditorAddress, primaryEmail, language, creditorReference, kboNumber } = one.values;
  const sendMethod = sendMethodOf(one);
  const hasPlace = creditorAddress.street !== null && creditorAddress.zipcode !== null;
  return onlyWhatIsSent({
    sendMethod,
    addressee,
    kboNumber,
    email: primaryEmail,
    extraEmails: null,
    address: creditorAddress,
    // Should the mail not arrive, the letter needs a place.
    fallbackAddress: sendMethod === 'Email' && hasPlace ? creditorAddress : null,
    validUntil: null,
    language,
    creditorReference,
  });
}

function statementOf({
  values,
}: CreditorProgress): Extract<Decision, { decision: 'statement' }>['statement'] {
  const { version: _, validated: __, ...blank } = NEW_STATEMENT;
  const { privilegeId: ___, totalAmountClaimed, ...creditor } = values;
  return {
    ...blank,
    ...withoutOtherType(creditor),
    totalAmountClaimed: totalAmountClaimed ?? 0,
    sendOption: values.primaryEmail === null ? 'RegisteredLetter' : 'EmailLink',
  };
}

interface Words {
  readonly nameOf: (values: CreditorValues) => string;
  /** The type of each privilege that can be chosen. */
  readonly privilegeTypes: ReadonlyMap<string, 'specific' | 'general' | 'chirographic'>;
}

/** What is sent: who of the extract gets what. Of those whom a dossier has already, nothing is said. */
export function decisionsOf(
  draft: ExtractDraft,
  progress: Progress,
  { nameOf, privilegeTypes }: Words,
): Decisions {
  return {
    creditors: listAsked(draft).flatMap(({ key, department }): Decision[] => {
      const one = progress.creditors[key];
      if (one === undefined) return [];
      return [
        decisionOf(key, one, { privilegeTypes, addressee: addresseeOf(nameOf(one.values), department) }),
      ];
    }),
    stops: progress.stops.flatMap(
      ({ isKnown, isLeftOut, reason, kind, date, time }, position): StopDecision[] => {
        if (isKnown) return [];
        return isLeftOut
          ? [{ decision: 'leaveOut', position, reason }]
          : [{ decision: 'register', position, kind: kind ?? 'bankruptcy', date: date ?? '', time }];
      },
    ),
    standardInvitationIds: [...(progress.standardIds ?? [])],
    ...(draft.dossierId !== null && subjectOf(draft, progress)),
  };
}

/** About whom a further extract is; somebody new becomes a defendant as the extract tells. */
function subjectOf(
  draft: ExtractDraft,
  { subject }: Progress,
): Pick<Decisions, 'defendantId' | 'newDefendant'> {
  if (!subject?.isNew) return { defendantId: subject?.id ?? null };
  return { newDefendant: { ...defendantOf(draft, 'BE'), id: subject.id } };
}

/** A letter to a large creditor names the service that follows the claim. */
export function addresseeOf(name: string, department: { readonly value: string | null }): string {
  return [name, department.value].filter(Boolean).join(', ');
}

interface DecisionWords {
  readonly addressee: string;
  readonly privilegeTypes: Words['privilegeTypes'];
}

function decisionOf(
  key: string,
  one: CreditorProgress,
  { addressee, privilegeTypes }: DecisionWords,
): Decision {
  if (one.decision === 'joined' && one.joinedWith !== null) {
    return { decision: 'joined', key, withKey: one.joinedWith };
  }
  if (one.decision === 'invitation') {
    return { decision: 'invitation', key, invitation: invitationOf(one, addressee) };
  }
  if (one.decision !== 'statement') return { decision: 'skip', key };
  const { privilegeId, totalAmountClaimed } = one.values;
  const type = privilegeId === null ? undefined : privilegeTypes.get(privilegeId);
  const claims =
    type === undefined || type === 'chirographic' || !totalAmountClaimed
      ? []
      : [{ type, privilegeId, amountDemanded: totalAmountClaimed }];
  return { decision: 'statement', key, statement: statementOf(one), claims };
}

/** The progress with something changed about one creditor. Who was joined to one that is now skipped is open again. */
export function withCreditor(progress: Progress, key: string, changes: Partial<CreditorProgress>): Progress {
  const old = progress.creditors[key];
  if (old === undefined) return progress;
  const isDropped = changes.decision === 'skip' || changes.decision === 'joined';
  const others = Object.entries(progress.creditors).map(([other, one]) =>
    isDropped && one.joinedWith === key
      ? ([other, { ...one, decision: null, joinedWith: null }] as const)
      : ([other, one] as const),
  );
  return { ...progress, creditors: { ...Object.fromEntries(others), [key]: { ...old, ...changes } } };
}

/** How many of each there will be, and what the platform charges for them. */
export function countDecisions(progress: Progress) {
  const all = Object.values(progress.creditors);
  const invited = all.filter(({ decision }) => decision === 'invitation');
  return {
    statements: all.filter(({ decision }) => decision === 'statement').length,
    invitations: invited.length,
    emails: invited.filter((one) => sendMethodOf(one) === 'Email').length,
    letters: invited.filter((one) => sendMethodOf(one) !== 'Email').length,
    skipped: all.filter(({ decision }) => decision === 'skip').length,
    joined: all.filter(({ decision }) => decision === 'joined').length,
    open: all.filter(({ decision }) => decision === null).length,
  };
}

import { Readable } from 'node:stream';
import type { ReadingKind } from '@prorata/contract/audit/reading';
import type { Call } from '@prorata/contract/call';
import { CALLS } from '@prorata/contract/calls';
import { type Expression, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import { nameIn } from '../../http/action.ts';
import type { Actor } from '../../http/authentication/actor.ts';
import { listCalls } from '../../http/calls/catalogue.ts';
import type { Input, OutgoingFile, Route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { digestOfViewCode } from '../results/document-view-code.ts';

/** What each call gives away of a dossier as a file. */
export const FILE_READINGS: Readonly<Record<string, ReadingKind>> = {
  'audit.exportEvidence': 'proof',
  'closings.downloadCertificate': 'certificate',
  'contestations.downloadAct': 'piece',
  'contestations.downloadPiece': 'piece',
  'contestations.downloadBundle': 'piece',
  'delivery.downloadProofOfDeposit': 'proof',
  'delivery.downloadLetter': 'letter',
  'delivery.downloadEvidence': 'proof',
  'documents.download': 'document',
  'documents.downloadOfThirdPartyStatement': 'document',
  'documents.downloadOriginal': 'document',
  'dossiers.downloadExternalProviderInvitation': 'letter',
  'extracts.downloadFile': 'extract',
  'following.downloadLetter': 'letter',
  'following.downloadEnclosure': 'letter',
  'following.downloadCertificate': 'certificate',
  'imports.downloadFile': 'sheet',
  'invited.downloadReceipt': 'receipt',
  'invited.downloadNoClaimReceipt': 'receipt',
  'invited.downloadBalanceReceipt': 'receipt',
  'invited.downloadDocument': 'document',
  'opening.download': 'report',
  'payouts.downloadFile': 'paymentFile',
  'recurring.exportSheet': 'sheet',
  'results.download': 'report',
  'results.downloadRefused': 'report',
  'results.exportAllotments': 'report',
  'results.exportInput': 'report',
  'results.downloadReceipt': 'proof',
  'results.downloadProofs': 'proof',
  'results.downloadConsent': 'proof',
  'results.viewExternal': 'report',
  'series.downloadPiece': 'piece',
  'tray.download': 'document',
};

/** What shows a whole national number: lists mask it. */
export const NUMBER_READINGS = [
  'dossiers.read',
  'extracts.read',
  'parties.readBook',
  'statements.read',
  'statements.readThirdParty',
  'users.read',
] as const;

/** What shows a sheet cell by cell: whatever stands in it, national numbers mostly among it, is given whole to be assigned. */
export const SHEET_READINGS = ['imports.read'] as const;

/** One look at a screen asks several times; who keeps looking is written down once in this time. */
const SAME_LOOK_MS = 15 * 60 * 1000;
/** More people than look within that time. */
const MAX_LOOKS = 10_000;

/**
 * The routes, with a word about everything that leaves: a document, whoever asks for it by whichever way, a sheet on the
 * screen, and a whole national number. It is written before the first byte is sent: what cannot be written down is not given.
 */
export function logReadings(tools: Pick<Tools, 'db' | 'settings'>, routes: readonly Route[]): Route[] {
  const names = new Map(listCalls(CALLS).map(({ feature, name, call }) => [call, `${feature}.${name}`]));
  const looks = new Map<string, number>();
  return routes.map((route) => {
    const name = names.get(route.call) ?? '';
    const kind = FILE_READINGS[name];
    if (kind !== undefined)
      return { ...route, handle: (input) => giveFile(tools, route, { name, kind }, input) };
    const shown = SHOWN.find(({ calls }) => calls.some((known) => known === name));
    return shown
      ? { ...route, handle: (input) => showOnScreen(tools, route, { name, shown, looks }, input) }
      : route;
  });
}

interface Shown {
  readonly calls: readonly string[];
  readonly kind: ReadingKind;
  readonly isIn: (answer: unknown) => boolean;
  readonly nameOf: (answer: unknown) => string | null;
}

/** What is written down when it is in an answer, and what it is called. */
const SHOWN: readonly Shown[] = [
  { calls: NUMBER_READINGS, kind: 'nationalNumber', isIn: hasWholeNumber, nameOf: ownerOf },
  // One that the scanner has not judged has no lines yet.
  { calls: SHEET_READINGS, kind: 'sheet', isIn: (answer) => 'lines' in Object(answer), nameOf: fileNameOf },
];

async function giveFile(
  tools: Pick<Tools, 'db' | 'settings'>,
  route: Route,
  { name, kind }: { readonly name: string; readonly kind: ReadingKind },
  input: Input<Call>,
): Promise<unknown> {
  const file = (await route.handle(input)) as OutgoingFile;
  // Who asks whether it is there has not seen it.
  if (input.isHead) return file;
  try {
    await store(tools, input, { call: name, kind, name: file.name });
  } catch (error) {
    if (file.content instanceof Readable) file.content.destroy();
    throw error;
  }
  return file;
}

interface Look {
  readonly name: string;
  readonly shown: Shown;
  readonly looks: Map<string, number>;
}

async function showOnScreen(
  tools: Pick<Tools, 'db' | 'settings'>,
  route: Route,
  { name, shown, looks }: Look,
  input: Input<Call>,
): Promise<unknown> {
  const answer = await route.handle(input);
  const { actor } = input;
  const subjectId = subjectOf(input);
  // Everybody knows their own.
  const isOwn = actor.kind === 'signedIn' && actor.user?.id === subjectId;
  if (isOwn || !shown.isIn(answer)) return answer;
  const look = `${readerOf(actor).id} ${subjectId}`;
  const now = input.at.getTime();
  if (now - (looks.get(look) ?? Number.NEGATIVE_INFINITY) < SAME_LOOK_MS) return answer;
  await store(tools, input, { call: name, kind: shown.kind, name: shown.nameOf(answer) });
  if (looks.size >= MAX_LOOKS) looks.clear();
  looks.set(look, now);
  return answer;
}

/** Down to the co-defendants and the beneficiaries of claims. */
function hasWholeNumber(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) =>
    key === 'nationalNumber' ? isNumber(part) : hasWholeNumber(part),
  );
}

/** An extract tells a number with how it is printed. */
function isNumber(part: unknown): boolean {
  const value: unknown = Object(part).value ?? part;
  return typeof value === 'string' && /^\d{11}$/.test(value);
}

/** Whose number was shown, or of which dossier: as the screen is called. */
function ownerOf(answer: unknown): string | null {
  const { fileNumber, creditorName, name, firstname, surname, lastname }: Record<string, unknown> =
    Object(answer);
  const person = [firstname ?? name, surname ?? lastname]
    .filter((part) => typeof part === 'string')
    .join(' ');
  return (
    ([fileNumber, creditorName, person].find((text) => typeof text === 'string' && text !== '') as
      | string
      | undefined) ?? null
  );
}

function fileNameOf(answer: unknown): string | null {
  const { fileName }: Record<string, unknown> = Object(answer);
  return typeof fileName === 'string' ? fileName : null;
}

interface Told {
  readonly call: string;
  readonly kind: ReadingKind;
  readonly name: string | null;
}

async function store(
  { db, settings }: Pick<Tools, 'db' | 'settings'>,
  input: Input<Call>,
  told: Told,
): Promise<void> {
  const { kind: actorKind, id: actorId, name: actorName, address } = readerOf(input.actor);
  await db
    .insertInto('readings')
    .values({
      ...{ id: newId(), readAt: input.at, ...told },
      ...{ dossierId: dossierOf(input, settings.codeSecret), subjectId: subjectOf(input) },
      ...{ actorKind, actorId, actorName, address },
    })
    .execute();
}

/** Found by the statement that writes it down: it costs no other. */
function dossierOf(
  { actor, params, query }: Input<Call>,
  secret: string,
): Expression<string> | string | null {
  const { dossierId, extractId, documentViewCode }: Record<string, string | undefined> = Object({
    ...Object(query),
    ...Object(params),
  });
  if (dossierId !== undefined) return dossierId;
  if (actor.kind === 'invitationHolder') {
    return sql`(select dossier_id from invitations where id = ${actor.invitationId})`;
  }
  if (extractId !== undefined) return sql`(select dossier_id from extracts where id = ${extractId})`;
  if (documentViewCode === undefined) return null;
  const digest = digestOfViewCode(documentViewCode, secret);
  return sql`(select dossier_id from document_views where code_digest = ${digest})`;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the address ends with names the thing; where it names nothing but the dossier, that. */
function subjectOf({ params, actor }: Pick<Input<Call>, 'params' | 'actor'>): string | null {
  const ids = Object.values(Object(params)).filter((value) => typeof value === 'string' && ID.test(value));
  const invitationId = actor.kind === 'invitationHolder' ? actor.invitationId : null;
  return (ids.at(-1) as string | undefined) ?? invitationId;
}

function readerOf(actor: Actor) {
  if (actor.kind === 'invitationHolder') {
    const { invitationId: id, name, colleague, origin } = actor;
    return { kind: 'creditor', id, name: nameIn(colleague) ?? name, address: origin.address } as const;
  }
  if (actor.kind === 'keyHolder') {
    return { kind: 'creditor', id: actor.keyId, name: actor.name, address: null } as const;
  }
  if (actor.kind === 'visitor') {
    return { kind: 'visitor', id: null, name: null, address: actor.origin.address } as const;
  }
  if (actor.kind === 'service') return { kind: 'system', id: null, name: null, address: null } as const;
  const { user, identity } = actor;
  if (user !== undefined) return { kind: 'user', id: user.id, name: user.name, address: null } as const;
  const name = [identity.name, identity.surname].filter(Boolean).join(' ') || identity.email;
  return { kind: 'visitor', id: null, name, address: null } as const;
}

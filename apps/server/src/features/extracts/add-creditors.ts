import type { ExtractDecisions } from '@prorata/contract/extracts/decision';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import type { Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { tellAt, toldAt } from '../../http/problems/told-at.ts';
import type { Tools } from '../../tools.ts';
import { recordPlatformTransaction } from '../costs/record-platform-transaction.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { addInvitations } from '../invitations/create-invitations.ts';
import type { InvitationInput } from '../invitations/invitation-fields.ts';
import { streetAddressOf } from '../parties/street-address.ts';
import { addClaim } from '../statements/store-claim.ts';
import { addStatement } from '../statements/store-statement.ts';
import type { ExtractRecord, StoredContent } from './find-extract.ts';

type Decision = ExtractDecisions['creditors'][number];

interface CreditorsToAdd {
  readonly extract: ExtractRecord;
  readonly content: StoredContent;
  readonly decisions: ExtractDecisions;
  readonly dossier: DossierRecord;
  /** Who owes what the extract tells of. */
  readonly defendantId: string;
}

/**
 * Makes the statements and invitations that were decided on, and charges the analysis of each such creditor. Gives who
 * of the dossier each creditor of the extract became.
 */
export async function addCreditors(
  tools: Tools,
  trx: Transaction,
  action: UserAction,
  { extract, content, decisions, dossier, defendantId }: CreditorsToAdd,
): Promise<ReadonlyMap<string, string>> {
  const creditorIds = new Map<string, string>();
  for (const [index, decision] of decisions.creditors.entries()) {
    if (decision.decision !== 'statement') continue;
    const place = `creditors.${index}`;
    creditorIds.set(
      decision.key,
      await makeStatement(trx, action, dossier, { decision, place, defendantId }),
    );
  }
  for (const [key, id] of await makeInvitations(tools, trx, action, { dossier, decisions })) {
    creditorIds.set(key, id);
  }
  for (const { key, name } of content.creditors.filter((creditor) => creditorIds.has(creditor.key))) {
    await recordPlatformTransaction(trx, {
      type: 'analysis',
      cause: `extract ${extract.id} creditor ${key}`,
      organizationId: dossier.organizationId,
      dossierId: dossier.id,
      extraInfo: name,
      at: action.at,
    });
  }
  for (const one of decisions.creditors) {
    const id = one.decision === 'joined' ? creditorIds.get(one.withKey) : undefined;
    if (id !== undefined) creditorIds.set(one.key, id);
  }
  return creditorIds;
}

interface StatementToMake extends Pick<CreditorsToAdd, 'defendantId'> {
  readonly decision: Decision & { decision: 'statement' };
  readonly place: string;
}

/** What stands in the extract of one defendant is owed by that one, unless somebody says otherwise. */
function debtorsOf({ debtorIds }: { readonly debtorIds: string[] }, defendantId: string) {
  return debtorIds.length === 0 && defendantId !== MAIN_DEFENDANT ? { debtorIds: [defendantId] } : {};
}

async function makeStatement(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { decision, place, defendantId }: StatementToMake,
): Promise<string> {
  const owed = debtorsOf(decision.statement, defendantId);
  const author = { createdBy: action.actor.id, invitationId: null, invitedCreditorId: null };
  const statement = await toldAt(`${place}.statement`, () =>
    addStatement(trx, action, { dossier, author }, { ...decision.statement, ...owed }),
  );
  for (const [index, claim] of decision.claims.entries()) {
    await toldAt(`${place}.claims.${index}`, () =>
      addClaim(
        trx,
        action,
        { dossier, statement },
        { ...claim, ...debtorsOf(claim, defendantId), documentId: null },
      ),
    );
  }
  return statement.creditorId;
}

interface Invited {
  /** The creditor of the extract; none for those whom the office invites to every dossier. */
  readonly key: string | null;
  readonly place: string;
  readonly invitation: InvitationInput;
}

async function makeInvitations(
  tools: Tools,
  trx: Transaction,
  action: UserAction,
  { dossier, decisions }: Pick<CreditorsToAdd, 'dossier' | 'decisions'>,
): Promise<[key: string, creditorId: string][]> {
  const invited = [
    ...decisions.creditors.flatMap((one, index): Invited[] =>
      one.decision === 'invitation'
        ? [{ key: one.key, place: `creditors.${index}.invitation`, invitation: one.invitation }]
        : [],
    ),
    ...(await listStandardInvitations(trx, dossier, decisions.standardInvitationIds)),
  ];
  if (invited.length === 0) return [];
  const given = invited.map(({ invitation }) => invitation);
  const ids = await addInvitations(tools, trx, action, { dossier, given }).catch((error) =>
    tellAt(error, (path) => {
      const [, index = '', field = ''] = /^invitations\.(\d+)\.(.+)$/.exec(path) ?? [];
      const place = invited[Number(index)]?.place;
      return place === undefined ? path : `${place}.${field}`;
    }),
  );
  const rows = await trx
    .selectFrom('invitations')
    .select(['id', 'creditorId'])
    .where('id', 'in', ids)
    .execute();
  const creditorOf = new Map(rows.map(({ id, creditorId }) => [id, creditorId]));
  return invited.flatMap(({ key }, index): [string, string][] => {
    const creditorId = creditorOf.get(ids[index] ?? '');
    return key === null || creditorId === undefined ? [] : [[key, creditorId]];
  });
}

/** The office's standing wishes as invitations: by email where there is an address for it, else by letter. */
async function listStandardInvitations(
  trx: Transaction,
  { organizationId }: DossierRecord,
  ids: readonly string[],
): Promise<Invited[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('standardInvitations')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id, index) => {
    const place = `standardInvitationIds.${index}`;
    const standard = byId.get(id);
    if (standard === undefined) {
      throw new ProblemError('validation', { errors: [{ path: place, code: 'choice-invalid' }] });
    }
    const { email, addressee, enterpriseNumber: kboNumber, salutation, language } = standard;
    const address = standard.address && streetAddressOf(standard.address);
    const isByEmail = email !== null;
    const invitation: InvitationInput = {
      ...{ email, addressee, kboNumber, salutation, language },
      ...{ extraEmails: null, validUntil: null, creditorReference: null },
      sendMethod: isByEmail ? 'Email' : 'RegisteredLetter',
      address: isByEmail ? null : address,
      // Should the mail not arrive, the letter needs a name and a place.
      fallbackAddress: isByEmail && addressee !== null ? address : null,
    };
    return { key: null, place, invitation };
  });
}

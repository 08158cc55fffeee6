import type { Import } from '@prorata/contract/imports/import';
import type { FoundRecord, PrivacyRequest } from '@prorata/contract/privacy/privacy';
import { newId } from '../../../database/new-id.ts';
import { contentsOf, creditorOf, insertDraft } from '../../../features/extracts/testing/insert-extract.ts';
import { formOf } from '../../../http/testing/form.ts';
import { ROLES } from '../../access-table.ts';
import { insertStored } from '../../good-ways.ts';
import { TEST_NOW } from '../../test-server.ts';
import {
  act,
  calculate,
  networkOf,
  openDossier,
  type Scene,
  type Scenes,
  type Stage,
  sign,
  urlOf,
  versionOf,
} from './stage.ts';

const ADDRESS = { street: 'Haverwerf', housenumber: '27', zipcode: '2800', city: 'Mechelen', country: 'BE' };
const CLAIM = { type: 'chirographic', amountDemanded: 12.5 };
const CONSULTED = { sources: ['centralFile'], note: null };

function statementNamed(corporateName: string) {
  return {
    ...{ creditorType: 'legalEntity', corporateName, creditorAddress: ADDRESS, totalAmountClaimed: 12.5 },
  };
}

/** An extract with two creditors, and what was decided about each. */
async function decideOnExtract(stage: Stage, dossierId: string | null) {
  const { server, office, chance } = stage;
  const creditors = [creditorOf('Houthandel Lannoy', { amount: 12.5 }), creditorOf('Café Nekkerspoel')];
  const extractId = await insertDraft(
    server,
    { organizationId: office.id, uploadedBy: office.administratorId, dossierId },
    contentsOf(creditors),
  );
  const [first, second] = creditors.map(({ key }) => key);
  const decisions = [
    { decision: 'statement', key: first, statement: statementNamed('Houthandel Lannoy'), claims: [CLAIM] },
    chance.pick([
      { decision: 'skip', key: second },
      { decision: 'joined', key: second, withKey: first },
    ]),
  ];
  return { extractId, decided: { creditors: decisions, stops: [], standardInvitationIds: [] } };
}

/** A sheet that was read. */
async function readSheet(stage: Stage, dossierId: string): Promise<Import> {
  const { server, chance } = stage;
  const content = `Naam;Hoofdsom\r\nBakkerij De Smet;${chance.int(1, 1e6)},50\r\nGarage Peeters;300\r\n`;
  const url = `${urlOf({ dossierId })}/Import`;
  const response = await server.call(ROLES.bailiff, {
    ...{ method: 'POST', url, remoteAddress: networkOf(chance) },
    ...(await formOf({ file: new File([content], 'lijst.csv') })),
  });
  if (response.statusCode >= 400) throw new Error(response.body.slice(0, 200));
  return response.json();
}

/** Somebody who is a creditor in a dossier that is paid asks what is kept of them. */
async function findPerson(stage: Stage) {
  const { server, chance } = stage;
  const dossier = await openDossier(stage);
  const person = { firstName: 'Els', lastName: `Wouters ${chance.int(1, 1e9)}` };
  await server.db
    .updateTable('statements')
    .set({ creditorType: 'person', corporateName: null, corporateForm: null, ...person })
    .where('id', '=', dossier.statementIds[0] ?? '')
    .execute();
  await sign(stage, 'Paid', dossier);
  const name = `${person.firstName} ${person.lastName}`;
  const { items } = await act<{ items: FoundRecord[] }>(
    stage,
    ['POST', '/api/Privacy/find'],
    { name },
    ROLES.administrator,
  );
  const records = items.map(({ kind, id, part }) => ({ kind, id, part }));
  return { person: name, proof: 'Identity card', records };
}

/** A report that was paid and is to be replaced by one in which somebody gets less. */
async function replace(stage: Stage) {
  const { db } = stage.server;
  const { dossierId, resultId: draftId } = await sign(stage, 'ToPay');
  const url = urlOf({ dossierId });
  const version = await versionOf(stage, 'calculationResults', draftId);
  const reason = { version, reason: 'Een verkeerde rang' };
  await act(stage, ['POST', `${url}/Result/${draftId}/replace`], reason);
  // Costs come off first: whoever is paid last gets less.
  await db
    .updateTable('executionCosts')
    .set({ amountCents: 900_000n })
    .where('dossierId', '=', dossierId)
    .where('description', '=', 'PV van beslag')
    .execute();
  const again = ['POST', `${url}/calculate`] as const;
  const { id: resultId } = await act<{ id: string }>(stage, again, { note: 'Verbeterd' });
  const consents = ['GET', `${url}/Result/${resultId}/consents`] as const;
  const { losers } = await act<{ losers: { id: string }[] }>(stage, consents);
  return { dossierId, resultId, draftId, partyId: stage.chance.pick(losers).id };
}

/** What only fits when somebody has looked: decisions on every line, answers, fingerprints. */
export const OF_DECISIONS: Scenes = {
  'extracts.createDossier': async (stage) => {
    const { extractId, decided } = await decideOnExtract(stage, null);
    return { body: { extractId, ...decided } };
  },
  'extracts.addToDossier': async (stage) => {
    const { dossierId } = await openDossier(stage);
    const { extractId, decided } = await decideOnExtract(stage, dossierId);
    const body = { ...decided, defendantId: null, newDefendant: null };
    return { params: { dossierId, extractId }, body };
  },
  'imports.takeOver': async (stage) => {
    const { dossierId, statementIds } = await openDossier(stage);
    const { id: importId, lines } = await readSheet(stage, dossierId);
    const [first = 1, second = 2] = lines.slice(1).map(({ number }) => number);
    const creditors = [
      { into: 'newStatement', rows: [first], statement: statementNamed('De Smet'), claims: [CLAIM] },
      { into: 'statement', rows: [second], statementId: statementIds[0], claims: [CLAIM] },
    ];
    return { params: { dossierId, importId }, body: { creditors } };
  },
  'privacy.create': async (stage) => ({ subject: ROLES.administrator, body: await findPerson(stage) }),
  'privacy.erase': async (stage) => {
    const asked = await findPerson(stage);
    const create = ['POST', '/api/Privacy'] as const;
    const { id, version, seen } = await act<PrivacyRequest>(stage, create, asked, ROLES.administrator);
    return {
      subject: ROLES.administrator,
      params: { requestId: id },
      body: { version, seen, confirmation: asked.person },
    };
  },
  'results.remove': async (stage) => {
    const { dossierId, resultId } = await calculate(stage);
    return { params: { dossierId, resultId }, query: {} };
  },
  'results.getSigningUrl': async (stage) => {
    const { dossierId, resultId } = await calculate(stage);
    const points = ['GET', `${urlOf({ dossierId })}/Result/${resultId}/pointsToSignOff`] as const;
    const { sha256: signedOff } = await act<{ sha256: string }>(stage, points);
    return {
      subject: ROLES.bailiff,
      params: { dossierId, resultId },
      body: { allowOlder: true, isTariffConfirmed: true, signedOff, consultation: CONSULTED },
    };
  },
  'results.giveConsent': async (stage) => {
    const { dossierId, resultId, partyId } = await replace(stage);
    return { params: { dossierId, resultId, partyId } };
  },
  'results.downloadConsent': async (stage) => {
    const { server, office } = stage;
    const { dossierId, resultId } = await sign(stage, 'ToPay');
    const partyId = newId();
    await server.db
      .insertInto('replacementConsents')
      .values({
        ...{ id: newId(), dossierId, resultId, partyId, partyName: 'Any', paidCents: 0n, reservedCents: 0n },
        ...{ fileId: await insertStored(server), fileName: 'consent.pdf' },
        ...{ recordedBy: office.administratorId, recordedAt: TEST_NOW },
      })
      .execute();
    return { params: { dossierId, resultId, partyId } };
  },
  'results.downloadRefused': async (stage) => {
    const { server, office } = stage;
    const { dossierId, resultId } = await calculate(stage);
    const signatureId = newId();
    await server.db
      .insertInto('signingSessions')
      .values({
        ...{ id: signatureId, dossierId, resultId, userId: office.administratorId, status: 'refused' },
        ...{ refusedFileId: await insertStored(server), pdfSha256: 'a'.repeat(64) },
        ...{ expiresAt: TEST_NOW, finishedAt: TEST_NOW },
      })
      .execute();
    return { params: { dossierId, resultId, signatureId } };
  },
  'costs.updateDossierCost': (stage) => saveCostAgain(stage, '/api/Config/dossierCosts'),
  'costs.updatePlatformCost': (stage) => saveCostAgain(stage, '/api/Config/platformCosts'),
};

interface Cost {
  readonly periods: readonly { readonly usedUntil: string | null }[];
}

/** What was charged stays, so a cost that is in use is saved as it is. */
async function saveCostAgain(stage: Stage, url: string): Promise<Scene> {
  const { items } = await act<{ items: Cost[] }>(stage, ['GET', url], undefined, ROLES.platformAdministrator);
  const { periods, ...cost } = stage.chance.pick(items);
  const body = { ...cost, periods: periods.map(({ usedUntil: _, ...period }) => period) };
  return { subject: ROLES.platformAdministrator, body };
}

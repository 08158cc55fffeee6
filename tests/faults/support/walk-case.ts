import { setTimeout as delay } from 'node:timers/promises';
import { pdfOf } from '../../../apps/server/src/features/uploads/testing/sample-files.ts';
import { CARRIED_OUT, type Client, RefusedError } from './client.ts';

const BAILIFF = 'demo-joris-dewitte';
export const PLATFORM = 'demo-bram-hermans';
const CONSULTED = { sources: ['centralFile'], note: null };
const MECHELEN = {
  ...{ street: 'Haverwerf', housenumber: '27', zipcode: '2800', city: 'Mechelen', country: 'BE' },
};

/** What the people behind a dossier were told, and so what must be true. */
export interface Told {
  readonly name: string;
  dossierId?: string;
  fileNumber?: string;
  balance?: number;
  invitationIds?: readonly string[];
  isInvited?: boolean;
  readonly filed: { code: string; statementId: string; documents: string[]; receiptNumber?: string }[];
  readonly validated: string[];
  resultId?: string;
  isSigned?: boolean;
  isSent?: boolean;
  isPaid?: boolean;
  /** Why they went no further, where a clock that was wrong made them late. */
  ended?: string;
}

export interface Moment {
  /** What the clock of the product shows. */
  now(): Date;
}

interface Walk {
  readonly client: Client;
  readonly told: Told;
  readonly moment: Moment;
  readonly own: string;
}

/** A dossier from its opening to the sending of the report, by the calls that its people use. */
export async function walkCase(client: Client, told: Told, moment: Moment): Promise<void> {
  await open(client, told, moment);
  const walk = { client, told, moment, own: `/api/Dossier/${told.dossierId}` };
  await setBalance(walk);
  await invite(walk);
  await Promise.all((told.invitationIds ?? []).map((id, place) => file(walk, id, place)));
  for (const { statementId } of told.filed) await validate(walk, statementId);
  await calculate(walk);
  await sign(walk);
  await send(walk);
}

/** What somebody who was told nothing but that it was carried out reads instead. */
async function orRead<Answer>(
  answer: Answer | typeof CARRIED_OUT,
  read: () => Promise<Answer>,
): Promise<Answer> {
  return answer === CARRIED_OUT ? read() : answer;
}

interface Named {
  readonly id: string;
}
type List<Item> = { readonly items: readonly Item[] };

async function open(client: Client, told: Told, moment: Moment): Promise<void> {
  const { items } = await client.read<List<Named & { surname: string }>>(BAILIFF, '/api/User/bailiffs');
  const today = moment.now().toISOString().slice(0, 10);
  const answer = await client.act<Named & { fileNumber: string }>({
    as: BAILIFF,
    path: '/api/Dossier',
    key: `${told.name} open`,
    json: {
      language: 'nl',
      dossierReference: told.name,
      responsibleBailiffId: items.find(({ surname }) => surname === 'Dewitte')?.id,
      defendant: {
        companyName: `Meubelatelier ${told.name}`,
        address: { address1: 'Haverwerf 27', zipcode: '2800', city: 'Mechelen', country: 'BE' },
      },
      transactionKind: ['sale'],
      saleDate: today,
    },
  });
  const { id, fileNumber } = await orRead(answer, async () => {
    const found = await client.read<List<Named & { fileNumber: string; dossierReference: string }>>(
      BAILIFF,
      `/api/Dossier?Search=${encodeURIComponent(told.name)}`,
    );
    // The search finds what begins like it, too.
    const dossier = found.items.find(({ dossierReference }) => dossierReference === told.name);
    if (dossier === undefined) throw new Error(`${told.name} was carried out, and is not there.`);
    return dossier;
  });
  told.dossierId = id;
  told.fileNumber = fileNumber;
}

async function setBalance({ client, told, own }: Walk): Promise<void> {
  const balanceToDistribute = 10_000 + Number(told.name.replaceAll(/\D/g, '').slice(-3)) + 0.37;
  // A change carries the version that it changes: whoever is in doubt looks, and tries again.
  for (;;) {
    const { version } = await client.read<{ version: number }>(BAILIFF, `${own}/collection`);
    const json = { version, balanceToDistribute, executionCosts: [] };
    try {
      await client.act({ as: BAILIFF, method: 'PUT', path: `${own}/balanceForDistribution`, json });
      told.balance = balanceToDistribute;
      return;
    } catch (error) {
      if (!(error instanceof RefusedError) || error.code !== 'stale') throw error;
    }
  }
}

async function invite({ client, told, own }: Walk): Promise<void> {
  const address = `${own}/Invitation`;
  const answer = await client.act<List<Named>>({
    as: BAILIFF,
    path: `${address}/create`,
    key: `${told.name} invite`,
    json: {
      invitations: [
        {
          sendMethod: 'Email',
          addressee: 'Houthandel Lannoy',
          email: `${told.name}-lannoy@creditor.example`,
        },
        { sendMethod: 'RegisteredLetter', addressee: 'Karim Benhaddou', address: MECHELEN },
      ],
    },
  });
  const { items } = await orRead(answer, () => client.read<List<Named>>(BAILIFF, `${address}?pageSize=100`));
  const invitationIds = items.map(({ id }) => id);
  told.invitationIds = invitationIds;
  const sent = { as: BAILIFF, path: `${address}/sendUnsentInvitations`, key: `${told.name} send` };
  await client.act({ ...sent, json: { invitationIds } });
  told.isInvited = true;
}

/** One creditor files with the code, and closes. */
async function file({ client, told, own }: Walk, invitationId: string, place: number): Promise<void> {
  const key = (what: string) => `${told.name} ${place} ${what}`;
  const { code } = await readCode(client, `${own}/Invitation/${invitationId}/showCode`, key('code'));
  const statements = `/api/invited/${code}/thirdPartyStatement`;
  const answer = await client.act<Named>({
    as: null,
    path: statements,
    key: key('statement'),
    json: {
      creditorType: 'legalEntity',
      corporateName: `Schuldeiser ${place} van ${told.name}`,
      creditorAddress: MECHELEN,
      totalAmountClaimed: 4_000 + place * 3_333.33,
      titles: [{ kind: 'judgment', date: '2026-05-26', court: 'Vredegerecht Mechelen' }],
      paymentaccount: 'BE68539007547034',
      declarant: 'Hilde Goossens',
      sendOption: 'EmailLink',
      primaryEmail: `${told.name}-${place}@creditor.example`,
    },
  });
  const { id: statementId } = await orRead(answer, async () => {
    const { items } = await client.read<List<Named>>(null, `${statements}/myStatements`);
    return { id: items[0]?.id ?? '' };
  });
  const filed: Told['filed'][number] = { code, statementId, documents: [] };
  told.filed.push(filed);
  for (const documentType of ['settlement', 'title']) {
    const name = `${told.name} ${place} ${documentType}.pdf`;
    await client.act({
      ...{ as: null, path: `${statements}/${statementId}/document`, key: key(documentType) },
      form: () => {
        const form = new FormData();
        form.append('documentType', documentType);
        form.append('file', new File([new Uint8Array(pdfOf(name))], name));
        return form;
      },
    });
    filed.documents.push(name);
  }
  const path = `/api/Invited/${code}`;
  const receipt = await client.act<{ receiptNumber: string }>({
    as: null,
    path: `${path}/close`,
    key: key('close'),
  });
  const { receiptNumber } = await orRead(receipt, async () => {
    const dossier = await client.read<{ receipt: { receiptNumber: string } }>(null, `${path}/dossier`);
    return dossier.receipt;
  });
  filed.receiptNumber = receiptNumber;
}

/** To look at a code is an act too; of one that was lost nothing is kept but that somebody looked. */
async function readCode(client: Client, path: string, key: string): Promise<{ readonly code: string }> {
  for (let look = 0; ; look += 1) {
    const answer = await client.act<{ code: string }>({ as: BAILIFF, path, key: `${key} ${look}` });
    if (answer !== CARRIED_OUT) return answer;
  }
}

async function validate({ client, told, own }: Walk, statementId: string): Promise<void> {
  const path = `${own}/ThirdPartyStatement/${statementId}`;
  const { version } = await client.read<{ version: number }>(BAILIFF, path);
  const key = `${told.name} validate ${statementId}`;
  await client.act({ as: BAILIFF, path: `${path}/markAsValidated`, key, json: { version } });
  told.validated.push(statementId);
}

async function calculate({ client, told, own }: Walk): Promise<void> {
  const asked = {
    as: BAILIFF,
    path: `${own}/calculate`,
    key: `${told.name} calculate`,
    json: { note: null },
  };
  const { id } = await orRead(await client.act<Named>(asked), async () => {
    const { items } = await client.read<List<Named>>(BAILIFF, `${own}/calculations`);
    return { id: items[0]?.id ?? '' };
  });
  told.resultId = id;
}

/** At the desk, which may be away just then; what it was told survives it. */
async function sign({ client, told, moment, own }: Walk): Promise<void> {
  const result = `${own}/Result/${told.resultId}`;
  for (let visit = 0; visit < 20; visit += 1) {
    const { sha256: signedOff } = await client.read<{ sha256: string }>(BAILIFF, `${result}/pointsToSignOff`);
    const answer = await client.act<{ url: string }>({
      as: BAILIFF,
      path: `${result}/getSigningUrl`,
      key: `${told.name} desk ${visit}`,
      json: { isTariffConfirmed: true, consultation: CONSULTED, signedOff },
    });
    if (answer === CARRIED_OUT) continue;
    await visitDesk(answer.url, moment);
    const key = `${told.name} signed ${visit}`;
    try {
      await client.act({ as: BAILIFF, path: `${result}/getSignedDocument`, key });
      told.isSigned = true;
      return;
    } catch (error) {
      // The desk lost the visit, or was not reached: they go there again.
      if (!(error instanceof RefusedError) || !error.code.startsWith('signing')) throw error;
    }
  }
  throw new Error(`${told.name} could not be signed.`);
}

async function visitDesk(url: string, moment: Moment): Promise<void> {
  for (;;) {
    const body = new URLSearchParams({ act: 'honest', at: moment.now().toISOString() });
    const visited = await fetch(url, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
    if (visited && visited.status < 500) return;
    await delay(200);
  }
}

async function send({ client, told, own }: Walk): Promise<void> {
  const path = `${own}/Result/${told.resultId}/send`;
  const json = { consultation: CONSULTED, emailReading: 'Het kantoor telt vanaf de verzending.' };
  await client.act({ as: BAILIFF, path, key: `${told.name} send report`, json });
  told.isSent = true;
}

/** Once the term to contest is over. */
export async function payCase(client: Client, told: Told): Promise<void> {
  const { dossierId, name } = told;
  const consulted = { step: 'payment', ...CONSULTED };
  const path = `/api/Dossier/${dossierId}/Consultation`;
  await client.act({ as: BAILIFF, path, key: `${name} consult`, json: consulted });
  await client.act({
    ...{ as: BAILIFF, path: `/api/Dossier/markAsPaid?dossierId=${dossierId}`, key: `${name} pay` },
  });
  told.isPaid = true;
}

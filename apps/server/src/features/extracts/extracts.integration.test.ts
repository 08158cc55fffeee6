import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { DossierExtract, ExtractDraft } from '@prorata/contract/extracts/draft';
import type { ExtractContents } from '@prorata/contract/extracts/extract';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { formOf } from '../../http/testing/form.ts';
import { type DossierOffice, startDossierOffice } from '../dossiers/testing/dossier-office.ts';
import { contentsOf, creditorOf, insertDraft } from './testing/insert-extract.ts';

const ADDRESS = { street: 'Haverwerf', housenumber: '27', zipcode: '2800', city: 'Mechelen', country: 'BE' };
const KBO = '0403227515';

let office: DossierOffice;
beforeAll(async () => {
  office = await startDossierOffice();
});
afterAll(() => office.server.close());

function send(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, subject = 'sofie') {
  return office.server.call(subject, { method, url, ...(payload && { payload }) });
}

function upload(contents: ExtractContents, dossierId?: string): Promise<string> {
  const { own } = office.cast;
  const values = { organizationId: own.id, uploadedBy: office.ids.sofie, ...(dossierId && { dossierId }) };
  return insertDraft(office.server, values, contents);
}

async function read<Answer>(url: string, subject = 'sofie'): Promise<Answer> {
  const response = await office.server.call(subject, { url });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}

function statementOf(corporateName: string, totalAmountClaimed: number, kboNumber: string | null = null) {
  return {
    creditorType: 'legalEntity',
    corporateName,
    kboNumber,
    creditorAddress: ADDRESS,
    totalAmountClaimed,
  };
}

const IMMO = creditorOf('Immo Dijlezicht', { number: 'n1', amount: 7_250, kbo: KBO });
const LUMIO = creditorOf('Lumio Energie', { number: 'n2', amount: 310.5 });
const TELVIA = creditorOf('Telvia', { number: 'n3', amount: 99 });

/** A statement for the first, an invitation for the second, and nothing for the third. */
const DECISIONS = [
  {
    decision: 'statement',
    key: IMMO.key,
    statement: statementOf('Immo Dijlezicht', 7_250, KBO),
    claims: [{ type: 'specific', privilegeId: 'lessor', amountDemanded: 4_900 }],
  },
  {
    decision: 'invitation',
    key: LUMIO.key,
    invitation: { sendMethod: 'Email', email: 'schulden@lumio.example', addressee: 'Lumio Energie' },
  },
  { decision: 'skip', key: TELVIA.key },
];

function creationOf(extractId: string, changes: object = {}) {
  return { extractId, dossier: office.newDossier(), creditors: DECISIONS, ...changes };
}

function create(extractId: string, changes: object = {}, subject = 'sofie') {
  return send('POST', '/api/Dossier/createDossierFromCbbFile', creationOf(extractId, changes), subject);
}

async function created(extractId: string, changes: object = {}): Promise<Dossier> {
  const response = await create(extractId, changes);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
}

function countsOf(dossierId: string) {
  const of = (table: 'statements' | 'invitations' | 'creditors' | 'stops') =>
    office.server.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('dossierId', '=', dossierId)
      .executeTakeFirstOrThrow()
      .then(({ count }) => Number(count));
  return Promise.all([of('statements'), of('invitations'), of('creditors'), of('stops')]);
}

describe('an uploaded extract', () => {
  const process = async (content: Buffer | string, docTypeId = 'providerCsv', subject = 'sofie') => {
    const file = new File([content], '../uittreksel.csv');
    const url = `/api/Dossier/processCbbFile?docTypeId=${docTypeId}`;
    const response = await office.server.call(subject, { method: 'POST', url, ...(await formOf({ file })) });
    return { status: response.statusCode, ...response.json() };
  };
  const sampleOf = async (docTypeId: string) =>
    (await office.server.call('sofie', { url: `/api/Config/cbbSample/${docTypeId}` })).rawPayload;

  it('is read once, goes on where it was left, and says which dossier came of it', async () => {
    const sample = await sampleOf('providerCsv');
    const draft = await process(sample);
    expect(draft).toMatchObject({ status: 200, fileName: 'uittreksel.csv', docTypeId: 'providerCsv' });
    expect(draft.creditors).toHaveLength(40);
    const url = `/api/Extract/${draft.extractId}`;
    await send('PUT', `${url}/progress`, { version: draft.version, progress: { step: 2 } });
    expect(await process(sample, 'providerCsv', 'ann')).toMatchObject({
      extractId: draft.extractId,
      progress: { step: 2 },
    });
    const skipped = draft.creditors.map(({ key }: { key: string }) => ({ decision: 'skip', key }));
    const dossier = await created(draft.extractId, { creditors: skipped });
    expect(await process(sample)).toMatchObject({
      status: 409,
      code: 'extract-already-used',
      params: { fileNumber: dossier.fileNumber },
      dossierId: dossier.id,
    });
  });

  it('that is of another kind, or damaged, leaves nothing behind', async () => {
    const count = () => office.server.db.selectFrom('extracts').select('id').execute();
    const before = await count();
    expect(await process('Beste, hierbij mijn vakantiefoto’s')).toMatchObject({
      code: 'extract-of-another-kind',
    });
    expect(await process('%PDF-1.7 niets', 'cbbDutch')).toMatchObject({
      status: 422,
      code: 'extract-damaged',
    });
    expect(await count()).toEqual(before);
  });

  it('can be of five types, each with a sample on demonstration platforms', async () => {
    const { items } = await read<{ items: object[] }>('/api/Config/getCbbDocumentIds');
    expect(items).toHaveLength(5);
    expect(items[0]).toEqual({ docTypeId: 'cbbDutch', mediaTypes: ['application/pdf'], hasSample: true });
  });
});

describe('a draft', () => {
  it('brings the same creditor over several notices together, with one total', async () => {
    const again = creditorOf('IMMO DIJLEZICHT BV', { number: 'n9', amount: 100, kbo: KBO });
    const namesake = creditorOf('Telvia NV', { number: 'n8', amount: 5 });
    const id = await upload(contentsOf([IMMO, LUMIO, again, TELVIA, namesake]));
    const draft = await read<ExtractDraft>(`/api/Extract/${id}`);
    expect(
      draft.creditors.map(({ name, notices, totalAmount }) => [name, notices.length, totalAmount]),
    ).toEqual([
      ['Immo Dijlezicht', 2, 7_350],
      ['Lumio Energie', 1, 310.5],
      ['Telvia', 1, 99],
      ['Telvia NV', 1, 5],
    ]);
    expect(draft.possiblySame).toEqual([[TELVIA.key, namesake.key]]);
    expect(draft).toMatchObject({
      comparison: null,
      progress: null,
      dossierId: null,
      erasedOn: expect.any(String),
    });
    expect(draft.prices).toEqual({ creation: 0, analysis: 0, emailPort: 0, registeredLetterPort: 0 });
  });

  it('keeps what was filled in, and tells the second of two people that it is no longer the same', async () => {
    const id = await upload(contentsOf([IMMO]));
    const url = `/api/Extract/${id}`;
    const { version } = await read<ExtractDraft>(url);
    const saved = await send('PUT', `${url}/progress`, {
      version,
      progress: { step: 'creditors', done: [1] },
    });
    expect(saved.json()).toEqual({ version: version + 1 });
    expect(await read<ExtractDraft>(url, 'ann')).toMatchObject({
      progress: { step: 'creditors', done: [1] },
    });
    const late = await send('PUT', `${url}/progress`, { version, progress: {} }, 'ann');
    expect(late.json()).toMatchObject({ status: 409, code: 'stale' });
  });

  it('refuses to keep what no database can hold', async () => {
    const url = `/api/Extract/${await upload(contentsOf([IMMO]))}`;
    const { version } = await read<ExtractDraft>(url);
    const refused = await send('PUT', `${url}/progress`, { version, progress: { 'De Smet': 'a\u0000b' } });
    expect(refused.json()).toMatchObject({
      status: 400,
      code: 'validation',
      errors: [{ path: 'progress', code: 'characters-invalid' }],
    });
  });

  it('goes without a trace when it is discarded', async () => {
    const id = await upload(contentsOf([IMMO]));
    expect((await send('DELETE', `/api/Extract/${id}`)).statusCode).toBe(204);
    expect((await office.server.call('sofie', { url: `/api/Extract/${id}` })).statusCode).toBe(404);
    expect((await office.server.call('sofie', { url: `/api/Extract/${id}/file` })).statusCode).toBe(404);
  });

  it('is not there for another office', async () => {
    const id = await upload(contentsOf([IMMO]));
    for (const url of [`/api/Extract/${id}`, `/api/Extract/${id}/file`]) {
      expect((await office.server.call('bob', { url })).statusCode).toBe(404);
    }
    expect((await create(id, {}, 'bob')).statusCode).toBe(404);
  });
});

describe('a dossier from an extract', () => {
  it('has what was decided, is charged for each creditor by name, and keeps the extract as a document', async () => {
    const id = await upload(contentsOf([IMMO, LUMIO, TELVIA]));
    const dossier = await created(id);
    expect(dossier.counts).toMatchObject({ statements: 1, invitations: 1 });
    const claims = await office.server.db
      .selectFrom('privilegedClaims')
      .select(['privilegeId', 'amountDemandedCents', 'documentId'])
      .where('dossierId', '=', dossier.id)
      .execute();
    expect(claims).toEqual([{ privilegeId: 'lessor', amountDemandedCents: 490_000n, documentId: null }]);
    const charges = await office.server.db
      .selectFrom('platformTransactions')
      .select(['type', 'extraInfo'])
      .where('dossierId', '=', dossier.id)
      .orderBy('extraInfo')
      .execute();
    expect(charges).toEqual([
      { type: 'analysis', extraInfo: 'Immo Dijlezicht' },
      { type: 'analysis', extraInfo: 'Lumio Energie' },
      { type: 'creation', extraInfo: null },
    ]);
    const { items } = await read<{ items: DossierExtract[] }>(`/api/Dossier/${dossier.id}/Extract`);
    expect(items).toEqual([
      expect.objectContaining({
        id,
        docTypeId: 'cbbDutch',
        consultedAt: '2026-10-26T09:42:00.000Z',
        numberOfStatements: 1,
        numberOfInvitations: 1,
        numberOfSkipped: 1,
        isErased: false,
      }),
    ]);
    const file = await office.server.call('wout', { url: `/api/Extract/${id}/file` });
    expect(file.headers['content-type']).toBe('application/pdf');
  });

  it('cannot be validated before the claims that the extract told of have their proof', async () => {
    const dossier = await created(await upload(contentsOf([IMMO, LUMIO, TELVIA])));
    const { items } = await read<{ items: { id: string }[] }>(`/api/Dossier/${dossier.id}/Statement`);
    const url = `/api/Dossier/${dossier.id}/Statement/${items[0]?.id}`;
    const { version } = await read<{ version: number }>(url);
    const response = await send('PUT', url, {
      ...statementOf('Immo Dijlezicht', 7_250, KBO),
      version,
      validated: true,
    });
    expect(response.json()).toMatchObject({ code: 'statement-incomplete' });
    expect(response.json().missingParts).toContain('proofDocuments');
  });

  it('comes of a file once: asked again, the same dossier is answered', async () => {
    const id = await upload(contentsOf([IMMO, LUMIO, TELVIA]));
    const [one, other] = await Promise.all([created(id), created(id)]);
    expect(other.id).toBe(one.id);
    expect(await countsOf(one.id)).toEqual([1, 1, 2, 0]);
    const draft = await office.server.call('sofie', { url: `/api/Extract/${id}` });
    expect(draft.json()).toMatchObject({
      status: 409,
      code: 'extract-already-used',
      params: { fileNumber: one.fileNumber },
      dossierId: one.id,
    });
  });

  it('can come of the same file again once the first was cancelled', async () => {
    const contents = contentsOf([IMMO, LUMIO, TELVIA]);
    const first = await upload(contents);
    const dossier = await created(first);
    const { sha256 } = await office.server.db
      .selectFrom('extracts')
      .select('sha256')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    const again = async () =>
      insertDraft(
        office.server,
        { organizationId: office.cast.own.id, uploadedBy: office.ids.sofie, sha256 },
        contents,
      );
    const second = await again();
    expect((await create(second)).json()).toMatchObject({ code: 'extract-already-used' });
    await send('POST', `/api/Dossier/${dossier.id}/cancel`, { reason: 'Verkeerde schuldenaar' });
    expect((await create(second)).statusCode).toBe(201);
  });

  it('is not opened at all when one part of it cannot be', async () => {
    const id = await upload(contentsOf([IMMO, LUMIO, TELVIA]));
    const twice = { ...DECISIONS[1], key: TELVIA.key };
    const [statement, invitation] = DECISIONS;
    const before = await office.server.db.selectFrom('dossiers').select('id').execute();
    const response = await create(id, { creditors: [statement, invitation, twice] });
    expect(response.json()).toMatchObject({
      code: 'duplicate-invitation',
      errors: [{ path: 'creditors.2.invitation.email', code: 'taken' }],
    });
    const tooMuch = {
      ...statement,
      claims: [{ type: 'specific', privilegeId: 'lessor', amountDemanded: 8_000 }],
    };
    const refused = await create(id, { creditors: [tooMuch, invitation, DECISIONS[2]] });
    expect(refused.json()).toMatchObject({
      code: 'validation',
      errors: [{ path: 'creditors.0.claims.0.amountDemanded', code: 'claims-exceed-total' }],
    });
    expect(await office.server.db.selectFrom('dossiers').select('id').execute()).toEqual(before);
    expect(await created(id)).toMatchObject({ counts: { statements: 1 } });
  });

  it('forgets nobody and invents nobody', async () => {
    const id = await upload(contentsOf([IMMO, LUMIO, TELVIA], { bankruptcies: ['f1'] }));
    const missing = await create(id, { creditors: DECISIONS.slice(1) });
    expect(missing.json().errors).toEqual([
      { path: 'creditors', code: 'required' },
      { path: 'stops', code: 'required' },
    ]);
    const unknown = await create(id, {
      creditors: [...DECISIONS, { decision: 'skip', key: newId() }],
      stops: [{ decision: 'leaveOut', position: 1, reason: 'x' }],
    });
    expect(unknown.json().errors).toContainEqual({ path: 'creditors.3.key', code: 'choice-invalid' });
    expect(unknown.json().errors).toContainEqual({ path: 'stops.0.position', code: 'choice-invalid' });
  });

  it('counts a creditor that goes with another as that one, and is not charged for it', async () => {
    const service = creditorOf('Telvia Mobiel', { number: 'n7', amount: 3 });
    const id = await upload(contentsOf([TELVIA, service]));
    const dossier = await created(id, {
      creditors: [
        { decision: 'statement', key: TELVIA.key, statement: statementOf('Telvia', 102) },
        { decision: 'joined', key: service.key, withKey: TELVIA.key },
      ],
    });
    expect(await countsOf(dossier.id)).toEqual([1, 0, 1, 0]);
    const charged = await office.server.db
      .selectFrom('platformTransactions')
      .select('extraInfo')
      .where('dossierId', '=', dossier.id)
      .where('type', '=', 'analysis')
      .execute();
    expect(charged).toEqual([{ extraInfo: 'Telvia' }]);
  });

  it('invites whom the office invites to every dossier, and nobody else’s', async () => {
    const standardOf = async (organizationId: string) => {
      const id = newId();
      const values = { id, organizationId, email: `${id}@fisc.example`, addressee: 'Fiscus' };
      await office.server.db.insertInto('standardInvitations').values(values).execute();
      return id;
    };
    const own = await standardOf(office.cast.own.id);
    const extract = await upload(contentsOf([TELVIA]));
    const decisions = { creditors: [{ decision: 'skip', key: TELVIA.key }] };
    const foreign = await create(extract, {
      ...decisions,
      standardInvitationIds: [await standardOf(office.cast.other.id)],
    });
    expect(foreign.json()).toMatchObject({
      errors: [{ path: 'standardInvitationIds.0', code: 'choice-invalid' }],
    });
    const dossier = await created(extract, { ...decisions, standardInvitationIds: [own] });
    expect(dossier.counts).toMatchObject({ statements: 0, invitations: 1 });
  });

  it('is stopped by a bankruptcy in the extract, unless a person says why not', async () => {
    const contents = contentsOf([TELVIA], { bankruptcies: ['f1', 'f2'] });
    const dossier = await created(await upload(contents), {
      creditors: [{ decision: 'skip', key: TELVIA.key }],
      stops: [
        { decision: 'register', position: 0, kind: 'bankruptcy', date: '2026-10-20', time: '09:15' },
        { decision: 'leaveOut', position: 1, reason: 'Naamgenoot' },
      ],
    });
    expect(dossier.stops).toEqual([
      expect.objectContaining({
        kind: 'bankruptcy',
        date: '2026-10-20',
        time: '09:15',
        source: 'extract',
        noticeNumber: 'f1',
        withdrawn: null,
      }),
    ]);
    const { items } = await read<{ items: { type: string }[] }>(
      `/api/Dossier/${dossier.id}/audit?pageSize=50`,
    );
    const types = items.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['extract.applied', 'extract.stopLeftOut', 'stop.registered']),
    );
  });

  it('takes the extract with it when it is deleted', async () => {
    const id = await upload(contentsOf([TELVIA]));
    const { id: dossierId } = await created(id, { creditors: [{ decision: 'skip', key: TELVIA.key }] });
    expect((await send('DELETE', `/api/Dossier/${dossierId}`)).statusCode).toBe(204);
    expect((await office.server.call('sofie', { url: `/api/Extract/${id}/file` })).statusCode).toBe(404);
  });
});

describe('a second extract', () => {
  it('shows what is new, changed and gone, adds what is chosen, and renews the consultation', async () => {
    const dossier = await created(await upload(contentsOf([IMMO, LUMIO, TELVIA], { bankruptcies: ['f1'] })), {
      stops: [{ decision: 'register', position: 0, kind: 'bankruptcy', date: '2026-10-20' }],
    });
    const immo = creditorOf('IMMO DIJLEZICHT', { number: 'n1', amount: 7_500, kbo: KBO });
    const bank = creditorOf('Scheldebank', { number: 'n5', amount: 10 });
    const telvia = creditorOf('Telvia', { number: 'n3', amount: 99 });
    const id = await upload(
      contentsOf([immo, bank, telvia], { bankruptcies: ['f1'], consultedAt: '2026-11-10T08:00:00.000Z' }),
      dossier.id,
    );
    const { comparison } = await read<ExtractDraft>(`/api/Extract/${id}`);
    expect(comparison).toMatchObject({
      previous: { fileName: 'uittreksel.pdf' },
      creditors: [
        {
          key: immo.key,
          state: 'changed',
          decidedBefore: 'statement',
          creditorId: expect.any(String),
          changes: [{ noticeNumber: 'n1', change: 'amount', amountBefore: 7_250, amountAfter: 7_500 }],
        },
        { key: bank.key, state: 'new', decidedBefore: null, creditorId: null },
        { key: telvia.key, state: 'same', decidedBefore: 'skip', creditorId: null },
      ],
      gone: [{ name: 'Lumio Energie', decidedBefore: 'invitation', totalAmount: 310.5 }],
      knownStops: [0],
    });
    const url = `/api/Dossier/${dossier.id}/Extract/${id}/apply`;
    const chosen = { decision: 'statement', key: bank.key, statement: statementOf('Scheldebank', 10) };
    const applied = await send('POST', url, { creditors: [chosen] });
    expect(applied.json()).toMatchObject({
      counts: { statements: 2, invitations: 1 },
      daterequestcbb: '2026-11-10T08:00:00.000Z',
    });
    expect((await send('POST', url, { creditors: [chosen] })).json()).toMatchObject({
      counts: { statements: 2 },
    });
    const third = await upload(contentsOf([immo, bank]), dossier.id);
    const { comparison: later } = await read<ExtractDraft>(`/api/Extract/${third}`);
    expect(later?.creditors.map(({ state, decidedBefore }) => [state, decidedBefore])).toEqual([
      ['same', 'statement'],
      ['same', 'statement'],
    ]);
    expect(later?.gone.map(({ name }) => name)).toEqual(['Telvia']);
  });

  it('of another person is held against nobody else’s, and what it tells of is owed by that person', async () => {
    const dossier = await created(await upload(contentsOf([IMMO, TELVIA])), {
      creditors: DECISIONS.filter(({ key }) => key !== LUMIO.key),
    });
    const person = { ...contentsOf([]).defendant, corporateName: { value: null, printed: null, places: [] } };
    const spouse = {
      ...person,
      firstName: { value: 'An', printed: 'An', places: [] },
      lastName: { value: 'Coenen', printed: 'Coenen', places: [] },
    };
    const bank = creditorOf('Scheldebank', { number: 'n5', amount: 10 });
    const contents = { ...contentsOf([bank, TELVIA], { bankruptcies: ['f7'] }), defendant: spouse };
    const extract = await upload(contents, dossier.id);
    const { comparison } = await read<ExtractDraft>(`/api/Extract/${extract}`);
    expect(comparison).toMatchObject({ defendantId: null, previous: null, gone: [] });
    expect(comparison?.creditors.map(({ state }) => state)).toEqual(['new', 'new']);
    const id = newId();
    const applied = await send('POST', `/api/Dossier/${dossier.id}/Extract/${extract}/apply`, {
      newDefendant: { id, name: 'An', surname: 'Coenen', address: {} },
      creditors: [{ decision: 'statement', key: bank.key, statement: statementOf('Scheldebank', 10) }],
      stops: [{ decision: 'register', position: 0, kind: 'bankruptcy', date: '2026-10-20' }],
    });
    expect(applied.json()).toMatchObject({
      coDefendants: [{ id, surname: 'Coenen' }],
      stops: [{ defendantIds: [id] }],
    });
    const statements = await office.server.db
      .selectFrom('statements')
      .select(['corporateName', 'debtorIds'])
      .where('dossierId', '=', dossier.id)
      .orderBy('corporateName')
      .execute();
    expect(statements).toEqual([
      { corporateName: 'Immo Dijlezicht', debtorIds: [] },
      { corporateName: 'Scheldebank', debtorIds: [id] },
    ]);
    const later = await upload({ ...contents, creditors: [bank] }, dossier.id);
    const { comparison: next } = await read<ExtractDraft>(`/api/Extract/${later}`);
    expect(next).toMatchObject({ defendantId: id, creditors: [{ state: 'same' }], knownStops: [0] });
    const stranger = {
      ...contents,
      defendant: { ...spouse, lastName: { ...spouse.lastName, value: 'Maes' } },
    };
    const unclear = await upload(stranger, dossier.id);
    const refused = await send('POST', `/api/Dossier/${dossier.id}/Extract/${unclear}/apply`, {
      creditors: [],
    });
    expect(refused.json()).toMatchObject({ errors: [{ path: 'defendantId', code: 'required' }] });
  });

  it('of a second defendant with the notice that stops the first asks about it, and stops the second, too', async () => {
    const dossier = await created(await upload(contentsOf([IMMO], { bankruptcies: ['f1'] })), {
      creditors: DECISIONS.filter(({ key }) => key === IMMO.key),
      stops: [{ decision: 'register', position: 0, kind: 'bankruptcy', date: '2026-10-20' }],
    });
    const absent = { value: null, printed: null, places: [] };
    const spouse = {
      ...contentsOf([]).defendant,
      corporateName: absent,
      firstName: { value: 'An', printed: 'An', places: [] },
      lastName: { value: 'Coenen', printed: 'Coenen', places: [] },
    };
    const contents = { ...contentsOf([], { bankruptcies: ['f1'] }), defendant: spouse };
    const extract = await upload(contents, dossier.id);
    expect((await read<ExtractDraft>(`/api/Extract/${extract}`)).comparison?.knownStops).toEqual([]);
    const id = newId();
    const url = `/api/Dossier/${dossier.id}/Extract/${extract}/apply`;
    const newDefendant = { id, name: 'An', surname: 'Coenen', address: {} };
    const silent = await send('POST', url, { newDefendant, creditors: [] });
    expect(silent.json()).toMatchObject({ errors: [{ path: 'stops', code: 'required' }] });
    const stops = [{ decision: 'register', position: 0, kind: 'bankruptcy', date: '2026-10-20' }];
    const applied = await send('POST', url, { newDefendant, creditors: [], stops });
    const { stops: standing } = applied.json<{ stops: { defendantIds: string[] }[] }>();
    expect(standing.map(({ defendantIds }) => defendantIds)).toEqual(
      expect.arrayContaining([[MAIN_DEFENDANT], [id]]),
    );

    const again = await upload(contents, dossier.id);
    expect((await read<ExtractDraft>(`/api/Extract/${again}`)).comparison?.knownStops).toEqual([0]);
  });

  it('finds the creditors of a dossier that was drawn up by hand', async () => {
    const dossier = await office.open();
    await send('POST', `/api/Dossier/${dossier.id}/Statement`, statementOf('Immo Dijlezicht', 1, KBO));
    const id = await upload(contentsOf([IMMO, LUMIO]), dossier.id);
    const { comparison } = await read<ExtractDraft>(`/api/Extract/${id}`);
    expect(comparison).toMatchObject({
      previous: null,
      creditors: [
        { state: 'new', creditorId: expect.any(String) },
        { state: 'new', creditorId: null },
      ],
      gone: [],
    });
  });
});

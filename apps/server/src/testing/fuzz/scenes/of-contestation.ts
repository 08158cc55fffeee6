import type { Contestations } from '@prorata/contract/contestations/contestation';
import { act, type Calculated, hand, type Scenes, type Stage, sign, urlOf } from './stage.ts';

const NO_LINE = {
  ...{ statementId: null, claimId: null, request: null, requestedAmount: null },
  ...{ requestedPrivilegeId: null, requestedLotId: null },
};
const WRIT = { way: 'writ', date: '2026-11-05', time: '14:20', servedBy: 'P. Verlinden', ...NO_LINE };

/** Whoever may contest has signed for the report: their last day is 5 November 2026. */
async function contestantOf(stage: Stage, { dossierId, resultId }: Calculated): Promise<string> {
  const url = urlOf({ dossierId });
  const { contestants } = await act<Contestations>(stage, ['GET', `${url}/contestations`]);
  const { addresseeId } = stage.chance.pick(contestants);
  const receipt = `${url}/Result/${resultId}/ledger/${addresseeId}/receipt`;
  await act(stage, ['POST', receipt], { receivedOn: '2026-10-21' });
  return addresseeId;
}

/** Somebody contests the report, in a form that the law knows or by a letter. */
async function contest(stage: Stage, way: 'writ' | 'letter' = 'writ') {
  const dossier = await sign(stage, 'PvSent');
  const { dossierId } = dossier;
  const url = `${urlOf(dossier)}/contestations`;
  const said = { ...WRIT, way, addresseeId: await contestantOf(stage, dossier) };
  const { contestations } = await act<Contestations>(stage, ['POST', url], said);
  const { id: contestationId = '', version } = contestations[0] ?? {};
  return { dossierId, contestationId, version, url: `${url}/${contestationId}` };
}

/** No agreement was found: the money lies with the deposit office. */
async function consign(stage: Stage) {
  const { dossierId, url } = await contest(stage);
  await hand(stage, `${url}/pieces`, { kind: 'act' });
  const proceeding = `${urlOf({ dossierId })}/proceeding`;
  await act(stage, ['POST', proceeding], { date: '2026-11-10' });
  return { dossierId, proceeding };
}

/** The end of a contestation, whose paper is there. */
async function contestWith(stage: Stage, kind: 'withdrawal' | 'settlement') {
  const { dossierId, contestationId, url } = await contest(stage);
  await hand(stage, `${url}/pieces`, { kind });
  const { contestations } = await act<Contestations>(stage, ['GET', `${urlOf({ dossierId })}/contestations`]);
  const body = { version: contestations[0]?.version, date: '2026-11-10' };
  return { params: { dossierId, contestationId }, body };
}

/** Somebody does not agree with the report. */
export const OF_CONTESTATION: Scenes = {
  'contestations.register': async (stage) => {
    const dossier = await sign(stage, 'PvSent');
    const { way: _, ...said } = WRIT;
    const body = { ...said, addresseeId: await contestantOf(stage, dossier), name: null };
    return { params: { dossierId: dossier.dossierId }, body };
  },
  'contestations.reply': async (stage) => {
    const { dossierId, contestationId } = await contest(stage, 'letter');
    const answer = { email: 'a@creditor.example', address: null };
    const appointment = stage.chance.pick([
      { appointmentOn: null, appointmentTime: null },
      { appointmentOn: '2026-11-20', appointmentTime: '10:00' },
    ]);
    return { params: { dossierId, contestationId }, body: { ...answer, ...appointment } };
  },
  'contestations.withdraw': (stage) => contestWith(stage, 'withdrawal'),
  'contestations.settle': (stage) => contestWith(stage, 'settlement'),
  'contestations.tellParties': async (stage) => {
    const { dossierId, contestationId } = await contest(stage);
    return { params: { dossierId, contestationId } };
  },
  'contestations.consign': async (stage) => {
    const { dossierId } = await contest(stage);
    return { params: { dossierId }, body: { date: '2026-11-10' } };
  },
  'contestations.attachProceedingPiece': async (stage) => {
    const { dossierId } = await consign(stage);
    return { params: { dossierId } };
  },
  'contestations.downloadBundle': async (stage) => {
    const { dossierId, proceeding } = await consign(stage);
    await hand(stage, `${proceeding}/pieces`, { kind: 'certificate' });
    return { params: { dossierId } };
  },
  'contestations.recordStep': async (stage) => {
    const { dossierId, proceeding } = await consign(stage);
    await hand(stage, `${proceeding}/pieces`, { kind: 'certificate' });
    await hand(stage, `${proceeding}/pieces`, { kind: 'registryReceipt' });
    const body = { step: 'file', version: 1, date: '2026-11-12', lines: [] };
    return { params: { dossierId }, body };
  },
};

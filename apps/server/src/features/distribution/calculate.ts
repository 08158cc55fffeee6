import { createHash } from 'node:crypto';
import type { BodyOf } from '@prorata/contract/call';
import type { distributionCalls } from '@prorata/contract/distribution/calls';
import { renderReport } from '@prorata/documents/report/render-report';
import { decideDossierMove } from '@prorata/domain/dossier-workflow';
import { isStillAt, readMoment } from '../../database/moments.ts';
import { oneAfterAnother } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { problemFromError } from '../../http/problems/problem-from-error.ts';
import { inSpan } from '../../http/telemetry/in-span.ts';
import type { Tools } from '../../tools.ts';
import { holdTariff } from '../costs/read-tariff.ts';
import { type DossierRecord, getDossier, lockDossier, refuseReadOnly } from '../dossiers/find-dossier.ts';
import type { Turn } from './calculation-queue.ts';
import { type ComposedResult, composeResult } from './compose-result.ts';
import type { DossierContent } from './content.ts';
import { type Calculation, inspectDossier } from './inspect-dossier.ts';
import type { ReportDay } from './interest.ts';
import { readContent } from './read-content.ts';
import { storeResult } from './store-result.ts';
import { refuseBlocked } from './validate-dossier.ts';

type CalculationRequest = BodyOf<typeof distributionCalls.calculate>;

/** Who changes a dossier all the time is told; one change meanwhile is simply taken in. */
const ATTEMPTS = 3;

/**
 * Calculates a dossier and makes its report. Both happen outside any transaction, because they take time; then
 * everything is stored at once, if the dossier is still the one that was read. Gives the id of the result.
 */
export async function calculate(
  tools: Tools,
  action: UserAction,
  dossierId: string,
  request: CalculationRequest,
  turn: Turn,
): Promise<string> {
  try {
    return await inSpan('calculation', () => attemptToCalculate(tools, action, dossierId, request, turn));
  } catch (error) {
    const problem = problemFromError(error);
    // Whatever nobody foresaw is one failure to the person who asked; the log has the rest.
    throw problem.code === 'internal' ? new ProblemError('calculation-failed', { cause: error }) : problem;
  }
}

async function attemptToCalculate(
  tools: Tools,
  action: UserAction,
  dossierId: string,
  request: CalculationRequest,
  turn: Turn,
): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await readDossier(tools.db, action, dossierId);
    const sealPage = `${tools.settings.publicOrigin}/seal`;
    const work = calculateContent(read.content, action, request, sealPage);
    turn.goOn();
    const pdf = await makeReport(tools, read.content, work.composed);
    turn.goOn();
    const moment = await readMoment(tools.db);
    const again = await readDossier(tools.db, action, dossierId);
    if (again.fingerprint !== read.fingerprint) continue;
    const stored = await inTransaction(tools.db, async (trx) => {
      const dossier = await holdDossier(trx, action, dossierId);
      const isSame = (await isStillAt(trx, moment)) || (await isUnchanged(trx, dossier, read.fingerprint));
      if (!isSame) return undefined;
      turn.store();
      return storeResult(trx, action, { ...work, ...request, pdf, dossier });
    });
    if (stored !== undefined) return stored;
  }
  throw new ProblemError('dossier-changed-meanwhile');
}

/**
 * The dossier and all that belongs to it, and the mark by which a change is noticed. Read piece by piece, for nobody else
 * should wait for it; what changes meanwhile is found before anything is stored.
 */
async function readDossier(db: Database, { actor }: UserAction, dossierId: string) {
  return oneAfterAnother(db, async (pieces) => {
    const dossier = await getDossier(pieces, actor, dossierId);
    refuseUnfit(actor, dossier);
    const content = await readContent(pieces, dossier);
    return { content, fingerprint: fingerprintOf(content) };
  });
}

/** The dossier, held by the transaction with the prices that it is charged. */
async function holdDossier(trx: Transaction, { actor }: UserAction, dossierId: string) {
  const dossier = await lockDossier(trx, actor, dossierId);
  refuseUnfit(actor, dossier);
  await holdTariff(trx);
  return dossier;
}

function refuseUnfit(actor: ActingUser, dossier: DossierRecord): void {
  refuseReadOnly(actor, dossier);
  refuseBlocked(actor, dossier);
}

async function isUnchanged(trx: Transaction, dossier: DossierRecord, fingerprint: string): Promise<boolean> {
  return fingerprintOf(await readContent(trx, dossier)) === fingerprint;
}

function fingerprintOf(content: DossierContent): string {
  const text = JSON.stringify(content, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
  return createHash('sha256').update(text).digest('hex');
}

function calculateContent(
  content: DossierContent,
  { at }: UserAction,
  request: CalculationRequest,
  sealPage: string,
) {
  const { status, lastResultSequence } = content.dossier;
  const sequence = lastResultSequence + 1;
  const move = decideDossierMove(status, 'calculate', { noteGiven: request.note !== null });
  if (!move.isAllowed && move.reason === 'noteGiven') {
    throw new ProblemError('validation', { errors: [{ path: 'note', code: 'required' }] });
  }
  const { orders, ranks, readings, interestCutOff } = request;
  const calculation = getCalculation(content, { orders, ranks, readings }, { at, interestCutOff });
  if (!move.isAllowed) throw new ProblemError('dossier-status', { params: { status } });
  return {
    sequence,
    calculation,
    composed: composeResult(content, calculation, { sequence, at, interestCutOff }, sealPage),
  };
}

/** @throws ProblemError that says what stands in the way. */
export function getCalculation(
  content: DossierContent,
  choices: Parameters<typeof inspectDossier>[1],
  day: ReportDay,
): Calculation {
  const inspection = inspectDossier(content, choices, day);
  if (inspection.kind === 'calculated') return inspection.calculation;
  if (inspection.kind === 'orderNeeded') {
    throw new ProblemError('priorities-in-circle', { members: { circles: inspection.circles } });
  }
  if (inspection.gap !== undefined) throw inspection.gap;
  throw new ProblemError('dossier-invalid', { members: { findings: inspection.findings } });
}

/** Renders the report and stores the file, which nothing references until the result is stored. */
async function makeReport(
  { storage, renderer }: Pick<Tools, 'storage' | 'renderer'>,
  { office }: DossierContent,
  { document }: ComposedResult,
) {
  const logo = document.logo && office.logo ? await storage.read(office.logo) : null;
  const pdf = await renderReport(renderer, document, logo);
  return storage.store(Buffer.from(pdf));
}

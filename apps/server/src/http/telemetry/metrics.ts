import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DiskSpace } from '../../adapters/disk-space.ts';
import { keepFor } from '../keep-for.ts';
import type { Logger } from '../log/create-logger.ts';
import { DONE_WORK, type DoneWork } from './in-span.ts';

/** One number, with what tells it from others of its name. */
export interface Measure {
  readonly name: string;
  readonly help: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface MetricsParts {
  /** What the database knows; the same for all copies. */
  readonly readMeasures: () => Promise<readonly Measure[]>;
  readonly readDisks: () => Promise<readonly DiskSpace[]>;
  readonly pool: PoolCounts | undefined;
  readonly countCalculations: () => { readonly atWork: number; readonly waiting: number };
  readonly logger: Pick<Logger, 'warn'>;
}

/** As `pg.Pool` counts its connections. */
export interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export interface Metrics {
  readonly contentType: string;
  print(): Promise<string>;
}

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];

/** What the database is asked for is kept so long, however often and by how many it is asked for. */
const MEASURES_MILLISECONDS = 15_000;

/**
 * The measurements of this copy, in the format of Prometheus: how long calls, jobs and calculations take, event loop, memory and
 * connections; besides what the database knows of queue, sendings and files.
 */
export function createMetrics(
  app: FastifyInstance,
  nameOf: (request: FastifyRequest) => string,
  parts: MetricsParts,
): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const calls = new Histogram({
    name: 'prorata_http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer, by call and class of status.',
    labelNames: ['call', 'status'],
    buckets: SECONDS,
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    calls.observe({ call: nameOf(request), status }, reply.elapsedTime / 1000);
    done();
  });
  observeWork(app, register);
  observePool(register, parts.pool);
  observeCalculations(register, parts.countCalculations);
  const readMeasures = keepFor(MEASURES_MILLISECONDS, parts.readMeasures);
  return {
    contentType: register.contentType,
    print: async () => {
      const passing = new Registry();
      const disks = await parts.readDisks();
      const known = await readMeasures().catch((err: unknown) => {
        parts.logger.warn({ err }, 'the database could not be asked for measurements');
        return undefined;
      });
      const up = { name: 'prorata_database_up', help: 'Whether the database answers.', value: known ? 1 : 0 };
      setMeasures(passing, [up, ...(known ?? []), ...disks.flatMap(measuresOfDisk)]);
      return `${await register.metrics()}\n${await passing.metrics()}`;
    },
  };
}

/** Calculations, jobs and whatever else is done under a name. */
function observeWork(app: FastifyInstance, register: Registry): void {
  const done = new Histogram({
    name: 'prorata_work_duration_seconds',
    help: 'How long a calculation, a job or another piece of work took, by name and outcome.',
    labelNames: ['work', 'outcome'],
    buckets: SECONDS,
    registers: [register],
  });
  const observe = (message: unknown) => {
    // Sound: nobody else publishes there.
    const { work, seconds, isFailed } = message as DoneWork;
    done.observe({ work, outcome: isFailed ? 'failed' : 'done' }, seconds);
  };
  DONE_WORK.subscribe(observe);
  app.addHook('onClose', async () => void DONE_WORK.unsubscribe(observe));
}

function observePool(register: Registry, pool: PoolCounts | undefined): void {
  if (pool === undefined) return;
  new Gauge({
    name: 'prorata_database_connections',
    help: 'Connections of this copy to the database that are in use or idle, and who waits for one.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function observeCalculations(register: Registry, count: MetricsParts['countCalculations']): void {
  new Gauge({
    name: 'prorata_calculations_in_turn',
    help: 'Calculations that this copy is making, and those that wait for their turn.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const { atWork, waiting } = count();
      this.set({ state: 'busy' }, atWork);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

function setMeasures(register: Registry, measures: readonly Measure[]): void {
  const gauges = new Map<string, Gauge>();
  for (const { name, help, labels = {}, value } of measures) {
    const gauge =
      gauges.get(name) ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers: [register] });
    gauges.set(name, gauge);
    gauge.set(labels, value);
  }
}

function measuresOfDisk({ place, freeBytes, sizeBytes }: DiskSpace): Measure[] {
  const labels = { place };
  return [
    { name: 'prorata_disk_free_bytes', help: 'Room on a disk of this copy.', labels, value: freeBytes },
    { name: 'prorata_disk_size_bytes', help: 'Size of a disk of this copy.', labels, value: sizeBytes },
  ];
}

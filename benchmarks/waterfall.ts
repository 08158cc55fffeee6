// The whole calculation, with its explanation, against JSON.parse of its own input: both walk the same data once, so
// their ratio says how far the calculation is from merely reading what it is given. The aim is a ratio of at most 3,
// and a time that grows about linearly with the number of claims (an exponent of at most 1.15).
//
// `calculation`: the result with every allotment's list of steps, which refer to the turns of the walk.
// `told`: the same, and every step of every line told in full (articles, amounts, pools), as a screen asks for one.
// `shuffled`: the calculation when the lists of its input come in no order at all.
import { loadavg } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { distribute } from '../packages/domain/src/distribution/distribute.ts';
import { explainLine } from '../packages/domain/src/distribution/explain-line.ts';
import type { DistributionInput } from '../packages/domain/src/distribution/input.ts';
import type { Distribution } from '../packages/domain/src/distribution/outcome.ts';
import { inputToJson } from '../packages/domain/src/distribution/snapshot.ts';
import { inventDossier, type Shape, shuffleDossier } from './waterfall/invent-dossier.ts';

const CLAIMS = [100, 1_000, 10_000, 100_000];
const ASSETS = [1, 10, 100];
const SEED = 20_260_147;
const RATIO_AIM = 3;
const EXPONENT_AIM = 1.15;

function calculate(input: DistributionInput): Distribution {
  const outcome = distribute(input);
  if (outcome.kind !== 'distributed') throw new Error(`The invented dossier gave ${outcome.kind}.`);
  return outcome;
}

function calculateAndTell(input: DistributionInput): number {
  const outcome = calculate(input);
  let steps = 0;
  for (const line of outcome.lines) steps += explainLine(outcome, line).length;
  return steps;
}

/** What the work took of this thread: on a quiet machine that is the time it took, and on a busy one it still is. */
function milliseconds(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

// What one piece of work leaves behind must not be swept up on the time of the next.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What a sample takes at least: the clock of a thread does not count finer than the moments it is given. */
const SAMPLE_MS = 50;
const WARM_UP_MS = 1_000;

/** Work repeated until it fills a sample. */
function sampler(work: () => unknown): () => number {
  let turns = 1;
  const repeated = () => {
    for (let turn = 0; turn < turns; turn += 1) work();
  };
  while (milliseconds(repeated) < SAMPLE_MS) turns *= 2;
  return () => {
    collectGarbage();
    return milliseconds(repeated) / turns;
  };
}

/** Until the code of all of them is compiled, by turns: the first would otherwise pay for what they share. */
function warmUp(works: readonly (() => unknown)[]): void {
  const end = performance.now() + WARM_UP_MS;
  do for (const work of works) work();
  while (performance.now() < end);
}

/** The median time of each piece of work. They take turns, so that a noisy moment of the machine hits all alike. */
function medians(works: readonly (() => unknown)[]): number[] {
  warmUp(works);
  const samplers = works.map(sampler);
  const once = samplers.reduce((sum, sample) => sum + sample(), 0);
  const rounds = Math.max(9, Math.min(25, Math.round(3_000 / once)));
  const times: number[][] = works.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    samplers.forEach((sample, index) => {
      times[index]?.push(sample());
    });
  }
  return times.map((all) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0);
}

/** The slope of time over size on logarithmic scales: 1 is linear. */
function exponentOf(points: readonly (readonly [size: number, time: number])[]): number {
  const logs = points.map(([size, time]) => [Math.log(size), Math.log(time)] as const);
  const meanX = logs.reduce((sum, [x]) => sum + x, 0) / logs.length;
  const meanY = logs.reduce((sum, [, y]) => sum + y, 0) / logs.length;
  const covariance = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

function row(...cells: (string | number)[]): string {
  const width = [8, 8, 13, 14, 8, 14, 8, 14, 8];
  return cells.map((cell, index) => String(cell).padStart(width[index] ?? 0)).join('');
}

/** Prints one row, and returns how long the calculation took. */
function measure(shape: Shape): number {
  const input = inventDossier(shape);
  const shuffled = shuffleDossier(input, 147);
  const json = inputToJson(input);
  const [parsing = 0, ...others] = medians([
    () => JSON.parse(json),
    () => calculate(input),
    () => calculateAndTell(input),
    () => calculate(shuffled),
  ]);
  const cells = others.flatMap((time) => [`${time.toFixed(3)} ms`, (time / parsing).toFixed(2)]);
  console.log(row(shape.claims, shape.assets, `${parsing.toFixed(3)} ms`, ...cells));
  return others[0] ?? 0;
}

console.log(
  row('claims', 'assets', 'JSON.parse', 'calculation', 'ratio', 'told', 'ratio', 'shuffled', 'ratio'),
);
for (const assets of ASSETS) {
  const points = CLAIMS.map((claims) => [claims, measure({ claims, assets, seed: SEED })] as const);
  const exponent = exponentOf(points);
  console.log(`  grows as claims to the power ${exponent.toFixed(3)} (aim: at most ${EXPONENT_AIM})`);
}
console.log(
  '  with rights that arose on 12 days of a year instead of 4: up to 300 places in line on one asset',
);
for (const assets of ASSETS) measure({ claims: 10_000, assets, seed: SEED, daysPerYear: 12 });
console.log('  with claims on up to 5 lots each');
for (const assets of ASSETS.slice(1)) {
  for (const claims of CLAIMS.slice(0, 3)) measure({ claims, assets, seed: SEED, lotsPerClaim: 5 });
}
console.log(`  aim of the ratio: at most ${RATIO_AIM}; load of the machine ${loadavg()[0]?.toFixed(1)}`);

// The whole calculation, with its explanation, against JSON.parse of its own input: both walk the same data once, so
// their ratio says how far the calculation is from merely reading what it is given. The aim is a ratio of at most 3,
// and a time that grows about linearly with the number of claims (an exponent of at most 1.15).
import { distribute } from '../packages/domain/src/distribution/distribute.ts';
import { explainLine } from '../packages/domain/src/distribution/explain-line.ts';
import type { DistributionInput } from '../packages/domain/src/distribution/input.ts';
import { inputToJson } from '../packages/domain/src/distribution/snapshot.ts';
import { inventDossier } from './waterfall/invent-dossier.ts';

const CLAIMS = [100, 1_000, 10_000, 100_000];
const ASSETS = [1, 10, 100];
const RATIO_AIM = 3;
const EXPONENT_AIM = 1.15;

/** The median of enough runs to fill about a second, after a warm-up. */
function medianMilliseconds(work: () => unknown): number {
  const once = measure(work);
  const runs = Math.max(5, Math.min(300, Math.round(1_000 / once)));
  for (let run = 0; run < runs / 5; run += 1) work();
  const times = Array.from({ length: runs }, () => measure(work)).sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? once;
}

function measure(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function calculate(input: DistributionInput): number {
  const outcome = distribute(input);
  if (outcome.kind !== 'distributed') throw new Error(`The invented dossier gave ${outcome.kind}.`);
  return outcome.lines.length;
}

function calculateAndExplain(input: DistributionInput): number {
  const outcome = distribute(input);
  if (outcome.kind !== 'distributed') throw new Error(`The invented dossier gave ${outcome.kind}.`);
  let steps = 0;
  for (const line of outcome.lines) steps += explainLine(outcome, line).length;
  return steps;
}

/** The slope of time over size on logarithmic scales: 1 is linear. */
function exponentOf(points: readonly (readonly [size: number, milliseconds: number])[]): number {
  const logs = points.map(([size, milliseconds]) => [Math.log(size), Math.log(milliseconds)] as const);
  const meanX = logs.reduce((sum, [x]) => sum + x, 0) / logs.length;
  const meanY = logs.reduce((sum, [, y]) => sum + y, 0) / logs.length;
  const covariance = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

console.log('  claims  assets   JSON.parse   calculation   ratio   with explanation   ratio');
for (const assets of ASSETS) {
  const points: [number, number][] = [];
  for (const claims of CLAIMS) {
    const input = inventDossier({ claims, assets, seed: 20_260_147 });
    const json = inputToJson(input);
    const parsing = medianMilliseconds(() => JSON.parse(json));
    const calculating = medianMilliseconds(() => calculate(input));
    const explaining = medianMilliseconds(() => calculateAndExplain(input));
    points.push([claims, calculating]);
    const cells = [
      String(claims).padStart(8),
      String(assets).padStart(7),
      `${parsing.toFixed(3)} ms`.padStart(12),
      `${calculating.toFixed(3)} ms`.padStart(13),
      (calculating / parsing).toFixed(2).padStart(7),
      `${explaining.toFixed(3)} ms`.padStart(18),
      (explaining / parsing).toFixed(2).padStart(7),
    ];
    console.log(cells.join(' '));
  }
  console.log(`  exponent of growth over ${assets} asset(s): ${exponentOf(points).toFixed(3)}`);
}
console.log(`  aims: ratio at most ${RATIO_AIM}, exponent at most ${EXPONENT_AIM}`);

/**
 * On how many random dossiers a property is tried: on few by day, and by night on as many as RANDOM_DOSSIERS says. There a
 * property that takes longer than RANDOM_MINUTES is stopped, and fails, so that the night ends.
 */
export function randomRuns(byDay: number) {
  const { RANDOM_DOSSIERS = String(byDay), RANDOM_MINUTES } = process.env;
  const numRuns = Number(RANDOM_DOSSIERS);
  if (RANDOM_MINUTES === undefined) return { numRuns };
  return { numRuns, interruptAfterTimeLimit: Number(RANDOM_MINUTES) * 60_000, markInterruptAsFailure: true };
}

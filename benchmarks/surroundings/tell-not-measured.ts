/** What a benchmark tells whoever started it (`npm run bench`, `npm run nightly`). */
export interface NotMeasured {
  readonly notMeasured: string;
}

export const WITHOUT_POSTGRES = 'There is no PostgreSQL here';

/** Says that something was not measured, and why; who started this lists it in the end. Wait for it before leaving. */
export async function tellNotMeasured(reason: string): Promise<void> {
  process.stdout.write(`Not measured: ${reason}.\n`);
  await new Promise<void>((resolve) => {
    if (process.send === undefined) resolve();
    else process.send({ notMeasured: reason } satisfies NotMeasured, () => resolve());
  });
}

import { ProblemError } from './problem-error.ts';

/** A field that is refused within `work` is told by its place in the whole of what was sent. */
export async function toldAt<T>(place: string, work: () => Promise<T>): Promise<T> {
  return work().catch((error) => tellAt(error, (path) => `${place}.${path}`));
}

export function tellAt(error: unknown, placeOf: (path: string) => string): never {
  if (!(error instanceof ProblemError) || error.details.errors === undefined) throw error;
  const errors = error.details.errors.map((field) => ({ ...field, path: placeOf(field.path) }));
  throw new ProblemError(error.code, { ...error.details, errors });
}

/** For a process that must work on the embedded database of its own folder: not on the one that DATABASE_URL names. */
export function withoutDatabase({ DATABASE_URL: _, ...rest }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return rest;
}

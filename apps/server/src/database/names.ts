/** A name of ours as the database has it: `fileNumber` is `file_number` there. */
export const snakeCase = remembering((name: string) =>
  name.replaceAll(/(?<=.)(?<![A-Z])(?=[A-Z])/g, '_').toLowerCase(),
);

/** A name of the database as we have it. */
export const camelCase = remembering((name: string) =>
  name.replaceAll(/(?<=.)_+(.?)/g, (_, next: string) => next.toUpperCase()),
);

/** There are as many names as the tables have columns, and statements give. */
function remembering(turn: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const turned = turn(name);
    known.set(name, turned);
    return turned;
  };
}

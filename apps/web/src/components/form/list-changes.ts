/** The paths of the fields that were changed; the library marks them with `true` in the shape of the values. */
export function listChanges(dirtyFields: unknown, path = ''): string[] {
  if (dirtyFields === true) return [path];
  if (typeof dirtyFields !== 'object' || dirtyFields === null) return [];
  return Object.entries(dirtyFields).flatMap(([name, part]) =>
    listChanges(part, path === '' ? name : `${path}.${name}`),
  );
}

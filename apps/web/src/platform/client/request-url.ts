/** The address of a call: its path with the parameters filled in, and the query values that are there. */
export function requestUrl(base: string, path: string, params: object = {}, query: object = {}): string {
  const url = new URL(fillPath(path, params), base);
  for (const [name, value] of Object.entries(query)) {
    for (const single of Array.isArray(value) ? value : [value]) {
      if (single !== undefined && single !== null) url.searchParams.append(name, String(single));
    }
  }
  return url.href;
}

function fillPath(path: string, params: object): string {
  const values = new Map(Object.entries(params));
  return path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    if (!values.has(name)) throw new Error(`${path} needs ${name}.`);
    return encodeURIComponent(String(values.get(name)));
  });
}

/** The same value with every text in it changed; arrays and plain objects keep their shape. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  // Sound: a text becomes a text, and everything else keeps its shape.
  return changed(value, change) as Value;
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((member) => changed(member, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, changed(member, change)]));
}

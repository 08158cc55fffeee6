/** Puts values in the places that a phrase leaves between double braces. A value without a place is not used. */
export function fillIn(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The phrase "${phrase}" has no value for ${name}.`);
    return value;
  });
}

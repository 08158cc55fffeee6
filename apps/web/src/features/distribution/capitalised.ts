/** For a name that stands by itself, while the register writes it as within a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

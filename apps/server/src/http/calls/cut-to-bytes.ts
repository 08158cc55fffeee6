/** As much of a text as fits into so many bytes of UTF-8, in whole characters. Takes time by the bytes and not by the text. */
export function cutToBytes(text: string, maxBytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes));
  return text.slice(0, read);
}

import type { Typst } from './typst.ts';

/** As machine code where there is some for this machine, else as WebAssembly, which takes two to three times as long. */
export async function openTypst(): Promise<Typst> {
  const native = await import('./native-typst.ts').catch(() => undefined);
  if (native !== undefined) return native.openNativeTypst();
  const { openWasmTypst } = await import('./wasm-typst.ts');
  return openWasmTypst();
}

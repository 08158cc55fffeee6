import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import init, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { declareArchival } from './declare-archival.ts';
import { LAYOUTS, readFonts, type Typst, tellAll } from './typst.ts';

const CODE = '@myriaddreamin/typst-ts-web-compiler/wasm';
/** As its own program for browsers names them. */
const PAGED = 0;
const PDF = 1;
const AS_OBJECTS = 3;

/** What it answers to whatever is asked of it; its own types leave it open. */
interface Answer {
  readonly result?: Uint8Array;
  readonly diagnostics?: readonly unknown[];
}

/** The same Typst as WebAssembly, for machines for which nobody has built it. */
export async function openWasmTypst(): Promise<Typst> {
  await init({ module_or_path: readFileSync(fileURLToPath(import.meta.resolve(CODE))) });
  const compiler = await buildCompiler();
  const layouts = readdirSync(LAYOUTS);
  for (const name of layouts) compiler.map_shadow(`/${name}`, readFileSync(path.join(LAYOUTS, name)));
  return {
    compile: (layout, files) => {
      if (!layouts.includes(`${layout}.typ`)) throw new Error(`There is no ${layout}.typ.`);
      for (const [name, content] of Object.entries(files)) compiler.map_shadow(`/${name}`, content);
      try {
        return declareArchival(makePdf(compiler, `/${layout}.typ`));
      } finally {
        for (const name of Object.keys(files)) compiler.unmap_shadow(`/${name}`);
      }
    },
    // It forgets by itself what the last few did not need.
    forget: () => {},
  };
}

async function buildCompiler(): Promise<TypstCompiler> {
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of readFonts()) await builder.add_raw_font(font);
  return builder.build();
}

function makePdf(compiler: TypstCompiler, main: string): Uint8Array {
  using world = compiler.snapshot(undefined, main);
  const told: Answer = world.compile(PAGED, AS_OBJECTS);
  if (told.diagnostics?.length) throw new Error(tellAll(told.diagnostics));
  const { result, diagnostics = [] }: Answer = world.get_artifact(PDF, AS_OBJECTS);
  if (result === undefined) throw new Error(tellAll(diagnostics) || 'Typst made nothing.');
  return result;
}

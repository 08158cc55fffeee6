import path from 'node:path';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { LAYOUTS, readFonts, type Typst, tellAll } from './typst.ts';

/** Typst as machine code. */
export function openNativeTypst(): Typst {
  const compiler = NodeCompiler.create({ workspace: LAYOUTS, fontArgs: [{ fontBlobs: readFonts() }] });

  function makePdf(mainFilePath: string): Buffer {
    const outcome = compiler.compile({ mainFilePath });
    const faults = outcome.takeError() ?? outcome.takeWarnings();
    if (faults) throw new Error(tellAll(compiler.fetchDiagnostics(faults)));
    const { result } = outcome;
    if (result === null) throw new Error('Typst made nothing.');
    return compiler.pdf(result, { pdfStandard: PdfStandard.A_2b });
  }

  return {
    compile: (layout, files) => {
      const shadows = Object.entries(files).map(([name, content]) => ({
        name: path.join(LAYOUTS, name),
        content: Buffer.from(content),
      }));
      for (const { name, content } of shadows) compiler.mapShadow(name, content);
      try {
        return makePdf(path.join(LAYOUTS, `${layout}.typ`));
      } finally {
        for (const { name } of shadows) compiler.unmapShadow(name);
      }
    },
    forget: () => compiler.evictCache(0),
  };
}

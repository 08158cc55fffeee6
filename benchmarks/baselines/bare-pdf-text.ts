// The least that a process can do to read the text of a PDF: load the library and ask it.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

process.once('message', async (bytes: Uint8Array) => {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  for (let number = 1; number <= document.numPages; number += 1) {
    await (await document.getPage(number)).getTextContent();
  }
  process.exit();
});

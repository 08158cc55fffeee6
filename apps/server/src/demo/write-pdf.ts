const PAGE = { width: 595, height: 842, left: 56, top: 770 };
const LEADING = 18;

/** A PDF of one page with the given lines, the first as its head. Nothing but what every reader must understand. */
export function writePdf(lines: readonly string[]): Buffer {
  const text = lines.map((line, place) => `${fontOf(place)} (${escaped(line)}) Tj T*`).join('\n');
  const content = `BT\n${LEADING} TL\n${PAGE.left} ${PAGE.top} Td\n${text}\nET`;
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R
/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Courier'),
    font('Helvetica-Bold'),
  ]);
}

/** Figures stand under each other in a font of one width. */
function fontOf(place: number): string {
  return place === 0 ? '/F2 15 Tf' : '/F1 10 Tf';
}

/** Every character is one byte, so a position in the text is one in the file. */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}

/** As a string of the encoding that PDF calls WinAnsi, which has the euro where Latin 1 has nothing. */
function escaped(line: string): string {
  return line
    .replaceAll('€', '\x80')
    .replaceAll('’', '\x92')
    .replaceAll(/[\\()]/g, (sign) => `\\${sign}`);
}

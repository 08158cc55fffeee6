/** A PDF of one blank page, as a file to choose; the text makes it differ from others. */
export function pdfFile(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R >> % ${name}`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  const before = `%PDF-1.7\n${body}`;
  const trailer = `trailer << /Size 4 /Root 1 0 R >>\nstartxref\n${before.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(before + trailer) };
}

import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extractContentsSchema } from '@prorata/contract/extracts/extract';
import { describe, expect, it } from 'vitest';
import { composeCsv, composeXml } from '../samples/compose-text.ts';
import { plainHand, printedHand } from '../samples/hands.ts';
import { inventExtract } from '../samples/invent-extract.ts';
import { type Hand, printFields } from '../samples/print-fields.ts';
import { toldBy, toldOf } from '../testing/told-by.ts';
import type { CsvLayout, XmlLayout } from './layout.ts';
import { loadLayout } from './load-layouts.ts';
import { readContents } from './read-contents.ts';
import { ExtractRefused } from './refused.ts';

const LIMITS = { maxPages: 300, maxSigns: 3_000_000, maxNotices: 2_000 };
const csv = loadLayout('providerCsv') as CsvLayout;
const xml = loadLayout('providerXml') as XmlLayout;

function invent(seed: number) {
  return inventExtract({
    seed,
    language: seed % 2 === 0 ? 'nl' : 'fr',
    creditors: 5,
    others: [
      { noticeType: 'protest' },
      { noticeType: 'insolvency', stopKind: 'bankruptcy' },
      { noticeType: 'insolvency', stopKind: 'reorganisation' },
      { noticeType: 'collectiveDebtSettlement', stopKind: 'collectiveDebtSettlement' },
    ],
  });
}

const COMPOSE = {
  CSV: (seed: number, hand: Hand) => composeCsv(printFields(invent(seed), hand), csv),
  XML: (seed: number, hand: Hand) => composeXml(printFields(invent(seed), hand), xml),
};
const LAYOUTS = { CSV: csv, XML: xml };

async function read(format: 'CSV' | 'XML', content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return extractContentsSchema.parse(await readContents(bytes, LAYOUTS[format], LIMITS));
}

async function refusalOf(format: 'CSV' | 'XML', content: string | Uint8Array): Promise<unknown> {
  return read(format, content).then(
    () => 'read',
    (error) => (error instanceof ExtractRefused ? error.refusal : error),
  );
}

describe.each(['CSV', 'XML'] as const)('a %s', (format) => {
  it('tells what was written, for many of them', async () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const told = toldBy(await read(format, COMPOSE[format](seed, plainHand())));
      expect(told, `seed ${seed}`).toEqual(toldOf(invent(seed), LAYOUTS[format]));
    }
  });

  it('may write days, amounts, types and forms as people do', async () => {
    const hand = { ...printedHand(LAYOUTS[format]), hasAddressParts: true };
    const told = toldBy(await read(format, COMPOSE[format](3, hand)));
    expect(told).toEqual(toldOf(invent(3), LAYOUTS[format]));
  });

  it('may begin with a byte order mark, and end its lines as Windows does', async () => {
    const content = COMPOSE[format](4, plainHand()).replaceAll(/\r?\n/g, '\r\n');
    expect(toldBy(await read(format, `\ufeff${content}`))).toEqual(toldOf(invent(4), LAYOUTS[format]));
  });

  it('shows every value where it stands', async () => {
    const { text, defendant, creditors } = await read(format, COMPOSE[format](6, plainHand()));
    const lines = (text ?? '').split(/\r\n|\n/);
    for (const found of [
      defendant.lastName,
      ...creditors.flatMap((one) => [one.kboNumber, one.notices[0]?.amount]),
    ]) {
      const [place] = found?.places ?? [];
      if (!found?.printed || place === undefined || !('line' in place)) continue;
      expect(lines[place.line - 1]?.slice(place.from, place.to)).toBe(found.printed);
    }
  });

  it('that is binary, or a PDF, is of another kind', async () => {
    expect(await refusalOf(format, '%PDF-1.7\n%%EOF')).toBe('extract-of-another-kind');
    expect(await refusalOf(format, Buffer.from([0, 1, 2, 3, 0]))).not.toBe('read');
  });
});

describe.each(['CSV', 'XML'] as const)('a %s that somebody tampered with', (format) => {
  it('is read or refused, and does nothing else', async () => {
    const whole = COMPOSE[format](5, plainHand());
    for (let round = 0; round < 80; round += 1) {
      const at = (round * 7_919) % whole.length;
      const sign = ['"', ';', '<', '&', '\u0001', '\ud800', '\n', '>', '"\n"', '</notice>'][round % 10];
      const outcome = await refusalOf(
        format,
        `${whole.slice(0, at)}${sign}${whole.slice(at + (round % 30))}`,
      );
      expect(outcome, `round ${round}`).toMatch(/^(read|extract-)/);
    }
  });
});

describe('a CSV', () => {
  const usual = COMPOSE.CSV(8, plainHand());

  it('may hold quotes, delimiters and ends of lines in a cell', async () => {
    const content =
      'notice_type;notice_number;consulted_at;creditor_name;place\r\n' +
      'seizure;2026-0000001;2026-10-26 10:42;"Gebroeders ""De Ruyter""; zonen NV";"Kaai 3\r\nAntwerpen"\r\n';
    const { creditors } = await read('CSV', content);
    expect(creditors[0]).toMatchObject({
      name: 'Gebroeders "De Ruyter"; zonen NV',
      corporateForm: { value: 'NV' },
      notices: [{ place: { value: 'Kaai 3 Antwerpen', places: [{ line: 2 }, { line: 3 }] } }],
    });
  });

  it('loses nothing of a row in which something stands behind a cell in quotes', async () => {
    const content =
      'notice_type;notice_number;consulted_at;creditor_name;place;amount\n' +
      'seizure;"1" ;26/10/2026 10:42;"Telvia" NV;Mechelen;7.250,00\n';
    const [creditor] = (await read('CSV', content)).creditors;
    expect(creditor).toMatchObject({
      name: 'Telvia NV',
      notices: [{ noticeNumber: { value: '1' }, place: { value: 'Mechelen' }, amount: { value: 7250 } }],
    });
  });

  it('of Windows is read with its accents', async () => {
    const { creditors } = await read(
      'CSV',
      Buffer.from(
        'notice_type;notice_number;consulted_at;creditor_name\r\nseizure;1;26/10/2026 10:42;Crèmerie Noël SRL\r\n',
        'latin1',
      ),
    );
    expect(creditors[0]?.name).toBe('Crèmerie Noël SRL');
  });

  it('with a column that nobody knows shows what stands in it, with its creditor', async () => {
    const [names, ...rows] = usual.trimEnd().split('\r\n');
    const content = [
      `${names};kleur`,
      ...rows.map((row, index) => `${row};${index === 0 ? 'groen' : ''}`),
    ].join('\r\n');
    const { notUnderstood, creditors } = await read('CSV', content);
    expect(notUnderstood).toMatchObject([{ text: 'groen', creditorKey: creditors[0]?.key }]);
  });

  it('with other debtors in its rows shows them rather than choose', async () => {
    const content =
      'notice_type;notice_number;consulted_at;defendant_last_name\n' +
      'seizure;1;26/10/2026 10:42;Peeters\nseizure;2;26/10/2026 10:42;PEETERS\nseizure;3;26/10/2026 10:42;Janssens\n';
    const { defendant, notUnderstood } = await read('CSV', content);
    expect(defendant.lastName.value).toBe('Peeters');
    expect(notUnderstood.map(({ text }) => text)).toEqual(['Janssens']);
  });

  it('keeps a number that fails its check as it is printed, without a value', async () => {
    const content =
      'notice_type;notice_number;consulted_at;creditor_name;creditor_enterprise_number;amount\n' +
      'seizure;1;26/10/2026 10:42;Telvia NV;0403.227.516;1,250\n';
    const [creditor] = (await read('CSV', content)).creditors;
    expect(creditor?.kboNumber).toMatchObject({ value: null, printed: '0403.227.516' });
    expect(creditor).toMatchObject({
      totalAmount: 0,
      notices: [{ amount: { value: null, printed: '1,250' } }],
    });
  });

  it('with a type that nobody knows is a creditor all the same, and its type is shown', async () => {
    const content =
      'notice_type;notice_number;consulted_at;creditor_name\nnieuw soort;1;26/10/2026 10:42;Telvia NV\nnieuw soort;2;26/10/2026 10:42;\n';
    const { creditors, otherNotices } = await read('CSV', content);
    expect(creditors).toMatchObject([{ notices: [{ noticeType: { value: null, printed: 'nieuw soort' } }] }]);
    expect(otherNotices).toMatchObject([{ noticeNumber: { value: '2' } }]);
  });

  it('with other columns is of another kind; with an open quote it is damaged', async () => {
    expect(await refusalOf('CSV', 'naam;bedrag\nJan;5\n')).toBe('extract-of-another-kind');
    expect(await refusalOf('CSV', '')).toBe('extract-of-another-kind');
    expect(await refusalOf('CSV', `${usual}"open`)).toBe('extract-damaged');
  });

  it('with more notices than anybody can decide on is too large', async () => {
    const row = 'seizure;1;26/10/2026 10:42\n';
    expect(await refusalOf('CSV', `notice_type;notice_number;consulted_at\n${row.repeat(2_001)}`)).toBe(
      'extract-too-large',
    );
  });
});

describe('an XML', () => {
  it('may use entities, CDATA, a prefix and another encoding', async () => {
    const content =
      '<?xml version="1.0" encoding="ISO-8859-1"?>\n<p:extract xmlns:p="urn:x" consultedAt="2026-10-26T09:42:00Z">' +
      '<p:notice type="seizure" number="1"><p:creditor><p:name>Crème &amp; Fils &#x26; Co</p:name></p:creditor>' +
      '<p:place><![CDATA[Kaai <3>]]></p:place></p:notice></p:extract>';
    const { creditors, consultedAt } = await read('XML', Buffer.from(content, 'latin1'));
    expect(consultedAt.value).toBe('2026-10-26T09:42:00.000Z');
    expect(creditors[0]).toMatchObject({
      name: 'Crème & Fils & Co',
      notices: [{ place: { value: 'Kaai <3>' } }],
    });
  });

  it('that says another encoding than it has keeps its accents', async () => {
    const content =
      '<?xml version="1.0" encoding="UTF-8"?>\n<extract consultedAt="2026-10-26T09:42:00Z">' +
      '<notice type="seizure" number="1"><creditor><name>Crèmerie Noël</name></creditor></notice></extract>';
    const { creditors } = await read('XML', Buffer.from(content, 'latin1'));
    expect(creditors[0]?.name).toBe('Crèmerie Noël');
  });

  it('with an element that nobody knows shows what it says', async () => {
    const content =
      '<extract><notice type="seizure" number="1"><kleur tint="licht">groen</kleur></notice></extract>';
    const { notUnderstood, creditors } = await read('XML', content);
    expect(notUnderstood.map(({ text }) => text)).toEqual(['licht', 'groen']);
    expect(notUnderstood[0]?.creditorKey).toBe(creditors[0]?.key);
  });

  it('of something else is of another kind; one that is not whole is damaged', async () => {
    expect(await refusalOf('XML', '<html><body/></html>')).toBe('extract-of-another-kind');
    for (const content of ['', 'geen xml', '<extract>', '<extract></extrac>', '<extract>&nbsp;</extract>']) {
      expect.soft(await refusalOf('XML', content), content).toBe('extract-damaged');
    }
  });

  it('that would blow itself up is refused', async () => {
    const bomb =
      '<!DOCTYPE extract [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>\n' +
      '<extract><notice type="seizure" number="1"><place>&b;</place></notice></extract>';
    expect(await refusalOf('XML', bomb)).toBe('extract-damaged');
  });

  it('cannot reach a file of the server', async () => {
    const content =
      '<!DOCTYPE extract [<!ENTITY f SYSTEM "file:///etc/passwd">]><extract><notice number="1"><place>&f;</place></notice></extract>';
    expect(await refusalOf('XML', content)).toBe('extract-damaged');
  });
});

describe('the page about extracts', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../../../../docs/extracts.md'), 'utf8');

  /** The indented example of a section. */
  function exampleOf(section: string): string {
    const [, text = ''] = page.split(`\n## ${section}\n`);
    return (/(?:^ {4}.*\n)+/m.exec(text)?.[0] ?? '').replaceAll(/^ {4}/gm, '');
  }

  it.each(['CSV', 'XML'] as const)('has an example of %s that is read', async (format) => {
    const { creditors, notUnderstood, defendant, consultedAt } = await read(format, exampleOf(format));
    expect(notUnderstood).toEqual([]);
    expect(consultedAt.value).toBe('2026-10-26T09:42:00.000Z');
    expect(defendant).toMatchObject({ lastName: { value: 'Peeters' }, firstName: { value: 'Jan' } });
    expect(creditors).toMatchObject([{ name: 'Immo Dijlezicht BV', totalAmount: 7250 }]);
  });

  it('names every column of a CSV', () => {
    const columns = Object.values(csv.columns).flat();
    const missing = columns.filter((name) => {
      const [, rest = name] = /^(?:defendant|creditor)_(.+)$/.exec(name) ?? [];
      return !page.includes(`\`${name}\``) && !page.includes(`\`${rest}\``);
    });
    expect(missing).toEqual([]);
  });
});

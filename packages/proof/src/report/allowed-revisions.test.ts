import { describe, expect, it } from 'vitest';
import { answerFor, makeAuthority } from '../../testing/tiny-authority.ts';
import { streamBody, textOf, tinyReport, type WrittenObject, withRevision } from '../../testing/tiny-pdf.ts';
import {
  addDocumentStamp,
  addStore,
  CATALOG,
  FIELD,
  NUMBERS,
  SIGNATURE,
  type SigningWish,
  signReport,
} from '../../testing/tiny-signing.ts';
import { proveReport } from './prove-report.ts';

const AT = new Date('2026-11-17T12:00:00Z');
const LATER = new Date('2027-11-17T12:00:00Z');
const authority = await makeAuthority();
const check = { authorities: [authority.root.certificate], at: new Date('2030-01-01') };
const REPORT = tinyReport();
const SIGNED = await signReport(authority, REPORT, { stampedAt: AT });
const PROVEN = await addStore(authority, SIGNED, { at: AT });
const RENEWED = await addDocumentStamp(authority, PROVEN, LATER);
const FULL_FIELD = `${FIELD} /T (Signature_1) /V 8 0 R`;
const FORM = '/Fields [9 0 R] /NeedAppearances false /SigFlags 3';

async function faultIn(bytes: Uint8Array): Promise<string | null> {
  return (await proveReport(bytes, check)).fault;
}

const sign = (wish: SigningWish, report = REPORT) => signReport(authority, report, wish).then(faultIn);
const without = (words: string, part: string) => {
  if (!words.includes(part)) throw new Error(`No ${part} in ${words}.`);
  return words.replace(part, '');
};

describe('the revision that signs', () => {
  it('may hold a signature in a field that shows nothing', async () => {
    expect(await faultIn(SIGNED)).toBe(null);
  });

  it.each<[string, SigningWish]>([
    ['no SigFlags', { form: '/Fields [9 0 R]' }],
    [
      'a form inside the catalog',
      { catalog: `${CATALOG} /AcroForm << /Fields [9 0 R] >> /Names 7 0 R`, form: '' },
    ],
    ['no page', { field: without(FULL_FIELD, '/P 3 0 R') }],
    ['no flags', { field: without(FULL_FIELD, '/F 132') }],
    [
      'a name and a reason',
      { signature: `${SIGNATURE} /Name (Jan) /Reason (Deed) /Location () /ContactInfo (x)` },
    ],
    ['the older format', { signature: SIGNATURE.replace('ETSI.CAdES.detached', 'adbe.pkcs7.detached') }],
    ['the page with the field', { more: [{ number: 3, body: pageWith('/Annots [9 0 R]') }] }],
  ])('may have %s', async (name, wish) => {
    // A form inside the catalog leaves no object for it: what is written must be used.
    const expected = name === 'a form inside the catalog' ? 'signedOtherwise' : null;
    expect(await sign(wish)).toBe(expected);
  });

  it.each<[string, SigningWish]>([
    ['a page in the catalog', { catalog: `${CATALOG} /AcroForm 7 0 R /OpenAction 3 0 R` }],
    ['a version', { catalog: `${CATALOG} /AcroForm 7 0 R /Version /2.0` }],
    ['extensions', { catalog: `${CATALOG} /AcroForm 7 0 R /Extensions << /ADBE << >> >>` }],
    ['a catalog without language', { catalog: `${without(CATALOG, '/Lang (nl-BE)')} /AcroForm 7 0 R` }],
    ['another language', { catalog: `${CATALOG.replace('nl', 'fr')} /AcroForm 7 0 R` }],
    ['other pages', { catalog: `${CATALOG.replace('2 0 R', '12 0 R')} /AcroForm 7 0 R` }],
    ['appearances to be made', { form: FORM.replace('false', 'true') }],
    ['resources', { form: `${FORM} /DR << >>` }],
    ['a default appearance', { form: `${FORM} /DA (/Helv 0 Tf)` }],
    ['XFA', { form: `${FORM} /XFA (x)` }],
    ['an order of calculation', { form: `${FORM} /CO [9 0 R]` }],
    ['unknown SigFlags', { form: FORM.replace('3', '7') }],
    ['two fields', { form: FORM.replace('9 0 R', '9 0 R 9 0 R') }],
    ['no field', { form: FORM.replace('9 0 R', '') }],
    ['a text field', { field: FULL_FIELD.replace('/FT /Sig', '/FT /Tx') }],
    ['an appearance', { field: `${FULL_FIELD} /AP << /N 4 0 R >>` }],
    ['a visible field', { field: FULL_FIELD.replace('[0 0 0 0]', '[0 0 99 99]') }],
    ['a line', { field: FULL_FIELD.replace('[0 0 0 0]', '[0 0 99 0]') }],
    ['an action', { field: `${FULL_FIELD} /A << /S /URI /URI (x) >>` }],
    ['more actions', { field: `${FULL_FIELD} /AA << >>` }],
    ['kids', { field: `${FULL_FIELD} /Kids [4 0 R]` }],
    ['a parent', { field: `${FULL_FIELD} /Parent 4 0 R` }],
    ['a lock', { field: `${FULL_FIELD} /Lock << >>` }],
    ['colours', { field: `${FULL_FIELD} /MK << >>` }],
    ['a border', { field: `${FULL_FIELD} /Border [0 0 1]` }],
    ['a layer', { field: `${FULL_FIELD} /OC 4 0 R` }],
    ['a value inside', { field: FULL_FIELD.replace('/V 8 0 R', '/V << >>') }],
    ['no value', { field: without(FULL_FIELD, '/V 8 0 R') }],
    ['no name', { field: without(FULL_FIELD, '/T (Signature_1)') }],
    ['no subtype', { field: without(FULL_FIELD, '/Subtype /Widget') }],
    ['no rectangle', { field: without(FULL_FIELD, '/Rect [0 0 0 0]') }],
    ['flags beyond four bytes', { field: FULL_FIELD.replace('132', '4294967428') }],
    ['a name with a bracket', { field: FULL_FIELD.replace('Signature_1', 'Signature\\) /AP 9 0 R \\(1') }],
    ['a page written again', { more: [{ number: 3, body: pageWith('') }] }],
    ['unknown flags', { field: FULL_FIELD.replace('132', '257') }],
    ['a page that is none', { field: FULL_FIELD.replace('3 0 R', '2 0 R') }],
    ['a very long name', { field: FULL_FIELD.replace('Signature_1', 'x'.repeat(600)) }],
    ['a reference', { signature: `${SIGNATURE} /Reference [<< >>]` }],
    ['build properties', { signature: `${SIGNATURE} /Prop_Build << >>` }],
    ['changes', { signature: `${SIGNATURE} /Changes [0 0 0]` }],
    ['a certificate', { signature: `${SIGNATURE} /Cert (x)` }],
    ['no type', { signature: without(SIGNATURE, '/Type /Sig') }],
    ['no format', { signature: without(SIGNATURE, '/SubFilter /ETSI.CAdES.detached') }],
    ['another format', { signature: SIGNATURE.replace('ETSI.CAdES.detached', 'adbe.x509.rsa_sha1') }],
    ['another handler', { signature: SIGNATURE.replace('Adobe.PPKLite', 'Entrust') }],
    ['no handler', { signature: without(SIGNATURE, '/Filter /Adobe.PPKLite') }],
    ['a day that is none', { signature: SIGNATURE.replace('D:2026', 'D:x026') }],
    ['a very long reason', { signature: `${SIGNATURE} /Reason (${'x'.repeat(600)})` }],
    ['a loose object', { more: [{ number: 10, body: '(loose)' }] }],
    ['a loose stream', { more: [{ number: 10, body: streamBody('', 'loose') }] }],
    ['new contents of the page', { more: [{ number: 4, body: streamBody('', '9 9 m') }] }],
    ['another page tree', { more: [{ number: 2, body: '<< /Type /Pages /Count 1 /Kids [3 0 R] >>' }] }],
    ['an annotation', { more: [{ number: 3, body: pageWith('/Annots [9 0 R 4 0 R]') }] }],
    ['another annotation', { more: [{ number: 3, body: pageWith('/Annots [4 0 R]') }] }],
    ['the field twice on a page', { more: [{ number: 3, body: pageWith('/Annots [9 0 R 9 0 R]') }] }],
    ['a turned page', { more: [{ number: 3, body: pageWith('/Annots [9 0 R] /Rotate 90') }] }],
  ])('may not have %s', async (_, wish) => {
    expect(await sign(wish)).toBe('signedOtherwise');
  });

  it.each<[string, SigningWish]>([
    ['a key twice', { field: `${FULL_FIELD} /F 132` }],
    ['an escaped key', { field: FULL_FIELD.replace('/Rect', '/Re#63t') }],
  ])('may not have %s, which readers read differently', async (_, wish) => {
    expect(await sign(wish)).toBe('ambiguous');
  });

  it('may leave nothing but zeros behind its container', async () => {
    expect(await sign({ padding: '1' })).toBe('coverageIncomplete');
  });

  it('may not carry content inside its container, which would be checked in place of the document', async () => {
    expect(await sign({ content: Uint8Array.of(1, 2, 3) })).toBe('signatureBroken');
  });

  it('must be the first one behind the report, and the only one', async () => {
    // Its table stands aside from the numbers that the signature takes.
    const saved = withRevision(REPORT, [{ number: 1, body: `<< ${CATALOG} >>` }], { number: 60 });
    expect(await sign({}, saved)).toBe('signedOtherwise');
    expect(await sign({}, SIGNED)).toBe('contentChanged');
    const second = { number: 50, body: '<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>' };
    expect(await faultIn(withRevision(SIGNED, [second]))).toBe('severalSignatures');
  });

  it('keeps the annotations that the page has', async () => {
    const linked = tinyReport('', '/Annots [4 0 R] ');
    const signed = (annotations: string) =>
      sign({ more: [{ number: 3, body: pageWith(`/Annots [${annotations}]`) }] }, linked);
    expect(await signed('4 0 R 9 0 R')).toBe(null);
    expect(await signed('9 0 R 4 0 R')).toBe('signedOtherwise');
    expect(await signed('9 0 R')).toBe('signedOtherwise');
    expect(await signed('')).toBe('signedOtherwise');
  });
});

function pageWith(words: string): string {
  return `<< /Type /Page /Parent 2 0 R /Contents 4 0 R ${words} >>`;
}

describe('revisions behind the signature', () => {
  const store = (words: string, more: readonly WrittenObject[] = []) =>
    faultIn(
      withRevision(SIGNED, [
        { number: 1, body: `<< ${CATALOG} /AcroForm 7 0 R /DSS 20 0 R >>` },
        { number: 20, body: `<< ${words} >>` },
        ...more,
      ]),
    );
  const root = textOf(new Uint8Array(authority.root.certificate.toSchema().toBER()));
  const certificate = { number: 21, body: streamBody('', root) };
  const NAME = 'AB'.repeat(20);

  it('may bring what proves it, and renew that', async () => {
    expect(await faultIn(PROVEN)).toBe(null);
    expect(await faultIn(RENEWED)).toBe(null);
    expect(await store('/Certs [21 0 R]', [certificate])).toBe(null);
    const entry = `/VRI << /${NAME} << /Cert [21 0 R] /TU (D:20270101000000Z) >> >>`;
    expect(await store(`/Type /DSS /Certs [21 0 R] ${entry}`, [certificate])).toBe(null);
  });

  it.each<[string, string, readonly WrittenObject[]]>([
    ['a certificate that is none', '/Certs [21 0 R]', [{ number: 21, body: streamBody('', 'x') }]],
    ['a certificate and more', '/Certs [21 0 R]', [{ number: 21, body: streamBody('', `${root}x`) }]],
    ['a certificate in the wrong list', '/OCSPs [21 0 R]', [certificate]],
    ['a certificate with a name', '/Certs [21 0 R]', [{ number: 21, body: streamBody('/Name /X', root) }]],
    ['a certificate that is no stream', '/Certs [21 0 R]', [{ number: 21, body: '(x)' }]],
    ['a certificate that does not exist', '/Certs [99 0 R]', []],
    ['an object of the report as certificate', '/Certs [4 0 R]', []],
    ['an unknown key', '/Foo 1', []],
    ['another type', '/Type /Page', []],
    ['an unknown name of an entry', '/VRI << /Foo << >> >>', []],
    ['an unknown key in an entry', `/VRI << /${NAME} << /Foo 1 >> >>`, []],
    ['a day that is none', `/VRI << /${NAME} << /TU (x) >> >>`, []],
    ['a stamp that is none', `/VRI << /${NAME} << /TS 21 0 R >> >>`, [certificate]],
    ['a loose object', '', [{ number: 21, body: '(loose)' }]],
  ])('may not have %s', async (_, words, more) => {
    expect(await store(words, more)).toBe('contentChanged');
  });

  it('may not take anything from the store', async () => {
    const grown = (words: string, catalog = ' /DSS 20 0 R') =>
      faultIn(
        withRevision(PROVEN, [
          { number: 1, body: `<< ${CATALOG} /AcroForm 7 0 R${catalog} >>` },
          ...(words === '' ? [] : [{ number: 20, body: `<< ${words} >>` }]),
        ]),
      );
    expect(await grown('/Type /DSS /Certs [21 0 R] /OCSPs [22 0 R 23 0 R]')).toBe(null);
    expect(await grown('/Type /DSS /Certs [21 0 R] /OCSPs [22 0 R]')).toBe('contentChanged');
    expect(await grown('/Type /DSS /Certs [21 0 R]')).toBe('contentChanged');
    expect(await grown('/Type /DSS /Certs [] /OCSPs [22 0 R 23 0 R]')).toBe('contentChanged');
    expect(await grown('', '')).toBe('contentChanged');
  });

  it('may not replace what the store holds', async () => {
    const other = textOf(await answerFor(authority, authority.signer, { at: LATER }));
    expect(await faultIn(withRevision(PROVEN, [{ number: 22, body: streamBody('', other) }]))).toBe(
      'contentChanged',
    );
  });

  it.each<[string, WrittenObject]>([
    ['the signature', { number: NUMBERS.signature, body: '<< /Type /Sig >>' }],
    ['the field', { number: NUMBERS.field, body: `<< ${FULL_FIELD} >>` }],
    ['a field without value', { number: NUMBERS.form, body: '<< /Fields [9 0 R 4 0 R] /SigFlags 3 >>' }],
    ['the form without field', { number: NUMBERS.form, body: '<< /Fields [] /SigFlags 3 >>' }],
    ['the form without flags', { number: NUMBERS.form, body: '<< /Fields [9 0 R] >>' }],
    ['the form elsewhere', { number: 1, body: `<< ${CATALOG} /AcroForm << ${FORM} >> >>` }],
    ['the catalog without form', { number: 1, body: `<< ${CATALOG} >>` }],
    ['contents of a page', { number: 4, body: streamBody('', '9 9 m') }],
    ['a page with an annotation', { number: 3, body: pageWith('/Annots [9 0 R]') }],
    ['an object packed in the report', { number: 2, body: '<< /Type /Pages /Count 0 /Kids [] >>' }],
    ['the object stream of the report', { number: 5, body: streamBody('', 'x') }],
  ])('may not write anew: %s', async (_, object) => {
    expect(await faultIn(withRevision(SIGNED, [object]))).toBe('contentChanged');
  });

  it('may have time stamps over the document, of authorities that we trust, in their order', async () => {
    const stranger = await makeAuthority('Stranger');
    expect(await faultIn(await addDocumentStamp(stranger, PROVEN, LATER))).toBe('contentChanged');
    expect(await faultIn(await addDocumentStamp(authority, PROVEN, new Date('2031-01-01')))).toBe(
      'contentChanged',
    );
    expect((await proveReport(RENEWED, check)).renewedAt).toEqual(LATER);
  });
});

import { PDF } from '@libpdf/core';
import { type Credential, type Holder, signerOf } from '../authority.ts';
import { openStatusService } from '../tell-revocation.ts';
import type { Forgeries, Forgery } from './forgery.ts';
import { sign, stampsOf, type Tools, type Wish } from './tools.ts';

const STRANGER: Holder = { fullName: 'Iemand Anders', nationalNumber: '70010199712' };

/** Signed with another card, and all else as it should be. */
const withCard =
  (choose: (tools: Tools) => Promise<Credential>, wish: Wish = {}): Forgery['forge'] =>
  async (tools) =>
    sign(tools, { ...wish, container: { card: await choose(tools), ...wish.container } });

const SIGNERS: Forgeries = {
  stranger: {
    title: 'Another person, whom the authority knows',
    forge: withCard(({ authority }) => authority.readCard(STRANGER)),
  },
  namesake: {
    title: 'A person of the same name with another national number',
    forge: withCard(({ authority, holder }) =>
      authority.readCard({ ...holder, nationalNumber: '70010199712' }),
    ),
  },
  secondCard: {
    title: 'The same person with a new card',
    forge: withCard(({ authority, holder }) => authority.issue(holder)),
  },
  impostor: {
    title: 'An untrusted authority of the same name',
    forge: async (tools) => {
      const card = await tools.impostor.issue(tools.holder);
      return sign({
        ...tools,
        authority: tools.impostor,
        card,
        responder: await tools.impostor.issueResponder(),
      });
    },
  },
  impostorWithChain: {
    title: 'A card of an untrusted authority that brings the trusted certificate along',
    forge: withCard(({ impostor, holder }) => impostor.issue(holder)),
  },
  borrowed: {
    title: 'The signer’s certificate, with a signature of another key',
    forge: withCard(async ({ card, authority }) => ({
      certificate: card.certificate,
      privateKey: (await authority.readCard(STRANGER)).privateKey,
    })),
  },
  expired: {
    title: 'A card that has run out',
    forge: withCard(({ authority, holder }) => authority.issue(holder, { hasRunOut: true })),
  },
  notForSigning: {
    title: 'A certificate that is not for signing',
    forge: withCard(({ authority, holder }) => authority.issue(holder, { isNotForSigning: true })),
  },
  service: {
    title: 'Signed by the time stamp service',
    forge: withCard(async ({ stampService }) => stampService),
  },
  authority: {
    title: 'Signed by the authority itself',
    forge: withCard(async ({ authority }) => authority),
  },
  unsigned: { title: 'The report without a signature', forge: ({ report }) => report },
};

/** Another document than the one that was handed over. */
const TEXTS: Forgeries = {
  otherDocument: {
    title: 'Another document, signed by the right person',
    forge: async (tools) => {
      const pdf = PDF.create();
      pdf.addPage().drawText('Proces-verbaal');
      return signWhole(tools, await pdf.save());
    },
  },
  withoutSeal: {
    title: 'The report without the page of its seal, written anew and signed',
    forge: async (tools) => {
      const pdf = await PDF.load(tools.report);
      pdf.removePage(pdf.getPageCount() - 1);
      return signWhole(tools, await pdf.save({ useXRefStream: false }));
    },
  },
  formFonts: {
    title: 'Signed by a program that adds fonts to the form',
    forge: (tools) => signWhole(tools, tools.report),
  },
  empty: { title: 'An empty file', forge: () => new Uint8Array() },
  notPdf: { title: 'A file that is no PDF', forge: () => Buffer.from('<html>Signed</html>') },
};

/** By the library: what it writes is not laid out as our reports are. */
async function signWhole(
  { card, authority, at, ...tools }: Tools,
  document: Uint8Array,
): Promise<Uint8Array> {
  const pdf = await PDF.load(document);
  const signer = signerOf(card, authority);
  const { bytes } = await pdf.sign({
    signer,
    signingTime: at,
    level: 'B-LT',
    timestampAuthority: stampsOf({ ...tools, authority, at }),
    revocationProvider: openStatusService({
      ...{ authority, at, status: 'good' },
      responder: tools.responder,
      signer: signer.certificate,
    }),
    estimatedSize: 16_384,
  });
  return bytes;
}

/** Another person, another certificate, another document. */
export const SIGNERS_AND_TEXTS: Forgeries = { ...SIGNERS, ...TEXTS };

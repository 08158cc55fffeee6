import { globSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChapterKey } from '@prorata/documents/manual/chapters';
import { digestOfWords, type TakenPicture } from '@prorata/documents/manual/pictures';
import { listReferences, loadWords, readChapter } from '@prorata/documents/manual/read-manual';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inviteForShow } from './demo-dossiers.ts';
import { isComplete } from './is-complete.ts';
import { type ShotPicture, type Step, shootPicture } from './shoot-picture.ts';
import { openVisitor, openWindow, signIn, type Visitor } from './visitor.ts';

const FOLDER = fileURLToPath(new URL('../../packages/documents/manual', import.meta.url));
const DESK = { viewport: { width: 1300, height: 660 } } satisfies BrowserContextOptions;
const PHONE = { viewport: { width: 390, height: 720 }, isMobile: true, hasTouch: true };

/** Everybody who looks at a screen of the manual; who is signed in reads it in the own language of the moment. */
interface Cast {
  readonly bailiff: Visitor;
  readonly administrator: Visitor;
  /** Of an organization that files often. */
  readonly claimant: Visitor;
  /** Opens a screen without an account, or before it is there, in a language. */
  stranger(language: Language, options: BrowserContextOptions): Promise<Page>;
  /** The dossier that the manual tells about. */
  readonly dossierId: string;
  /** One that still invites. */
  readonly invitingId: string;
  /** One of which a creditor looks at the invitation. */
  readonly invitedId: string;
  /** One whose money comes month by month. */
  readonly wageId: string;
  /** What the screens say under a name. */
  word(language: Language, name: string): string;
}

/** Opens the screen of a chapter in a language, as the one who sees it. */
type Open = (cast: Cast, language: Language) => Promise<Page>;

function seenBy(who: 'bailiff' | 'administrator' | 'claimant', address: string): Open {
  return (cast) => cast[who].visit(address);
}

function tab(name: string): Open {
  return ({ bailiff, dossierId }) => bailiff.visit(`/app/dossier/${dossierId}?tab=${name}`);
}

type Pictures = Partial<Record<ChapterKey, Open>>;

/** What the screens are like while a dossier goes on, window by window: what is prepared leads to those after it. */
const ACTS: readonly {
  readonly prepare: (cast: Cast) => Promise<void>;
  readonly pictures: Readonly<Record<string, Pictures>>;
}[] = [
  {
    prepare: async () => {},
    pictures: {
      bailiff: {
        home: seenBy('bailiff', '/app'),
        account: seenBy('bailiff', '/app/myAccount'),
        'dossier-list': seenBy('bailiff', '/app/dossiers'),
        'new-dossier': tab('general'),
        extract: openExtract,
        balance: tab('balance'),
        recurring: ({ bailiff, wageId }) => bailiff.visit(`/app/dossier/${wageId}?tab=recurring`),
        'dossier-costs': tab('costs'),
        audit: tab('audit'),
        'party-book': seenBy('bailiff', '/app/parties'),
        inviting: ({ bailiff, invitingId }) => bailiff.visit(`/app/dossier/${invitingId}?tab=invitations`),
        statements: tab('statements'),
        reviewing: ({ bailiff, dossierId }) =>
          bailiff.visit(`/app/dossier/${dossierId}?tab=statements&review=next`),
        checking: tab('calculation'),
        office: seenBy('bailiff', '/app/myOrganization'),
        users: seenBy('bailiff', '/app/myOrganization?tab=users'),
        'standard-invitations': seenBy('bailiff', '/app/myOrganization?tab=standardInvitations'),
      },
      administrator: {
        organizations: seenBy('administrator', '/app/organizations'),
        institutions: seenBy('administrator', '/app/institutions'),
        requests: seenBy('administrator', '/app/onboarding'),
        parameters: seenBy('administrator', '/app/parameters'),
        tariff: seenBy('administrator', '/app/dossiercosts'),
        'platform-costs': seenBy('administrator', '/app/platformcosts'),
        invoicing: seenBy('administrator', '/app/invoicing'),
        templates: seenBy('administrator', '/app/templates'),
        maintenance: seenBy('administrator', '/app/maintenance'),
      },
      claimant: {
        workspace: seenBy('claimant', '/app/workspace'),
      },
      strangers: {
        'logging-in': ({ stranger }, language) => stranger(language, DESK),
        registering: async ({ stranger, word }, language) => {
          const page = await stranger(language, DESK);
          await signIn(page, 'Saskia Lenaerts', word(language, 'start:signIn'));
          return page;
        },
        invitation: invited('dossier'),
        'filing-a-statement': invited('statement'),
      },
    },
  },
  { prepare: calculate, pictures: { bailiff: { calculating: openFlow } } },
  { prepare: signAndSend, pictures: { bailiff: { sending: tab('sending') } } },
];

/** The first creditor of an invented extract, beside the page on which it stands. */
async function openExtract({ bailiff, word }: Cast, language: Language): Promise<Page> {
  const page = await bailiff.visit('/app/extract');
  await page.getByRole('button', { name: word(language, 'extracts:upload.sample') }).click();
  await page.waitForURL(/\/app\/extract\/[0-9a-f-]{36}/);
  await page.getByRole('img').first().waitFor();
  return page;
}

/** On the phone of a creditor who was invited in the own language, at a page of the invitation. */
function invited(place: 'dossier' | 'statement'): Open {
  return async ({ bailiff, stranger, invitedId, word }, language) => {
    const code = await inviteForShow(bailiff, invitedId, language);
    const page = await stranger(language, PHONE);
    await page.goto(`/invited/${code}/${place}`);
    if (place === 'statement') {
      await page.getByRole('button', { name: word(language, 'filing:begin.begin') }).click();
      await page.waitForURL(/\/statement\/[0-9a-f-]{36}/);
    }
    return page;
  };
}

/** The table of the distribution, its figure, and the report beside them. */
async function openFlow(cast: Cast, language: Language): Promise<Page> {
  const page = await tab('calculation')(cast, language);
  await page.getByRole('table', { name: cast.word(language, 'calculation:table.label') }).waitFor();
  await page.getByRole('list', { name: cast.word(language, 'calculation:report.pages') }).waitFor();
  return page;
}

interface Statement {
  readonly id: string;
  readonly version: number;
  readonly status: string;
}

async function calculate({ bailiff, dossierId }: Cast): Promise<void> {
  const own = `/api/Dossier/${dossierId}`;
  const { items } = await bailiff.call<{ items: Statement[] }>('GET', `${own}/Statement`);
  for (const { id, version } of items.filter(({ status }) => status === 'ToReview')) {
    await bailiff.call('POST', `${own}/ThirdPartyStatement/${id}/markAsValidated`, { version });
  }
  await bailiff.call('POST', `${own}/calculate`, {});
}

async function signAndSend({ bailiff, dossierId }: Cast): Promise<void> {
  const own = `/api/Dossier/${dossierId}`;
  const { items } = await bailiff.call<{ items: { id: string }[] }>('GET', `${own}/calculations`);
  const result = `${own}/Result/${items[0]?.id}`;
  const { sha256: signedOff } = await bailiff.call<{ sha256: string }>('GET', `${result}/pointsToSignOff`);
  const { url } = await bailiff.call<{ url: string }>('POST', `${result}/getSigningUrl`, {
    isTariffConfirmed: true,
    consultation: { sources: ['centralFile'], note: null },
    signedOff,
  });
  await bailiff.page.goto(url);
  const fetched = bailiff.page.waitForResponse(`**${result}/getSignedDocument`);
  await bailiff.page.getByRole('button', { name: /^Sign as/ }).click();
  await fetched;
  await bailiff.call('POST', `${result}/send`, { leaveUnreachableToOffice: true });
}

/** Writes the picture of each chapter in each language beside its text, and what can be read on them. */
export async function takeManualPictures(browser: Browser, address: string): Promise<void> {
  const words: Words = new Map(
    await Promise.all(LANGUAGES.map(async (language) => [language, await loadWords(language)] as const)),
  );
  const cast = await openCast(browser, address, words);
  const encoder = await browser.newPage();
  const shots: Shots = new Map();
  for (const { prepare, pictures } of ACTS) {
    await prepare(cast);
    for (const language of LANGUAGES) {
      await Promise.all(
        [cast.bailiff, cast.administrator, cast.claimant].map((visitor) => visitor.speak(language)),
      );
      // Each of the windows goes its way at the same time.
      await Promise.all(
        Object.values(pictures).map(async (ofWindow) => {
          for (const [key, open] of Object.entries(ofWindow) as [ChapterKey, Open][]) {
            const take = () => takePicture(cast, encoder, language, open, stepsOf(language, key, words));
            // A busy machine may make a page stumble.
            const shot = await take().catch(take);
            writeFileSync(path.join(FOLDER, language, `${key}.png`), shot.png);
            shots.set(key, new Map(shots.get(key)).set(language, shot));
            const marks = shot.marked.length > 0 ? `, with steps ${shot.marked}` : '';
            process.stdout.write(`manual/${language}/${key}.png${marks}\n`);
          }
        }),
      );
    }
  }
  removeOthers(shots);
  writeManifest(shots, words);
}

async function takePicture(
  cast: Cast,
  encoder: Page,
  language: Language,
  open: Open,
  steps: readonly Step[],
): Promise<ShotPicture> {
  const page = await open(cast, language);
  await isComplete(page, language, cast.word(language, 'states:loading'));
  const shot = await shootPicture(page, encoder, steps);
  const windows = [cast.bailiff, cast.administrator, cast.claimant].map((visitor) => visitor.page);
  if (!windows.includes(page)) await page.context().close();
  return shot;
}

type Shots = Map<ChapterKey, ReadonlyMap<Language, ShotPicture>>;
type Words = ReadonlyMap<Language, ReadonlyMap<string, string>>;

async function openCast(browser: Browser, address: string, words: Words): Promise<Cast> {
  const [bailiff, administrator, claimant] = await Promise.all(
    ['Annelies Claes', 'Bram Hermans', 'Leen Van Acker'].map(async (name) =>
      openVisitor(await openWindow(browser, address, DESK), name),
    ),
  );
  if (!bailiff || !administrator || !claimant) throw new Error('Nobody signed in.');
  return {
    bailiff,
    administrator,
    claimant,
    ...(await findDossiers(bailiff)),
    stranger: async (language, options) => {
      const page = await openWindow(browser, address, { ...options, locale: `${language}-BE` });
      await page.goto('/');
      return page;
    },
    word: (language, name) => words.get(language)?.get(name) ?? name,
  };
}

interface ListedDossier {
  readonly id: string;
  readonly status: string;
  readonly counts: { readonly statementsToReview: number; readonly runsDue: number };
}

type Dossiers = Pick<Cast, 'dossierId' | 'invitingId' | 'invitedId' | 'wageId'>;

/** The dossier with the most to tell, of which statements wait for a decision, two that still invite, and one of a wage. */
async function findDossiers(bailiff: Visitor): Promise<Dossiers> {
  const { items } = await bailiff.call<{ items: ListedDossier[] }>('GET', '/api/Dossier?pageSize=100');
  const [fullest] = items.toSorted(
    (one, other) => other.counts.statementsToReview - one.counts.statementsToReview,
  );
  const [inviting, invited] = items.filter(({ status }) => status === 'InvitesSent');
  const wage = items.find(({ counts }) => counts.runsDue > 0);
  if (!fullest || !inviting || !invited || !wage) throw new Error('The demo data has no such dossiers.');
  return { dossierId: fullest.id, invitingId: inviting.id, invitedId: invited.id, wageId: wage.id };
}

/** The steps of a chapter with the words of the screen that they name. */
function stepsOf(language: Language, key: ChapterKey, words: Words): Step[] {
  const steps = readChapter(language, key).text.matchAll(/^(\d+)\. (.+)$/gm);
  return [...steps].map(([, number = '', text = '']) => ({
    number: Number(number),
    words: listReferences(text).flatMap((name) => words.get(language)?.get(name) ?? []),
  }));
}

/** Pictures of screens that are no longer shown. */
function removeOthers(shots: Shots): void {
  const taken = new Set<string>(shots.keys());
  for (const file of globSync('*/*.png', { cwd: FOLDER })) {
    if (!taken.has(path.basename(file, '.png'))) rmSync(path.join(FOLDER, file));
  }
}

function writeManifest(shots: Shots, words: Words): void {
  const manifest = [...shots].map(([key, taken]) => {
    const names = namesOnAll(taken, words);
    const pictures = [...taken].map(([language, { width, height }]) => {
      const digest = digestOfWords(names, words.get(language) ?? new Map());
      return [language, { width, height, digest } satisfies TakenPicture] as const;
    });
    return [key, { words: names, ...Object.fromEntries(pictures) }] as const;
  });
  const sorted = Object.fromEntries(manifest.sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(path.join(FOLDER, 'pictures.json'), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The names of the phrases that can be read on the picture in every language. */
function namesOnAll(taken: ReadonlyMap<Language, ShotPicture>, words: Words): string[] {
  const [dutch = new Map()] = words.values();
  const isOnAll = (name: string) =>
    [...taken].every(([language, { texts }]) => texts.includes(words.get(language)?.get(name) ?? ''));
  const phrases = Map.groupBy([...dutch.keys()].filter(isOnAll), (name) =>
    LANGUAGES.map((language) => words.get(language)?.get(name)).join('|'),
  );
  // What several topics say alike is said here by a topic that says something of its own.
  const topicOf = (name: string) => name.split(':')[0];
  const topics = new Set(
    [...phrases.values()]
      .filter(({ length }) => length === 1)
      .flat()
      .map(topicOf),
  );
  return [...phrases.values()]
    .map((names) => names.find((name) => topics.has(topicOf(name))) ?? names[0] ?? '')
    .sort();
}

import type { ChapterKey } from '@prorata/documents/manual/chapters';
import { readChapter } from '@prorata/documents/manual/read-manual';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import { describe, expect, it } from 'vitest';
import { DOSSIER_TABS } from '../../features/dossiers/dossier-search.ts';
import { SCREEN_TITLES } from '../screens.ts';
import { chapterOf, DOSSIER_TAB_CHAPTERS, OFFICE_TAB_CHAPTERS, SCREEN_CHAPTERS } from './screen-chapters.ts';

/** Nobody sees them: they lead on from the identity service. */
const PASSED_THROUGH = ['loginResult', 'logoutResult'];

/**
 * A document is as its office made it, the page of the seal says what to do, and the manual is what one looks at already.
 */
const WITHOUT_PICTURE: ChapterKey[] = ['secured-document', 'signing', 'overview'];

type CoveredScreen = keyof typeof SCREEN_CHAPTERS;

describe.each(LANGUAGES)('in %s', (language) => {
  it('every screen is named, by its title, in the chapter that its help opens', () => {
    const screens = (Object.keys(SCREEN_CHAPTERS) as CoveredScreen[]).filter(
      (screen) => !PASSED_THROUGH.includes(screen),
    );
    const missing = screens.filter(
      (screen) =>
        !readChapter(language, SCREEN_CHAPTERS[screen]).text.includes(`{{shell:${SCREEN_TITLES[screen]}}}`),
    );
    expect(missing).toEqual([]);
  });

  it('every screen has its picture in the chapter that its help opens', () => {
    const chapters = new Set<ChapterKey>([
      ...Object.values(SCREEN_CHAPTERS),
      ...Object.values(DOSSIER_TAB_CHAPTERS),
      ...Object.values(OFFICE_TAB_CHAPTERS),
      'reviewing',
    ]);
    const without = [...chapters].filter((key) => readChapter(language, key).caption === undefined);
    expect(without).toEqual(WITHOUT_PICTURE);
  });

  it('every tab of a dossier is named in its chapter', () => {
    const missing = DOSSIER_TABS.filter(
      (tab) => !readChapter(language, DOSSIER_TAB_CHAPTERS[tab]).text.includes(`{{dossiers:tabs.${tab}}}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the chapter of what is on the screen', () => {
  it.each([
    ['editDossier', {}, 'new-dossier'],
    ['editDossier', { tab: 'balance' }, 'balance'],
    ['editDossier', { tab: 'statements', review: 'next' }, 'reviewing'],
    ['editDossier', { tab: 'toString' }, 'new-dossier'],
    ['myOrganization', { tab: 'users' }, 'users'],
    ['editOrganization', { tab: 'organization' }, 'organizations'],
    [undefined, {}, 'overview'],
  ] as const)('%s with %o is %s', (screen, place, chapter) => {
    expect(chapterOf(screen, place)).toBe(chapter);
  });
});

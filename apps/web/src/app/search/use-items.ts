import type { Found } from '@prorata/contract/search/found';
import type { Me } from '@prorata/contract/users/user';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import {
  IconBarcode,
  IconBook2,
  IconBuilding,
  IconCoinEuro,
  IconFileText,
  IconFolder,
  IconHash,
  IconTicket,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { chaptersOf, manualQuery } from '../../features/help/manual-query.ts';
import { searchManual } from '../../features/help/search-manual.ts';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { foundQuery } from './found-query.ts';
import { addressOf, type Item } from './item.ts';
import { type GroupKey, holdsWords, type TypedText, wordsOf } from './typed-text.ts';
import { useActs, useOpenDossier, useScreens } from './use-acts.ts';

export interface Group {
  readonly key: GroupKey;
  readonly items: readonly Item[];
  /** With those that there is no room for. */
  readonly total: number;
}

/** Before anything is typed, the nearest acts only. */
const FIRST_ACTS = 5;

/** Everything that fits what was typed, by group; groups in which nothing fits are left out. */
export function useItems(me: Me, { text, groups: wanted }: TypedText, ended: boolean) {
  const dossier = useOpenDossier();
  const acts = useActs(me, dossier);
  const screens = useScreens(me);
  const isAsked = text !== '' && me.canReadDossiers && wanted.some((group) => FOUND.has(group));
  const query = useQuery({ ...foundQuery(text, ended), enabled: isAsked });
  const found = useFoundItems(isAsked ? query.data?.found : undefined);
  const chapters = useChapters(wanted.includes('manual'), text);
  const words = wordsOf(text);
  const fit = (items: readonly Item[]) => {
    const fitting = items.filter(({ title, hint }) => holdsWords([title, hint], words));
    return { items: fitting, total: fitting.length };
  };
  const fitting = fit(acts);
  const all: Readonly<Record<GroupKey, Omit<Group, 'key'>>> = {
    acts:
      text === '' && !wanted.includes('manual') && wanted.length > 2
        ? { items: fitting.items.slice(0, FIRST_ACTS), total: fitting.total }
        : fitting,
    screens: fit(screens),
    ...found,
    manual: chapters,
  };
  const groups = wanted
    .map((key): Group => ({ key, ...all[key] }))
    .filter(({ items, total }) => items.length > 0 || total > 0);
  return {
    groups,
    dossier,
    error: isAsked ? query.error : null,
    retry: () => void query.refetch(),
    isWaiting: isAsked && (query.isPending || query.isPlaceholderData),
    milliseconds: isAsked ? query.data?.milliseconds : undefined,
  };
}

const FOUND: ReadonlySet<GroupKey> = new Set(['dossiers', 'creditors', 'references', 'documents']);
const NONE = { items: [], total: 0 };

type FoundItems = Readonly<Record<'dossiers' | 'creditors' | 'references' | 'documents', Omit<Group, 'key'>>>;

function useFoundItems(found: Found | undefined): FoundItems {
  const { t } = useTranslation('search');
  const language = useLanguage();
  if (found === undefined) return { dossiers: NONE, creditors: NONE, references: NONE, documents: NONE };
  const { dossiers, creditors, references, documents } = found;
  const join = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ');
  return {
    dossiers: {
      total: dossiers.total,
      items: dossiers.items.map((dossier) => ({
        ...{ id: dossier.place.dossierId, group: 'dossiers', icon: IconFolder },
        title: [dossier.place.fileNumber, dossier.place.defendantName].filter(Boolean).join(' '),
        hint: join(
          dossier.defendantNumber && numberOf(dossier.defendantNumber),
          dossier.reference,
          dossier.repertoryNumber,
          dossier.seriesNumber && t('follows', { number: dossier.seriesNumber }),
        ),
        href: addressOf(dossier.place),
        details: { kind: 'dossier', dossier },
      })),
    },
    creditors: {
      total: creditors.total,
      items: creditors.items.flatMap((creditor) => {
        const [first] = creditor.places;
        if (first === undefined) return [];
        const filed = creditor.lastFiledOn && formatDate(creditor.lastFiledOn, language);
        return {
          ...{
            id: creditor.key,
            group: 'creditors',
            icon: creditor.isOrganization ? IconBuilding : IconUser,
          },
          title: creditor.name,
          hint: join(
            t('dossiers', { count: creditor.dossiers }),
            filed ? t('lastFiled', { date: filed }) : t('invitedOnly'),
          ),
          href: addressOf(first.place),
          amount: creditor.claimed,
          details: { kind: 'creditor', creditor },
        } as const;
      }),
    },
    references: {
      total: references.total,
      items: references.items.map((reference, place) => ({
        ...{ id: `${reference.kind}-${place}`, group: 'references', icon: REFERENCE_ICONS[reference.kind] },
        title:
          reference.text ??
          (reference.kind === 'amount' ? formatAmount(reference.amount, language) : (reference.name ?? '')),
        hint: join(t(`kinds.${reference.kind}`), reference.name, reference.place.fileNumber),
        href: addressOf(reference.place),
        details: { kind: 'reference', reference },
      })),
    },
    documents: {
      total: documents.total,
      items: documents.items.map((document) => ({
        ...{ id: document.id, group: 'documents', icon: IconFileText, title: document.fileName },
        hint: join(document.name ?? t('tray'), document.place.fileNumber),
        href: addressOf(document.place),
        details: { kind: 'document', document },
      })),
    },
  };
}

const REFERENCE_ICONS = {
  reference: IconHash,
  communication: IconHash,
  account: IconCoinEuro,
  amount: IconCoinEuro,
  code: IconTicket,
  barcode: IconBarcode,
};

/** Enterprise numbers as they are written; a national number stays as it is searched. */
export function numberOf(digits: string): string {
  return digits.length === 10 ? formatEnterpriseNumber(digits) : digits;
}

function useChapters(isWanted: boolean, text: string): Omit<Group, 'key'> {
  const manual = useQuery({ ...manualQuery(useLanguage()), enabled: isWanted }).data;
  if (!isWanted || manual === undefined) return NONE;
  const chapters = chaptersOf(manual);
  const shown =
    text === '' ? chapters.map((chapter) => ({ chapter, excerpt: undefined })) : searchManual(chapters, text);
  const items = shown.map(
    ({ chapter, excerpt }): Item => ({
      ...{ id: chapter.key, group: 'manual', icon: IconBook2, title: chapter.title },
      hint: excerpt ? `… ${excerpt.before}${excerpt.match}${excerpt.after} …` : chapter.part,
      href: `/app/manual/${chapter.key}`,
    }),
  );
  return { items, total: items.length };
}

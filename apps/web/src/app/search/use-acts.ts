import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Me } from '@prorata/contract/users/user';
import { isWork, nextStepOf } from '@prorata/domain/next-step';
import {
  IconArrowRight,
  IconClipboardText,
  IconFileImport,
  IconFilePlus,
  IconFolder,
  IconPlus,
  IconStackPush,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { dossierQuery } from '../../features/dossiers/dossier-queries.ts';
import { DOSSIER_TABS, FOLLOW_UP } from '../../features/dossiers/dossier-search.ts';
import { useNameOf } from '../../features/dossiers/use-defendant-name.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { menuFor } from '../shell/menu.ts';
import { MENU_ICONS } from '../shell/menu-list.tsx';
import type { Item } from './item.ts';

/** The dossier that is open behind the palette. */
export function useOpenDossier(): Dossier | undefined {
  const { dossierId } = useParams({ strict: false });
  return useQuery({ ...dossierQuery(dossierId ?? ''), enabled: dossierId !== undefined }).data;
}

/** What can be done in the open dossier, its next step first, and what begins a new one. What cannot be done says why. */
export function useActs(me: Me, dossier: Dossier | undefined): Item[] {
  const { t } = useTranslation(['search', 'dossiers', 'shell']);
  const inDossier = useActsIn(dossier);
  if (!me.canReadDossiers) return [];
  const anywhere: Item[] = me.canWriteDossiers
    ? [
        { ...ACT, id: 'new', icon: IconPlus, title: t('shell:titles.newDossier'), href: '/app/dossier' },
        {
          ...ACT,
          id: 'fromExtract',
          icon: IconFileImport,
          title: t('dossiers:addFromExtract'),
          href: '/app/extract',
        },
      ]
    : [];
  return [...inDossier, ...anywhere];
}

const ACT = { group: 'acts', hint: '' } as const;

function useActsIn(dossier: Dossier | undefined): Item[] {
  const { t } = useTranslation(['search', 'dossiers']);
  const nameOf = useNameOf();
  const language = useLanguage();
  if (dossier === undefined) return [];
  const address = `/app/dossier/${dossier.id}`;
  const hint = [dossier.fileNumber, nameOf(dossier.defendant)].filter(Boolean).join(' ');
  const step = nextStepOf(dossier);
  const isEarly = ['Created', 'InvitesSent', 'Provisioned'].includes(dossier.status);
  const isBinding = ['ToPay', 'Paid'].includes(dossier.status) && dossier.holds.length === 0;
  const locked = dossier.isReadOnly ? whyLocked() : undefined;
  const next: Item[] =
    step && isWork(step)
      ? [
          {
            ...{ group: 'acts', id: 'next', icon: IconArrowRight, hint },
            title: t(`dossiers:nextStep.${step.key}.what`, { count: step.count }),
            href: `${address}?${new URLSearchParams({ tab: step.tab, ...(step.part && { part: step.part }) })}`,
          },
        ]
      : [];
  const acts: Item[] = [
    {
      ...{ group: 'acts', id: 'add', icon: IconFilePlus, hint, title: t('acts.addStatement') },
      href: `${address}?tab=statements&open=new`,
      impossibleBecause: locked,
    },
    {
      ...{ group: 'acts', id: 'import', icon: IconClipboardText, hint, title: t('acts.importList') },
      href: `${address}/import`,
      impossibleBecause: locked,
    },
    {
      ...{ group: 'acts', id: 'extract', icon: IconFileImport, hint, title: t('dossiers:acts.extract.menu') },
      href: `/app/extract?dossierId=${dossier.id}`,
      impossibleBecause: locked ?? (isEarly ? undefined : t('dossiers:acts.extract.impossible')),
    },
    {
      ...{ group: 'acts', id: 'follow', icon: IconStackPush, hint, title: t('dossiers:acts.followUp.menu') },
      href: `${address}?tab=sending&part=payout&open=${FOLLOW_UP}`,
      impossibleBecause: isBinding ? undefined : t('dossiers:acts.followUp.impossible'),
    },
  ];
  const tabs = DOSSIER_TABS.map(
    (tab): Item => ({
      ...{ group: 'acts', id: `tab-${tab}`, icon: IconFolder, hint },
      title: t('acts.toTab', { tab: t(`dossiers:tabs.${tab}`) }),
      href: `${address}?tab=${tab}`,
    }),
  );
  return [...next, ...acts, ...tabs];

  function whyLocked(): string {
    const { erasedAt, status, statusChangedAt, cancelReason, isClosed } = dossier as Dossier;
    if (erasedAt !== null) return t('dossiers:readOnly.erased', { date: formatDate(erasedAt, language) });
    if (status === 'Cancelled') {
      const date = formatDate(statusChangedAt, language);
      return t('dossiers:readOnly.cancelled', { date, reason: cancelReason ?? '' });
    }
    return isClosed ? t('dossiers:readOnly.closed') : t('dossiers:readOnly.noRight');
  }
}

/** The screens of the menu. */
export function useScreens(me: Me): Item[] {
  const { t } = useTranslation('shell');
  const { main, platform } = menuFor(me);
  return [...main, ...platform].map(({ key, to }) => ({
    ...{ id: key, group: 'screens', icon: MENU_ICONS[key], title: t(`menu.${key}`), hint: '', href: to },
  }));
}

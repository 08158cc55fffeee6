import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CalendarCard } from '../../features/calendar/calendar-card.tsx';
import { OfficeFigures } from '../../features/figures/office-figures.tsx';
import { GuideCard } from '../../features/guide/guide-card.tsx';
import { guideQuery } from '../../features/guide/guide-queries.ts';
import { InboxHome } from '../../features/inbox/inbox-home.tsx';

interface OfficeHomeProps {
  readonly canWrite: boolean;
  /** Between the guide and what waits. */
  readonly news: ReactNode;
}

/** What the first page shows to those who work with dossiers: whole, so that nothing moves once it stands there. */
export function OfficeHome({ canWrite, news }: OfficeHomeProps) {
  const guide = useQuery(guideQuery);
  return (
    <InboxHome
      canWrite={canWrite}
      isHeld={guide.isPending}
      above={
        <>
          <GuideCard />
          {news}
        </>
      }
      aside={(isMine) => <CalendarCard isMine={isMine} />}
      below={(isMine) => <OfficeFigures isMine={isMine} />}
    />
  );
}

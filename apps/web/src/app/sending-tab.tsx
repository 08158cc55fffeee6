import { SegmentedControl } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { SENDING_PARTS, type SendingPartName } from '@prorata/domain/next-step';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Counter } from '../components/detail-page.tsx';
import { PageBody } from '../components/page.tsx';
import { Loading } from '../components/states.tsx';
import { waitingIn } from '../features/dossiers/sending-parts.ts';
import { useTranslation } from '../platform/language/use-translation.ts';
import { type DossierSide, lazySide } from './lazy-side.ts';
import classes from './sending-tab.module.css';

/** What each segment shows: a part is in the tab as soon as its line stands here. */
const PARTS: Partial<Record<SendingPartName, DossierSide>> = {
  sending: lazySide(
    () => import('../features/results/sending-part.tsx'),
    'SendingPart',
    'delivery',
    'documents',
  ),
  contestation: lazySide(
    () => import('../features/contestations/contestation-part.tsx'),
    'ContestationPart',
    'contestations',
    'calculation',
    'distribution',
    'fields',
    'forms',
  ),
  payout: lazySide(() => import('../features/payouts/payout-part.tsx'), 'PayoutPart', 'payouts'),
  closing: lazySide(
    () => import('../features/closings/closing-part.tsx'),
    'ClosingPart',
    'closings',
    'fields',
    'forms',
  ),
};

/** What is decided or comes in when the payout is over is distributed in a dossier that follows. */
const SeriesSection = lazySide(
  () => import('../features/series/series-section.tsx'),
  'SeriesSection',
  'series',
);

/** What follows the signature: to whom the report goes, who contests it, the payout, and what is left to do after it. */
export function SendingTab({ dossier }: { readonly dossier: Dossier }) {
  const [part, setPart] = usePart(dossier);
  const Part = PARTS[part];
  return (
    <div className={classes.tab}>
      <Segments dossier={dossier} part={part} onPart={setPart} />
      <Suspense fallback={<Loading rows={5} />}>
        {Part && <Part dossier={dossier} />}
        {part === 'payout' && (
          <PageBody>
            <SeriesSection dossier={dossier} />
          </PageBody>
        )}
      </Suspense>
    </div>
  );
}

interface SegmentsProps {
  readonly dossier: Dossier;
  readonly part: SendingPartName;
  readonly onPart: (part: SendingPartName) => void;
}

function Segments({ dossier, part, onPart }: SegmentsProps) {
  const { t } = useTranslation('sending');
  const waiting = waitingIn(dossier);
  const shown = SENDING_PARTS.filter((name) => isShown(dossier, name));
  if (shown.length < 2) return null;
  return (
    <div className={classes.segments}>
      <SegmentedControl
        aria-label={t('parts.label')}
        value={part}
        onChange={onPart}
        data={shown.map((value) => ({
          value,
          label: (
            <span className={classes.segment}>
              {t(`parts.${value}`)}
              {waiting[value] > 0 && <Counter count={waiting[value]} isWaiting />}
            </span>
          ),
        }))}
      />
    </div>
  );
}

/** There is nothing to close before everybody is paid. */
function isShown({ status }: Dossier, name: SendingPartName): boolean {
  return PARTS[name] !== undefined && (name !== 'closing' || status === 'Paid');
}

/** The open part, which the address bar holds. */
function usePart(dossier: Dossier): [SendingPartName, (part: SendingPartName) => void] {
  const { part } = useSearch({ strict: false });
  const navigate = useNavigate();
  const known = SENDING_PARTS.find((name) => name === part && isShown(dossier, name));
  return [
    known ?? (dossier.status === 'Paid' ? 'closing' : 'sending'),
    (chosen) => void navigate({ to: '.', search: { tab: 'sending', part: chosen } }),
  ];
}

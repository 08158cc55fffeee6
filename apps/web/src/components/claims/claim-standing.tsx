import { distributionCalls } from '@prorata/contract/distribution/calls';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { ClaimStanding } from '@prorata/contract/distribution/standing';
import { isIsoDate } from '@prorata/domain/iso-date';
import { cite } from '@prorata/law/cite';
import { PRIORITY_RULES } from '@prorata/law/priorities/register';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ClaimClassChip, StatusBadge } from '../badges.tsx';
import type { OfficeView } from './claim-dialog.tsx';
import classes from './claim-standing.module.css';
import type { ClaimValues } from './claim-values.ts';
import { LawDetails, Limit } from './privilege-field.tsx';
import { privilegeArticles, privilegeName } from './privilege-words.ts';

type LotStanding = ClaimStanding['lots'][number];
type Rival = LotStanding['rivals'][number];

/** How the claim in the form would stand towards the others, as far as that can be told of what was filled in. */
function useStanding({ dossierId, claimId }: OfficeView): ClaimStanding | undefined {
  const [type, privilegeId, since, assetIds, onAll] = useWatch<
    ClaimValues,
    ['type', 'privilegeId', 'since', 'assetIds', 'onAllAssets']
  >({ name: ['type', 'privilegeId', 'since', 'assetIds', 'onAllAssets'] });
  const isPlaced =
    type === 'general' || (type === 'specific' && (onAll === true || (assetIds ?? []).length > 0));
  const body = {
    privilegeId: privilegeId ?? '',
    since: typeof since === 'string' && isIsoDate(since) ? since : null,
    assetIds: type === 'specific' && !onAll ? (assetIds ?? []) : [],
    privilegedClaimId: claimId,
  };
  const isAsked = isPlaced && Boolean(privilegeId);
  const { data } = useQuery({
    queryKey: ['standing', dossierId, body],
    queryFn: ({ signal }) => request(distributionCalls.readStanding, { params: { dossierId }, body, signal }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
  return isAsked ? data : undefined;
}

interface ClaimResultProps {
  readonly office: OfficeView;
  readonly privileges: readonly Privilege[];
}

/** What follows from all that was answered: the privilege, its place on each lot by which article, and its limit. */
export function ClaimResult({ office, privileges }: ClaimResultProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const privilegeId = useWatch<ClaimValues, 'privilegeId'>({ name: 'privilegeId' });
  const privilege = privileges.find(({ id }) => id === privilegeId);
  const standing = useStanding(office);
  if (privilege === undefined) return null;
  return (
    <section className={classes.result} aria-label={t('standing.label')} aria-live="polite">
      <p className={classes.head}>
        <ClaimClassChip claimClass={privilege.type} />
        <strong>{privilegeName(privilege, language)}</strong>
        <span>{privilegeArticles(privilege, language)}</span>
      </p>
      <dl className={classes.lines}>
        {groupLots(standing?.lots ?? []).map((lots) => (
          <LotLine key={lots[0]?.poolId} lots={lots} office={office} privileges={privileges} />
        ))}
        <div className={classes.line}>
          <dt>{t('privilege.limit')}</dt>
          <dd className={classes.wide}>
            <Limit cap={privilege.cap} />
          </dd>
        </div>
      </dl>
      <LawDetails privilege={privilege} />
    </section>
  );
}

/** Lots on which the same rivals stand before it are told in one line. */
function groupLots(lots: readonly LotStanding[]): LotStanding[][] {
  const standingOf = ({ rivals }: LotStanding) =>
    JSON.stringify(rivals.filter(({ goes }) => goes !== 'after'));
  return [...Map.groupBy(lots, standingOf).values()];
}

interface LotLineProps extends ClaimResultProps {
  /** At least one; they are alike. */
  readonly lots: readonly LotStanding[];
}

function LotLine({ lots, office, privileges }: LotLineProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const rivalName = useRivalName(privileges);
  const { rivals = [] } = lots[0] ?? {};
  const names = lots.map(
    ({ poolId }) => office.lots.find(({ id }) => id === poolId)?.label ?? t('standing.rest'),
  );
  const before = rivals.filter(({ goes }) => goes === 'before').at(-1);
  const beside = rivals.filter(({ goes }) => goes === 'together');
  const decisive = before ?? beside[0] ?? rivals[0];
  const rule = PRIORITY_RULES.find(({ id }) => id === decisive?.rule);
  const words = [
    before ? t('standing.after', { rival: rivalName(before) }) : t('standing.first'),
    ...beside.map((rival) => t('standing.together', { rival: rivalName(rival) })),
  ];
  return (
    <div className={classes.line}>
      <dt>{names.join(', ')}</dt>
      <dd>{words.join(' · ')}</dd>
      <dd className={classes.source}>
        {decisive && (rule ? cite(rule.reference, language) : t('standing.byRank'))}{' '}
        {decisive && (
          <StatusBadge tone={decisive.confidence === 'source' ? 'positive' : 'warning'}>
            {t(`standing.sure.${decisive.confidence}`)}
          </StatusBadge>
        )}
      </dd>
      {rivals.some(({ isDateMissing }) => isDateMissing) && (
        <dd className={classes.missing}>{t('standing.dateMissing')}</dd>
      )}
    </div>
  );
}

/** A rival by its privilege and its creditor. */
function useRivalName(privileges: readonly Privilege[]) {
  const language = useLanguage();
  return ({ privilegeId, creditorName }: Rival) => {
    const privilege = privileges.find(({ id }) => id === privilegeId);
    return privilege ? `${privilege.names[language]} (${creditorName})` : creditorName;
  };
}

/** The days by which the law orders this claim and those that it meets, from the oldest on. */
export function DateLine({ office, privileges }: ClaimResultProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const since = useWatch<ClaimValues, 'since'>({ name: 'since' });
  const rivalName = useRivalName(privileges);
  const rivals = (useStanding(office)?.lots ?? []).flatMap((lot) => lot.rivals);
  // What no rule of dates orders would only crowd the line.
  const dated = new Map(
    rivals
      .filter((rival) => rival.since !== null && rival.rule !== null)
      .map((rival) => [rival.claimId, rival]),
  );
  if (dated.size === 0) return null;
  const own = typeof since === 'string' && isIsoDate(since) ? [{ key: 'own', day: since, name: null }] : [];
  const others = [...dated].map(([key, rival]) => ({ key, day: rival.since ?? '', name: rivalName(rival) }));
  const days = [...own, ...others].sort((one, other) => one.day.localeCompare(other.day));
  return (
    <div className={classes.dates}>
      <p>{t('standing.decides')}</p>
      <ol className={classes.dateLine} aria-label={t('standing.dates')}>
        {days.map(({ key, day, name }) => (
          <li key={key} data-own={name === null || undefined}>
            <strong>{formatDate(day, language)}</strong>
            <span>{name ?? t('standing.own')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

import { Anchor, Box, Button, Text, Tooltip } from '@mantine/core';
import type { DossierFinding, DossierValidation } from '@prorata/contract/distribution/finding';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { TITLE_CODES } from '@prorata/domain/dossier-validation/titles';
import { cite } from '@prorata/law/cite';
import { PARAMETERS } from '@prorata/law/parameters/register';
import { PRIORITY_RULES } from '@prorata/law/priorities/register';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useClaimName } from '../../components/claims/claim-list.tsx';
import { Notice } from '../../components/notice.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { Amount } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { IdentityDialog } from '../creditors/identity-dialog.tsx';
import type { DossierTab } from '../dossiers/dossier-search.ts';
import { ClaimDayDialog, type Undated } from '../statements/claim-day-dialog.tsx';
import { privilegesQuery } from '../statements/statement-queries.ts';
import { type Founded, TitlesDialog } from '../statements/titles-dialog.tsx';
import { useValidation } from './distribution-queries.ts';
import classes from './findings-card.module.css';
import { canValidate } from './what-may-happen.ts';

interface FindingsCardProps {
  readonly dossier: Dossier;
  /** At the end of the line. */
  readonly beside?: ReactNode;
}

/** What stands in the way of a calculation and what should be seen before one: a line, that unfolds to mend each. */
export function FindingsCard({ dossier, beside }: FindingsCardProps) {
  const { t } = useTranslation('calculation');
  const inWords = useProblem();
  const isPossible = canValidate(dossier);
  const validation = useValidation(dossier);
  const privileges = useQuery({ ...privilegesQuery(dossier), enabled: isPossible }).data?.items ?? [];
  if (dossier.isClosed || dossier.status === 'Cancelled') {
    return beside ? <div className={classes.line}>{beside}</div> : null;
  }
  if (!isPossible) {
    return (
      <Notice tone="info" icon={IconInfoCircle}>
        {t('findings.notYet')}
      </Notice>
    );
  }
  if (validation.isError) {
    return <LoadError {...inWords(validation.error)} onRetry={() => void validation.refetch()} />;
  }
  if (!validation.data) return <Loading rows={2} />;
  return (
    <Findings
      dossierId={dossier.id}
      validation={validation.data}
      privileges={privileges}
      at={validation.dataUpdatedAt}
      isBusy={validation.isFetching}
      onAgain={() => void validation.refetch()}
      beside={beside}
    />
  );
}

const COLORS = { error: 'var(--mantine-color-negative-7)', warning: 'var(--mantine-color-warning-7)' };

interface FindingsProps {
  readonly dossierId: string;
  readonly validation: DossierValidation;
  readonly privileges: readonly Privilege[];
  readonly at: number;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
  readonly beside: ReactNode;
}

function Findings({ dossierId, validation, privileges, at, isBusy, onAgain, beside }: FindingsProps) {
  const { t } = useTranslation('calculation');
  const [isAsking, setAsking] = useState(false);
  const [founded, setFounded] = useState<Founded>();
  const [undated, setUndated] = useState<Undated>();
  const [isOpened, setOpened] = useState<boolean>();
  const errors = validation.findings.filter(({ severity }) => severity === 'error');
  const warnings = validation.findings.filter(({ severity }) => severity === 'warning');
  const all = [...errors, ...warnings];
  // What stands in the way is shown at once; what only deserves a look may stay folded.
  const isOpen = all.length > 0 && (isOpened ?? errors.length > 0);
  return (
    <Box aria-live="polite">
      <div className={classes.line} data-wrong={errors.length > 0 || undefined}>
        <Verdict errors={errors.length} warnings={warnings.length} />
        {!isOpen && <Glimpse findings={all} />}
        {all.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            onClick={() => setOpened(!isOpen)}
          >
            {isOpen ? t('findings.fewer') : t('findings.all')}
          </Button>
        )}
        <Again at={at} isBusy={isBusy} onAgain={onAgain} />
        {beside}
      </div>
      {isOpen && (
        <ul className={classes.findings}>
          {all.map((finding, index) => (
            <FindingLine
              // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be the same in everything they say.
              key={index}
              finding={finding}
              privileges={privileges}
              onAnswer={() => setAsking(true)}
              onFound={setFounded}
              onDate={setUndated}
            />
          ))}
        </ul>
      )}
      <TitlesDialog dossierId={dossierId} about={founded} onClose={() => setFounded(undefined)} />
      <ClaimDayDialog
        dossierId={dossierId}
        privileges={privileges}
        about={undated}
        onClose={() => setUndated(undefined)}
      />
      <IdentityDialog dossierId={dossierId} opened={isAsking} onClose={() => setAsking(false)} />
    </Box>
  );
}

function Verdict({ errors, warnings }: { readonly errors: number; readonly warnings: number }) {
  const { t } = useTranslation('calculation');
  return (
    <>
      {errors === 0 ? (
        <IconCircleCheck color="var(--mantine-color-positive-7)" size={20} aria-hidden />
      ) : (
        <IconExclamationCircle color={COLORS.error} size={20} aria-hidden />
      )}
      <h2 className={classes.verdict}>
        {errors === 0 ? t('findings.none') : t('findings.errors', { count: errors })}
      </h2>
      {warnings > 0 && (
        <Text span size="xs" fw={500} px="0.375rem" bdrs="sm" bg="warning.1" c="warning.8">
          {t('findings.warnings', { count: warnings })}
        </Text>
      )}
    </>
  );
}

/** As much of the findings as the line has room for; unfolded, each is told whole. */
function Glimpse({ findings }: { readonly findings: readonly DossierFinding[] }) {
  const phraseOf = useFindingPhrase();
  return (
    <span className={classes.glimpse} aria-hidden>
      {findings.slice(0, 4).map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be the same in everything they say.
        <span key={index}>
          <IconAlertTriangle size={16} color={COLORS[finding.severity]} />
          {finding.creditorName !== null && `${finding.creditorName}: `}
          {phraseOf(finding)}
        </span>
      ))}
    </span>
  );
}

function Again({ at, isBusy, onAgain }: Pick<FindingsProps, 'at' | 'isBusy' | 'onAgain'>) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const time = formatDate(new Date(at).toISOString(), language, 'dateTime').slice(-5);
  return (
    <Tooltip label={t('findings.validatedAt', { time })}>
      <Button variant="subtle" size="compact-sm" ms="auto" loading={isBusy} onClick={onAgain}>
        {t('findings.again')}
      </Button>
    </Tooltip>
  );
}

interface FindingLineProps {
  readonly finding: DossierFinding;
  readonly privileges: readonly Privilege[];
  /** Asks who a creditor is. */
  readonly onAnswer: () => void;
  /** Asks on what something is founded. */
  readonly onFound: (founded: Founded) => void;
  /** Asks from when something ranks. */
  readonly onDate: (undated: Undated) => void;
}

/** The sentence first, with whom and which claim it is about; beside it, small, what the helpdesk asks for. */
function FindingLine({ finding, privileges, ...acts }: FindingLineProps) {
  const phraseOf = useFindingPhrase();
  const { severity, creditorName, code, fileNumber, claim, claimId } = finding;
  const FindingIcon = severity === 'error' ? IconExclamationCircle : IconAlertTriangle;
  return (
    <li className={classes.finding}>
      <FindingIcon color={COLORS[severity]} aria-hidden />
      <Box miw={0}>
        <Text size="sm">
          {creditorName !== null && <strong>{creditorName}</strong>}
          {claim && (
            <>
              , <ClaimName claim={claim} privileges={privileges} />
            </>
          )}
          {creditorName !== null && ': '}
          {phraseOf(finding)} <FindingLink finding={finding} {...acts} />
        </Text>
        <Text size="xs" c="dimmed" ff="monospace">
          {[code, fileNumber, claimId].filter(Boolean).join(' · ')}
        </Text>
      </Box>
    </li>
  );
}

function ClaimName({
  claim,
  privileges,
}: { claim: NonNullable<DossierFinding['claim']> } & Pick<FindingLineProps, 'privileges'>) {
  const name = useClaimName(claim, privileges);
  return (
    <>
      {name}, <Amount euros={claim.amountDemanded} />
    </>
  );
}

/** Where each finding is mended: a tab of the dossier. Users, tariff and templates lie outside, with an administrator. */
const TABS: Partial<Record<DossierFinding['place'], DossierTab>> = {
  general: 'general',
  collection: 'balance',
  income: 'recurring',
  invitations: 'invitations',
  statements: 'statements',
  review: 'statements',
};

/** Leads to where a finding is mended, if that is in the dossier. */
function FindingLink({ finding, onAnswer, onFound, onDate }: Omit<FindingLineProps, 'privileges'>) {
  const { t } = useTranslation(['calculation', 'creditors']);
  const { place, severity, statementId, claimId } = finding;
  if (place === 'creditors') {
    return (
      <Anchor component="button" type="button" inherit onClick={onAnswer}>
        {t('creditors:answer')}
      </Anchor>
    );
  }
  const founded = foundedOf(finding);
  if (founded) {
    return (
      <Anchor component="button" type="button" inherit onClick={() => onFound(founded)}>
        {t('findings.nameTitle')}
      </Anchor>
    );
  }
  const undated = undatedOf(finding);
  if (undated) {
    return (
      <Anchor component="button" type="button" inherit onClick={() => onDate(undated)}>
        {t(undated.asks === 'since' ? 'findings.sayDay' : 'findings.sayHour')}
      </Anchor>
    );
  }
  const tab = TABS[place];
  if (tab === undefined) return null;
  const search = {
    tab,
    ...(statementId !== null && { [place === 'review' ? 'review' : 'open']: statementId }),
  };
  return (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link to="." search={search} {...(claimId !== null && { hash: claimId })} {...props} />
      )}
    >
      {t(severity === 'error' ? 'findings.mend' : 'findings.look')}
    </Anchor>
  );
}

/** What the titles are of for which a finding asks. */
function foundedOf({ code, place, statementId, claimId, creditorName }: DossierFinding): Founded | undefined {
  if (statementId === null || !TITLE_CODES.some((one) => one === code)) return undefined;
  return { statementId, claimId, origin: originAt(place), creditorName: creditorName ?? '' };
}

/** Of which claim a finding asks since when. */
function undatedOf({ code, place, statementId, claimId, creditorName }: DossierFinding): Undated | undefined {
  const asks = ASKS[code];
  if (asks === undefined || statementId === null || claimId === null) return undefined;
  return { statementId, claimId, origin: originAt(place), creditorName: creditorName ?? '', asks };
}

const ASKS: Partial<Record<DossierFinding['code'], Undated['asks']>> = {
  dateNeeded: 'since',
  assignmentTimeNeeded: 'notice',
};

function originAt(place: DossierFinding['place']): Founded['origin'] {
  return place === 'review' ? 'thirdParty' : 'bailiff';
}

const GROUPS = ['dossier', 'creditors', 'calculation', 'gaps', 'signer', 'titles', 'attention'] as const;

/** A finding in words: the phrase of its code, with amounts and dates written as the reader writes them. */
export function useFindingPhrase(): (finding: DossierFinding) => string {
  const { t, i18n } = useTranslation('findings');
  const language = useLanguage();
  return ({ code, params }) => {
    const group = GROUPS.find((name) => i18n.exists(`${name}.${code}`, { ns: 'findings' }));
    const written = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, writeValue(name, value)]),
    );
    // The server may be newer than this page and know findings that have no phrase here yet.
    return group === undefined ? code : t(`${group}.${code}` as never, written);
  };

  function writeValue(name: string, value: string | number): string {
    const rule = PRIORITY_RULES.find(({ id }) => id === value);
    if (name === 'rule' && rule) return cite(rule.reference, language);
    const rate = PARAMETERS.find(({ id }) => id === value);
    if (name === 'rate' && rate) return rate.names[language];
    if (typeof value === 'number') return isCount(name) ? String(value) : formatAmount(value, language);
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value, language) : value;
  }
}

function isCount(name: string): boolean {
  return /^(days|count|percent|rank)$/.test(name);
}

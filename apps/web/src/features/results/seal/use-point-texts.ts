import type { ReportOrigin } from '@prorata/proof/report/report-proof';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import type { PointKey, PointState } from './judge.ts';
import type { ReadReport } from './read-report.ts';
import { shorten } from './shorten.ts';
import type { CheckedFiles } from './use-checked-files.ts';

interface PointTexts {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Each question with its answer, and on what it rests, in words. */
export function usePointTexts(files: CheckedFiles): (point: PointKey, state: PointState) => PointTexts {
  const texts = { ...useReportTexts(files.report?.found), ...useInputTexts(files) };
  return (point, state) => texts[point](state);
}

type Texts<Key extends PointKey> = Readonly<Record<Key, (state: PointState) => PointTexts>>;

function useReportTexts(report: ReadReport | undefined): Texts<'signature' | 'unchanged' | 'origin'> {
  const { t } = useTranslation(['seal', 'vocabulary']);
  const language = useLanguage();
  const proof = report?.proof;
  const read = proof?.signature;
  const fault = proof?.fault;
  const faultText = fault ? [`${t(`vocabulary:signatureFault.${fault}`)}.`] : [];

  const signature = (state: PointState): PointTexts => {
    const name = nameOf(report);
    const isMissing = report?.verdict === 'notSigned';
    const title = t(`signature.${isMissing ? 'open' : state}`, { name });
    if (!read) return { title, lines: state === 'wrong' ? faultText : [] };
    const stamp = read.timeStamp.at?.toISOString();
    const renewal = proof?.renewedAt?.toISOString();
    const isRefused = read.fault !== null;
    return {
      title,
      lines: [
        t('signature.signer', { name, issuer: read.issuer }),
        [
          ...(stamp ? [t('signature.stamped', { date: formatDate(stamp, language, 'dateTime') })] : []),
          t('signature.level', { level: read.level }),
          `${t(`vocabulary:revocationState.${read.evidence.revocation}`)}.`,
        ].join(' '),
        ...(renewal ? [t('signature.renewed', { date: formatDate(renewal, language) })] : []),
        ...(isRefused ? [`${t(`vocabulary:signatureFault.${read.fault}`)}.`] : []),
        ...(report?.verdict === 'changed' || report?.verdict === 'ambiguous'
          ? [t('signature.notCovering')]
          : []),
        ...(isRefused ? [] : read.lacks.map((lack) => `${t(`vocabulary:signatureFault.${lack}`)}.`)),
      ],
    };
  };

  const unchanged = (state: PointState): PointTexts => {
    const isAmbiguous = report?.verdict === 'ambiguous' && state === 'wrong';
    return {
      title: isAmbiguous ? t('unchanged.ambiguous') : t(`unchanged.${state === 'remark' ? 'open' : state}`),
      lines: {
        good: [
          t('unchanged.covers', { count: proof?.pages ?? 0 }),
          `SHA-256 ${shorten(proof?.sha256 ?? '')}`,
        ],
        wrong: report?.looksDifferent ? [t('unchanged.pictures')] : faultText,
        remark: [],
        open: [],
      }[state],
    };
  };

  const origin = (state: PointState): PointTexts => {
    const title = t(`origin.${state}`);
    const { signer = null, fileNumber = null } = proof?.origin ?? {};
    if (state === 'remark') return { title, lines: [t('origin.unchecked')] };
    if (state !== 'good' || signer === null) return { title, lines: [] };
    return { title, lines: [t('origin.office', { office: signer.office.name, number: fileNumber ?? '' })] };
  };

  return { signature, unchanged, origin };
}

/** Why a report is none of the platform, in one sentence. */
export function useForeignText(): (report: ReadReport) => string {
  const { t } = useTranslation('seal');
  const language = useLanguage();
  return (report) => {
    const { fault, origin } = report.proof;
    if (fault === 'signedOtherwise') return t('foreign.signedOtherwise');
    const name = nameOf(report);
    if (origin.state === 'outsidePeriod') return periodText(name, origin);
    if (origin.state === 'otherOffice') {
      return t('foreign.otherOffice', { name, office: origin.signer?.office.name ?? '' });
    }
    if (origin.state === 'otherSigner' || origin.state === 'namesake') {
      return t(`foreign.${origin.state}`, { name });
    }
    return t('foreign.noSeal');
  };

  function periodText(name: string, { signer }: ReportOrigin): string {
    const day = (date: string | null | undefined) => (date ? formatDate(date, language) : '');
    const [from, until] = [day(signer?.from), day(signer?.until)];
    return until === ''
      ? t('foreign.tooEarly', { name, from })
      : t('foreign.outsidePeriod', { name, from, until });
  }
}

function useInputTexts(files: CheckedFiles): Texts<'seal' | 'recalculated' | 'law'> {
  const { t } = useTranslation('seal');
  const language = useLanguage();
  const report = files.report?.found;
  const printedSeal = report?.proof.origin.seal;
  const recalculation = files.input?.found;

  const seal = (state: PointState): PointTexts => {
    const title = t(`belongs.${state === 'remark' ? 'open' : state}`);
    if (state === 'good') return { title, lines: recalculation ? [t('belongs.both')] : [t('mark.same')] };
    if (state !== 'wrong') return { title, lines: [] };
    if (report && !printedSeal) return { title, lines: [t('belongs.none')] };
    return { title, lines: differencesOfSeal() };
  };

  const differencesOfSeal = (): string[] => {
    if (files.judgement?.isMarkSame === false) return [t('mark.other')];
    if (!printedSeal || !recalculation) return [];
    const given = {
      input: recalculation.inputSha256,
      outcome: recalculation.exported.seal.outcomeSha256,
    };
    const printed = { input: printedSeal.inputSha256, outcome: printedSeal.outcomeSha256 };
    const differing = (['input', 'outcome'] as const).filter((part) => given[part] !== printed[part]);
    if (differing.length === 0) return [t('belongs.versions')];
    return differing.map((part) =>
      t(`belongs.${part}`, { printed: shorten(printed[part]), given: shorten(given[part]) }),
    );
  };

  const recalculated = (state: PointState): PointTexts => {
    const title = t(`recalculated.${state}`);
    if (!recalculation) return { title, lines: [] };
    const { outcome, obstacle, exported, isSameLaw } = recalculation;
    if (outcome === null) {
      const engine = exported.seal.engineVersion;
      return { title, lines: [t(`recalculated.${obstacle ?? 'notCalculated'}`, { engine })] };
    }
    if (state === 'good') {
      const counts = {
        creditors: outcome.creditors.length,
        lots: outcome.lots,
        rounds: outcome.steps.length,
      };
      return { title, lines: [t('recalculated.facts', counts)] };
    }
    const differing = files.judgement?.rows.filter(({ isSame }) => isSame === false).length ?? 0;
    return {
      title,
      lines: [
        differing > 0 ? t('recalculated.differing', { count: differing }) : t('recalculated.otherOutcome'),
        ...(isSameLaw ? [] : [t('recalculated.otherLaw')]),
      ],
    };
  };

  const law = (state: PointState): PointTexts => {
    const title = t(`law.${state === 'wrong' ? 'open' : state}`);
    if (!recalculation) return { title, lines: [] };
    const { exported, isSameLaw, lawVersion } = recalculation;
    const { lawVersion: of, engineVersion: engine } = exported.seal;
    const date = formatDate(exported.input.asOf, language);
    const lines = isSameLaw
      ? [t('law.same', { law: editionOf(of), engine, date })]
      : [t('law.other', { law: editionOf(of), own: editionOf(lawVersion) })];
    return { title, lines };
  };

  return { seal, recalculated, law };
}

/** An identity card adds in brackets which of its certificates it is. */
function nameOf(report: ReadReport | undefined): string {
  return report?.proof.signature?.signer.name.replace(/\s*\([^)]*\)$/, '') ?? '';
}

/** The name of an edition without the digits of its content. */
function editionOf(version: string): string {
  return version.split('+')[0] ?? version;
}

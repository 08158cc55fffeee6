import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import type { PointKey, PointState } from './judge.ts';
import { shorten } from './shorten.ts';
import type { CheckedFiles } from './use-checked-files.ts';

interface PointTexts {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Each question with its answer, and on what it rests, in words. */
export function usePointTexts(files: CheckedFiles): (point: PointKey, state: PointState) => PointTexts {
  const { t } = useTranslation(['seal', 'vocabulary']);
  const language = useLanguage();
  const report = files.report?.found;
  const recalculation = files.input?.found;

  const signature = (state: PointState): PointTexts => {
    const read = report?.signature;
    const title = t(`signature.${state}`, { name: read?.signer.name ?? '' });
    if (!read) return { title, lines: report?.fault ? [t(`vocabulary:signatureFault.${report.fault}`)] : [] };
    const stamp = read.timeStamp.at?.toISOString();
    return {
      title,
      lines: [
        t('signature.signer', { name: read.signer.name, issuer: read.issuer }),
        [
          ...(stamp ? [t('signature.stamped', { date: formatDate(stamp, language, 'dateTime') })] : []),
          t('signature.level', { level: read.level }),
          `${t(`vocabulary:revocationState.${read.evidence.revocation}`)}.`,
        ].join(' '),
        ...(state === 'wrong' && report?.fault ? [`${t(`vocabulary:signatureFault.${report.fault}`)}.`] : []),
        ...(state === 'remark' && report?.fault ? [t('signature.notCovering')] : []),
        ...(report?.fault ? [] : read.lacks.map((lack) => `${t(`vocabulary:signatureFault.${lack}`)}.`)),
      ],
    };
  };

  const unchanged = (state: PointState): PointTexts => ({
    title: t(`unchanged.${state === 'remark' ? 'open' : state}`),
    lines:
      state === 'good'
        ? [t('unchanged.covers', { count: report?.pages ?? 0 }), `SHA-256 ${shorten(report?.sha256 ?? '')}`]
        : state === 'wrong'
          ? [t('unchanged.differs')]
          : [],
  });

  const seal = (state: PointState): PointTexts => {
    const title = t(`belongs.${state === 'remark' ? 'open' : state}`);
    if (state === 'good') return { title, lines: recalculation ? [t('belongs.both')] : [t('mark.same')] };
    if (state !== 'wrong') return { title, lines: [] };
    if (report && !report.seal) return { title, lines: [t('belongs.none')] };
    return { title, lines: differencesOfSeal() };
  };

  const differencesOfSeal = (): string[] => {
    if (files.judgement?.isMarkSame === false) return [t('mark.other')];
    if (!report?.seal || !recalculation) return [];
    const given = {
      input: recalculation.inputSha256,
      outcome: recalculation.exported.seal.outcomeSha256,
    };
    const printed = { input: report.seal.inputSha256, outcome: report.seal.outcomeSha256 };
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

  const texts = { signature, unchanged, seal, recalculated, law };
  return (point, state) => texts[point](state);
}

/** The name of an edition without the digits of its content. */
function editionOf(version: string): string {
  return version.split('+')[0] ?? version;
}

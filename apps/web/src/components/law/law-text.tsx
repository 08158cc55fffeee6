import type { Privilege } from '@prorata/contract/distribution/privilege';
import { EXPLANATIONS } from '@prorata/law/explanations/register';
import type { Named } from '@prorata/law/named';
import { ACCESSORIES, type Following, partFollowsPrivilege } from '@prorata/law/privileges/accessories';
import { findPrivilege } from '@prorata/law/privileges/catalogue';
import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

interface LawTextProps {
  readonly privilege: Pick<Privilege, 'id' | 'type' | 'confidence' | 'rankConfidence'>;
}

/** What the law says about one privilege: who has it, for what, when, how it is shown, and how sure we are. */
export function LawText({ privilege }: LawTextProps) {
  const { t } = useTranslation('law');
  const explanation = explanationOf(privilege.id);
  if (explanation === undefined) return null;
  const { who, what, when, window, limit, proof, conflict, notes } = explanation;
  return (
    <dl>
      <Row label={t('who')} text={who} />
      <Row label={t('what')} text={what} />
      <Row label={t('when')} text={when} />
      <Row label={t('window')} text={window} />
      <Row label={t('limit')} text={limit} />
      <Row label={t('proof')} text={proof} />
      {privilege.type !== 'chirographic' && <AccessoriesRow privilegeId={privilege.id} />}
      <Row label={t('conflict')} text={conflict} />
      <Row label={t('notes')} text={notes} />
      <Described label={t('confidence')}>
        <Confidence {...privilege} />
      </Described>
    </dl>
  );
}

/** The server may know a privilege that this page does not. */
function explanationOf(privilegeId: string) {
  const known = findPrivilege(privilegeId);
  return known && EXPLANATIONS[known.id as keyof typeof EXPLANATIONS];
}

interface RowProps {
  readonly label: string;
  readonly text: Named | null;
}

function Row({ label, text }: RowProps) {
  const language = useLanguage();
  return text && <Described label={label}>{text[language]}</Described>;
}

function Described({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Which accessories have the privilege of the principal, those of one answer together. */
function AccessoriesRow({ privilegeId }: { readonly privilegeId: string }) {
  const { t } = useTranslation('law');
  const followings = ACCESSORIES.map((accessory) => ({
    name: t(`parts.${accessory}`),
    ...partFollowsPrivilege(privilegeId, accessory),
  }));
  const groups = Map.groupBy(followings, ({ follows, byDefault }) => `${follows} ${byDefault}`);
  return (
    <Described label={t('accessories')}>
      {[...groups].map(([key, [first, ...others]]) => (
        <p key={key}>
          {first && <Answer {...first} parts={[first, ...others].map(({ name }) => name).join(', ')} />}
        </p>
      ))}
    </Described>
  );
}

function Answer({ follows, byDefault, parts }: Following & { readonly parts: string }) {
  const { t } = useTranslation('law');
  if (follows !== 'open') return t(`follows.${follows}`, { parts });
  return t('follows.open', { parts, default: byDefault ? t('follows.defaultYes') : t('follows.defaultNo') });
}

function Confidence({ confidence, rankConfidence }: Pick<Privilege, 'confidence' | 'rankConfidence'>) {
  const { t } = useTranslation('law');
  const isRankLessSure = rankConfidence !== confidence && rankConfidence !== 'source';
  return (
    <>
      {t(`sure.${confidence}`)} {isRankLessSure && t(`sureOfRank.${rankConfidence}`)}
    </>
  );
}

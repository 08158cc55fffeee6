import { Text } from '@mantine/core';
import { readWay } from '@prorata/law/causes/cause';
import { WHY_OWED } from '@prorata/law/causes/register';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { CauseLineProps } from './cause-line.tsx';
import { privilegeName } from './privilege-words.ts';

/** The answers in a row, the lots that the creditor recognises, and where they differ from what was asked. */
export function CauseSaid({ claim: { cause, privilegeId }, privileges, lotNames }: CauseLineProps) {
  const { t } = useTranslation('why');
  const language = useLanguage();
  const read = cause ? readWay(WHY_OWED, cause.answers) : undefined;
  if (cause === null || read === undefined) return null;
  const end = privileges.find(({ id }) => id === read.leadsTo && id !== 'chirographic');
  const lots = cause.assetIds.flatMap((id) => lotNames.get(id) ?? []);
  const isDeclined = !read.isForOffice && end !== undefined && privilegeId === null;
  const said = [
    read.way.map((answer) => privilegeName(answer, language)).join(' › '),
    lots.length > 0 && t('said.lots', { lots: lots.join(', ') }),
    read.isForOffice && t('said.office'),
    (read.isForOffice || isDeclined) && end && t('said.leadsTo', { name: privilegeName(end, language) }),
    isDeclined && t('said.declined'),
  ];
  return (
    <Text component="p" size="sm" m={0} c={read.isForOffice ? 'warning.8' : 'dimmed'}>
      {t('said.title')}: {said.filter(Boolean).join(' · ')}
    </Text>
  );
}

import { Button, Group, Stack, Text } from '@mantine/core';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import type { ExtractCreditor } from '@prorata/contract/extracts/extract';
import type { Party, PartyMatch } from '@prorata/contract/parties/party';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { IconArrowMerge, IconUserCheck, IconUserQuestion } from '@tabler/icons-react';
import { Notice } from '../../components/notice.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { type CreditorProgress, takenFor } from './progress.ts';
import { useCreditorNames } from './use-creditor-names.ts';
import type { Wizard } from './use-wizard.ts';

interface MatchNoticeProps {
  readonly match: PartyMatch | undefined;
  readonly creditorKey: string;
  readonly one: CreditorProgress;
  readonly wizard: Wizard;
}

/** Who of those known the creditor is, or may be: of a likeness somebody has to say whether it is one. */
export function MatchNotice({ match, creditorKey, one, wizard }: MatchNoticeProps) {
  const { t } = useTranslation('extracts');
  const [first] = match?.candidates ?? [];
  if (match === undefined || first === undefined || match.certainty === 'none') return null;
  if (match.certainty === 'exact') {
    return (
      <Group gap="sm" wrap="nowrap" align="flex-start" c="positive.8">
        <IconUserCheck aria-hidden />
        <Text size="sm">{t('match.exact', { party: describe(first) })}</Text>
      </Group>
    );
  }
  if (one.isMatched || one.decision !== null) return null;
  const take = (party: Party) => wizard.changeCreditor(creditorKey, takenFor(party, one));
  return (
    <Notice icon={IconUserQuestion} title={t('match.possible')}>
      <Stack gap="xs" mt="xs">
        {match.candidates.map((party) => (
          <Group key={describe(party)} gap="sm" justify="space-between" wrap="nowrap">
            <span>{describe(party)}</span>
            <Button size="sm" variant="default" onClick={() => take(party)}>
              {t('match.take')}
            </Button>
          </Group>
        ))}
        <Group justify="flex-end">
          <Button
            size="sm"
            variant="subtle"
            onClick={() => wizard.changeCreditor(creditorKey, { isMatched: true })}
          >
            {t('match.nobody')}
          </Button>
        </Group>
      </Stack>
    </Notice>
  );
}

function describe({ name, firstname, lastname, kboNumber, address }: Party): string {
  const person = [firstname, lastname].filter(Boolean).join(' ');
  return [name ?? person, kboNumber && formatEnterpriseNumber(kboNumber), address.zipcode, address.city]
    .filter(Boolean)
    .join(' · ');
}

interface SameNoticeProps {
  readonly draft: ExtractDraft;
  readonly creditor: ExtractCreditor;
  readonly wizard: Wizard;
  readonly onJoined: () => void;
}

/** Another creditor of the extract bears the same name: somebody says whether both are one. */
export function SameNotice({ draft, creditor, wizard, onJoined }: SameNoticeProps) {
  const { t } = useTranslation('extracts');
  const nameOf = useCreditorNames();
  const { creditors } = wizard.progress;
  const group = draft.possiblySame.find((keys) => keys.includes(creditor.key)) ?? [];
  // Joined to one who is joined to a third, nobody would be invited.
  const others = group.filter((key) => key !== creditor.key && creditors[key]?.decision !== 'joined');
  const isJoinedTo = Object.values(creditors).some(({ joinedWith }) => joinedWith === creditor.key);
  if (others.length === 0 || isJoinedTo) return null;
  const join = (withKey: string) => {
    wizard.changeCreditor(creditor.key, { decision: 'joined', joinedWith: withKey });
    onJoined();
  };
  return (
    <Notice
      tone="info"
      icon={IconArrowMerge}
      title={t('same.title')}
      acts={others.map((key) => {
        const other = creditors[key];
        const number = other?.values.kboNumber;
        const name = other ? nameOf(other.values) : '';
        return (
          <Button key={key} size="sm" variant="default" onClick={() => join(key)}>
            {t('same.join', {
              name: [name, number && formatEnterpriseNumber(number)].filter(Boolean).join(' '),
            })}
          </Button>
        );
      })}
    >
      {t('same.text')}
    </Notice>
  );
}

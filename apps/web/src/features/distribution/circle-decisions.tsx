import { ActionIcon, Fieldset, List, Text, Textarea } from '@mantine/core';
import type { Circle } from '@prorata/contract/distribution/finding';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { membersInOrder, moved, type OrderDecision } from './order-decisions.ts';

interface CircleDecisionsProps {
  readonly circles: readonly Circle[];
  readonly value: readonly OrderDecision[];
  readonly onChange: (orders: readonly OrderDecision[]) => void;
  /** Not where an order is only tried out. */
  readonly isReasonAsked?: boolean;
}

/** Where the law's priorities go round in a circle, the bailiff puts the claims in order and says why. */
export function CircleDecisions({ circles, value, onChange, isReasonAsked = true }: CircleDecisionsProps) {
  return circles.map((circle) => {
    const order = value.find(({ poolId }) => poolId === circle.poolId);
    if (order === undefined) return null;
    return (
      <OneCircle
        key={circle.poolId}
        circle={circle}
        order={order}
        isReasonAsked={isReasonAsked}
        onChange={(changed) =>
          onChange(value.map((other) => (other.poolId === circle.poolId ? changed : other)))
        }
      />
    );
  });
}

interface OneCircleProps {
  readonly circle: Circle;
  readonly order: OrderDecision;
  readonly isReasonAsked: boolean;
  readonly onChange: (order: OrderDecision) => void;
}

function OneCircle({ circle, order, isReasonAsked, onChange }: OneCircleProps) {
  const { t } = useTranslation(['calculation', 'distribution']);
  const language = useLanguage();
  const members = membersInOrder(circle, order);
  const nameOf = ({ creditorNames, privilegeId }: Circle['members'][number]) =>
    `${creditorNames.join(', ')} (${getPrivilege(privilegeId).names[language]})`;
  return (
    <Fieldset
      px="lg"
      py="md"
      bd="1px solid warning.3"
      legend={t('distribution:circle.question', { pool: circle.poolName })}
    >
      <List type="ordered" withPadding mb={isReasonAsked ? 'md' : 0} aria-label={t('decisions.order')}>
        {members.map((member, place) => (
          <List.Item key={member.claimIds[0]}>
            <Text span display="inline-block" miw="min(100%, 20rem)">
              {nameOf(member)}
            </Text>
            <ActionIcon
              aria-label={t('decisions.up', { name: nameOf(member) })}
              disabled={place === 0}
              onClick={() => onChange(moved(circle, order, place, -1))}
            >
              <IconArrowUp />
            </ActionIcon>
            <ActionIcon
              aria-label={t('decisions.down', { name: nameOf(member) })}
              disabled={place === members.length - 1}
              onClick={() => onChange(moved(circle, order, place, 1))}
            >
              <IconArrowDown />
            </ActionIcon>
          </List.Item>
        ))}
      </List>
      {isReasonAsked && (
        <Textarea
          label={t('decisions.reason')}
          value={order.reason}
          maxLength={2_000}
          autosize
          minRows={2}
          required
          onChange={({ currentTarget }) => onChange({ ...order, reason: currentTarget.value })}
        />
      )}
    </Fieldset>
  );
}

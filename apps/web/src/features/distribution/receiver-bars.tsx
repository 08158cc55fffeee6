import type { KeyboardEvent } from 'react';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './flow.module.css';
import type { GatheredFlow, ReceiverNode } from './flow.ts';
import type { Bar, Columns, FlowLayout } from './lay-out-flow.ts';

/** For the amount at the end of the row. */
const AMOUNT_WIDTH = 84;

interface ReceiverBarsProps {
  readonly flow: GatheredFlow;
  readonly layout: FlowLayout;
  readonly columns: Columns;
  readonly chosen: string | undefined;
  readonly onChoose: (creditorId: string) => void;
}

/** Who receives how much. A creditor's amount opens its story. */
export function ReceiverBars({ flow, layout, columns, chosen, onChoose }: ReceiverBarsProps) {
  const byId = new Map(flow.receivers.map((receiver) => [receiver.id, receiver]));
  return layout.receivers.map((bar) => {
    const receiver = byId.get(bar.id);
    if (receiver === undefined) return null;
    return (
      <Receiver
        key={bar.id}
        bar={bar}
        columns={columns}
        receiver={receiver}
        gathered={flow.gathered}
        isChosen={receiver.creditorId !== null && receiver.creditorId === chosen}
        onChoose={onChoose}
      />
    );
  });
}

interface ReceiverProps {
  readonly bar: Bar;
  readonly columns: Columns;
  readonly receiver: ReceiverNode;
  readonly gathered: number;
  readonly isChosen: boolean;
  readonly onChoose: (creditorId: string) => void;
}

function Receiver({ bar, columns, receiver, gathered, isChosen, onChoose }: ReceiverProps) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const { creditorId } = receiver;
  const name = useReceiverName()(receiver, gathered);
  const amount = formatAmount(receiver.cents / 100, language, 'none');
  const content = (
    <>
      <rect
        className={classes.row}
        x={columns.receivers + 12}
        y={bar.middle - 12}
        width={columns.width - columns.receivers - 12}
        height={24}
        rx={4}
      />
      <rect
        className={classes.receiver}
        data-class={receiver.class}
        x={columns.receivers}
        y={bar.y}
        width={columns.bar}
        height={bar.height}
        rx={2}
      />
      <foreignObject
        x={columns.receivers + 18}
        y={bar.middle - 12}
        width={columns.width - columns.receivers - 18 - AMOUNT_WIDTH}
        height={24}
      >
        <div className={classes.receiverName} title={name}>
          {name}
        </div>
      </foreignObject>{' '}
      <text className={classes.paid} x={columns.width - 4} y={bar.middle + 4} textAnchor="end">
        {amount}
      </text>
    </>
  );
  if (creditorId === null) return <g>{content}</g>;
  const choose = () => onChoose(creditorId);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button of its own.
    <g
      className={classes.choice}
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={t('flow.explain', { name, amount })}
      data-chosen={isChosen || undefined}
      onClick={choose}
      onKeyDown={(event) => onPress(event, choose)}
    >
      {content}
    </g>
  );
}

/** Creditors go by their name, those gathered by how many they are, and a surplus by whose it is. */
function useReceiverName(): (receiver: ReceiverNode, gathered: number) => string {
  const { t } = useTranslation('calculation');
  return ({ class: kind, name }, gathered) => {
    if (kind === 'creditor') return name ?? t('flow.others', { count: gathered });
    return name === null ? t(`flow.receiver.${kind}`) : t('flow.receiver.surplusOf', { name });
  };
}

function onPress(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
}

import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { CheckPage } from './check-page.tsx';
import { DataPage } from './data-page.tsx';
import { FilingPage } from './filing-page.tsx';
import { InterestStep } from './interest-step.tsx';
import type { Step } from './statement-steps.ts';
import { useAutosave } from './use-autosave.ts';
import { WhyStep } from './why-step.tsx';

interface FilingProps {
  readonly statement: InvitedStatement;
  readonly step: Step | undefined;
}

/** An open statement: one form for all its pages, so that nothing typed on one of them is lost on the way to another. */
export function Filing({ statement, step }: FilingProps) {
  const autosave = useAutosave(statement);
  if (step === 'why') return <WhyStep statement={statement} />;
  if (step === 'interest') return <InterestStep statement={statement} />;
  if (step === 'data') return <DataPage statement={statement} autosave={autosave} />;
  if (step === 'check') return <CheckPage statement={statement} autosave={autosave} />;
  return <FilingPage statement={statement} autosave={autosave} />;
}

import { sumEuros } from '@prorata/domain/money';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { eurosTyped } from './claim-amounts.ts';

/**
 * What is admitted goes with what is declared, less what is reserved, as long as nobody decided otherwise: as long as it
 * still is what it was made from.
 */
export function useFollow(leader: string, follower: string | undefined, reserved?: string): void {
  const { getValues, setValue } = useFormContext();
  const value: unknown = useWatch({ name: leader });
  const last = useRef(value);
  useEffect(() => {
    const former = last.current;
    last.current = value;
    if (follower === undefined || former === value) return;
    const kept = reserved === undefined ? 0 : eurosTyped(getValues(reserved));
    if (sumEuros([eurosTyped(getValues(follower)), kept]) !== eurosTyped(former)) return;
    setValue(follower, sumEuros([eurosTyped(value), -kept]), { shouldDirty: true });
  }, [value, follower, reserved, getValues, setValue]);
}

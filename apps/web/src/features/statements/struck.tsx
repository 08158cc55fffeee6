import { Amount } from '../../components/values.tsx';
import classes from './struck.module.css';

/** An amount that no longer holds; `del` says so to those who do not see the line through it. */
export function Struck({ amount }: { readonly amount: number }) {
  return (
    <del className={classes.struck}>
      <Amount euros={amount} unit="none" />
    </del>
  );
}

import { Link } from '@tanstack/react-router';
import classes from './cost-name.module.css';

interface CostNameProps {
  readonly cost: { readonly id: string; readonly name: string; readonly displayName: string };
  /** Below the name, in grey. */
  readonly remark: string;
}

/** The name of a cost as the way to it. */
export function CostName({ cost, remark }: CostNameProps) {
  return (
    <>
      <Link to="." search={{ cost: cost.id }}>
        {cost.displayName}
      </Link>
      <span className={classes.remark}>{remark}</span>
    </>
  );
}

import classes from './logo.module.css';

/** Three bars, each a part of the one above: what is left after costs, after privileges. */
export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect className={classes.first} x="1" y="2" width="22" height="6" rx="2" />
      <rect className={classes.second} x="1" y="9.5" width="14" height="5.5" rx="2" />
      <rect className={classes.third} x="1" y="16.5" width="8" height="5.5" rx="2" />
    </svg>
  );
}

export function Logo({ markSize }: { readonly markSize?: number }) {
  return (
    <span className={classes.logo}>
      <Mark {...(markSize === undefined ? {} : { size: markSize })} />
      <span className={classes.name}>Prorata</span>
    </span>
  );
}

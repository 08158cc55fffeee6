import type { ReactNode } from 'react';
import classes from './shell/shell.module.css';

interface EnvironmentBannerProps {
  /** Nothing where it is the real thing. */
  readonly environment: string | undefined;
  readonly children?: ReactNode;
}

/** Above every screen: that this is not the real thing, and what else all screens must tell. */
export function EnvironmentBanner({ environment, children }: EnvironmentBannerProps) {
  return (
    <div className={classes.banners}>
      {environment !== undefined && (
        <aside className={classes.banner} aria-label={environment}>
          {environment}
        </aside>
      )}
      <div role="status">{children}</div>
    </div>
  );
}

import { Outlet } from '@tanstack/react-router';
import { EnvironmentBanner } from './shell/environment-banner.tsx';

export function Root() {
  return (
    <>
      <EnvironmentBanner />
      <Outlet />
    </>
  );
}

import { lazy, Suspense } from 'react';
import { MyAccountPage } from '../features/users/my-account-page.tsx';
import { loadTopics } from '../platform/language/i18n.ts';

const FeedSection = lazy(async () => {
  const [module] = await Promise.all([
    import('../features/calendar/feed-section.tsx'),
    loadTopics('calendar', 'states'),
  ]);
  return { default: module.FeedSection };
});

/** The own account, with the calendar that reads the own terms: features that meet here. */
export function MyAccountScreen() {
  return (
    <MyAccountPage
      more={
        <Suspense fallback={null}>
          <FeedSection />
        </Suspense>
      }
    />
  );
}

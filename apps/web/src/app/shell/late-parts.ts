// What every screen shows a moment after itself, in one file: nobody waits for it.
export { GuideDock } from '../../features/guide/guide-dock.tsx';
export { Bell } from '../../features/notifications/bell.tsx';

// What the first page shows to those who work with dossiers, in one file.
export { CalendarCard } from '../../features/calendar/calendar-card.tsx';
export { OfficeFigures } from '../../features/figures/office-figures.tsx';
export { GuideCard } from '../../features/guide/guide-card.tsx';
export { InboxHome } from '../../features/inbox/inbox-home.tsx';

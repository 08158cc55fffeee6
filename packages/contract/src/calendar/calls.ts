import * as z from 'zod';
import { call } from '../call.ts';
import { dossierParams, isoMonthSchema, queryBooleanSchema, text } from '../fields.ts';
import {
  calendarFeedSchema,
  calendarMonthSchema,
  madeCalendarFeedSchema,
  newCalendarFeedSchema,
} from './calendar.ts';

/** Calendars ask every few hours; a whole office may be behind one network address. */
const FEEDS_PER_MINUTE = 120;

const CALENDAR_FILE = { file: ['text/calendar'] } as const;

export const calendarCalls = {
  readMonth: call({
    method: 'GET',
    path: '/api/Calendar',
    summary: 'Reads the terms of the weeks of a month, in the own dossiers or those of the whole office.',
    who: ['dossierReader'],
    query: z.strictObject({ month: isoMonthSchema, isMine: queryBooleanSchema.default(false) }),
    status: 200,
    answer: calendarMonthSchema,
  }),
  readFeed: call({
    method: 'GET',
    path: '/api/Calendar/feed',
    summary: 'Tells whether a calendar can subscribe to the terms of the signed-in person, and since when.',
    who: ['dossierReader'],
    status: 200,
    answer: calendarFeedSchema,
  }),
  createFeed: call({
    method: 'POST',
    path: '/api/Calendar/feed',
    summary:
      'Makes a secret address under which a calendar reads the terms of the signed-in person; an earlier one ends.',
    who: ['dossierReader'],
    body: newCalendarFeedSchema,
    status: 201,
    answer: madeCalendarFeedSchema,
  }),
  revokeFeed: call({
    method: 'POST',
    path: '/api/Calendar/feed/revoke',
    summary: 'Ends the address under which a calendar reads the terms of the signed-in person.',
    who: ['dossierReader'],
    status: 204,
    answer: null,
  }),
  downloadFeed: call({
    method: 'GET',
    path: '/api/Calendar/feed/{calendarSecret}',
    summary: 'Gives the calendar (iCalendar, RFC 5545) of the person whose secret address it is.',
    who: ['anyone'],
    requestsPerMinute: FEEDS_PER_MINUTE,
    // Any text: what cannot be a secret is answered as one that does not exist.
    params: z.object({ calendarSecret: text(200) }),
    status: 200,
    answer: CALENDAR_FILE,
  }),
  downloadDossier: call({
    method: 'GET',
    path: '/api/Calendar/dossier/{dossierId}',
    summary: 'Gives the terms of one dossier that still run as a file for a calendar (iCalendar, RFC 5545).',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: CALENDAR_FILE,
  }),
};

import { call } from '../call.ts';
import { pageQuerySchema } from '../page.ts';
import {
  notificationPageSchema,
  notificationSettingsSchema,
  readNotificationsSchema,
} from './notification.ts';

export const notificationsCalls = {
  list: call({
    method: 'GET',
    path: '/api/Notification',
    summary: 'Lists what the signed-in person was told, newest first, and counts what is unread.',
    who: ['dossierReader'],
    query: pageQuerySchema,
    status: 200,
    answer: notificationPageSchema,
  }),
  markRead: call({
    method: 'POST',
    path: '/api/Notification/read',
    summary: 'Marks notifications of the signed-in person as read: those named, or all of them.',
    who: ['dossierReader'],
    body: readNotificationsSchema,
    status: 204,
    answer: null,
  }),
  readSettings: call({
    method: 'GET',
    path: '/api/Notification/settings',
    summary: 'Reads of what the signed-in person is told, in the product and by mail.',
    who: ['dossierReader'],
    status: 200,
    answer: notificationSettingsSchema,
  }),
  changeSettings: call({
    method: 'PUT',
    path: '/api/Notification/settings',
    summary: 'Sets of what the signed-in person is told, in the product and by mail.',
    who: ['dossierReader'],
    body: notificationSettingsSchema,
    status: 200,
    answer: notificationSettingsSchema,
  }),
};

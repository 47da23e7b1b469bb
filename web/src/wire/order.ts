import type { Announcement } from './generated/messages';
import type * as Rest from './generated/rest';
import { named, request } from './rest';

/** What everybody may do for order in the house, and with what the house knows of them. */
export const order = {
  report: (body: Rest.Reporting) => request<Rest.Reported>('POST', '/reports', { body }),
  blocks: async () => (await request<Rest.BlockList>('GET', '/me/blocks')).blocks,
  block: (id: string) => request<void>('PUT', `/me/blocks/${named(id)}`),
  unblock: (id: string) => request<void>('DELETE', `/me/blocks/${named(id)}`),
  appeal: (body: Rest.Appealing) => request<void>('POST', '/appeals', { body }),
  reset: (body: Rest.Resetting) => request<void>('POST', '/auth/reset', { body }),
  /** Everything that the house knows of me. */
  exportMe: () => request<unknown>('GET', '/me/export'),
  announcement: async () =>
    (await request<Rest.AnnouncementNow>('GET', '/announcements/current'))
      .announcement as Announcement | null,
};

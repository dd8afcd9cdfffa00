import { bigint, instant, nullable, table, text } from '#core/database/table'

/** `waiting`: to be queued. `skipped`: they unsubscribed before. */
export type DeliveryState = 'waiting' | 'queued' | 'skipped'

/** A mail of a campaign to one address: once for a campaign and an occasion. */
export const deliveries = table('marketing_deliveries', {
  id: bigint(),
  campaignId: bigint(),
  subscriberId: nullable(bigint()),
  email: text(),
  occasion: text(),
  state: text<DeliveryState>(),
  queuedAt: nullable(instant()),
  leftAt: nullable(instant()),
})

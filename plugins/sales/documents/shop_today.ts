import { SHOP_ZONE } from '#core/time/shop_zone'
import type { ChannelPort } from '#core/context/shop_context'
import type { Clock } from '#core/time/clock'

/** Today in the time zone of a channel: `2026-11-25`. */
export function shopToday(clock: Clock, channels: ChannelPort, channel: string): string {
  const zone = channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE
  return clock.now().setZone(zone).toISODate() ?? ''
}

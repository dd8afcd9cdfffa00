import { SHOP_ZONE } from '#core/time/shop_zone'
import type { ChannelPort } from '#core/context/shop_context'
import type { Clock } from '#core/time/clock'

/** The year in which the shop stands: at midnight it is the shop's, not the one of Greenwich. */
export function shopYear(clock: Clock, channels: ChannelPort, channel: string): number {
  const zone = channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE
  return clock.now().setZone(zone).year
}

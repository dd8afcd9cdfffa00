import app from '@adonisjs/core/services/app'
import { ChannelPort } from '#core/context/shop_context'

/** The channels, for a field that chooses among them. */
export async function channelChoices() {
  const channels = await app.container.make(ChannelPort)
  return channels.all().map(({ code }) => ({ value: code, label: code }))
}

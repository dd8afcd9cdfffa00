import app from '@adonisjs/core/services/app'
import { ChannelPort } from '#core/context/shop_context'

/** ISO 4217: what the books of a channel are kept in. */
export async function baseCurrency(channel: string): Promise<string> {
  const channels = (await app.container.make(ChannelPort)).all()
  return (channels.find(({ code }) => code === channel) ?? channels[0])?.baseCurrency ?? 'EUR'
}

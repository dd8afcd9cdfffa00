import app from '@adonisjs/core/services/app'
import { ChannelPort } from '#core/context/shop_context'

/** Channels to choose from. */
export async function channels() {
  const port = await app.container.make(ChannelPort)
  return port.all().map(({ code }) => ({ value: code, label: code }))
}

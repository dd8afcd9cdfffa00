import app from '@adonisjs/core/services/app'
import type { ChannelPort } from '#core/context/shop_context'
import type { HttpContext } from '@adonisjs/core/http'

/** Where balancers and watchers ask after the shop, by whatever name or address they know the machine. */
export const HEALTH_PATH = '/health'

/**
 * Whether a request names a host of the shop: that of `APP_URL`, or one of a channel. A shop without a public address has
 * whichever it is asked by. Ports: none, that of the public address, and the one that was connected to; others would be
 * other pages to a cache.
 */
export function isKnownHost({ request }: HttpContext, channels: ChannelPort): boolean {
  const known = app.config.get<string | null>('cellier.publicUrl', null)
  if (!known || request.url() === HEALTH_PATH) return true
  const own = new URL(known)
  const host = (request.host() ?? '').toLowerCase()
  if (host === own.host) return true
  const [, name = '', port] = /^(\[[\da-f:.]+\]|[^:]*)(?::(\d+))?$/.exec(host) ?? []
  const ports = [undefined, own.port, String(request.request.socket.localPort)]
  if (!ports.includes(port)) return false
  return name === own.hostname || channels.all().some(({ hosts }) => hosts.includes(name.replace(/^\[|\]$/g, '')))
}

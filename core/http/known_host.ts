import app from '@adonisjs/core/services/app'
import type { ChannelPort } from '#core/context/shop_context'
import type { HttpContext } from '@adonisjs/core/http'

/** Paths for load balancers and monitors. They answer under any host name. */
export const HEALTH_PATH = '/health'
export const LIVE_PATH = '/health/live'
export const READY_PATH = '/health/ready'

const WITHOUT_HOST = new Set([HEALTH_PATH, LIVE_PATH, READY_PATH])

/**
 * Whether the Host header of a request names the shop: the host of `APP_URL`, or a host of a channel. Without `APP_URL` every
 * host is accepted. The port must be absent, that of `APP_URL`, or that of the connection: each other port would be a
 * separate page to a cache.
 */
export function isKnownHost({ request }: HttpContext, channels: ChannelPort): boolean {
  const known = app.config.get<string | null>('cellier.publicUrl', null)
  if (!known || WITHOUT_HOST.has(request.url())) return true
  const publicUrl = new URL(known)
  const host = (request.host() ?? '').toLowerCase()
  if (host === publicUrl.host) return true
  const [, name = '', port] = /^(\[[\da-f:.]+\]|[^:]*)(?::(\d+))?$/.exec(host) ?? []
  const ports = [undefined, publicUrl.port, String(request.request.socket.localPort)]
  if (!ports.includes(port)) return false
  return name === publicUrl.hostname || channels.all().some(({ hosts }) => hosts.includes(name.replace(/^\[|\]$/g, '')))
}

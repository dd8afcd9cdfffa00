import app from '@adonisjs/core/services/app'
import { IdentityPort } from '#core/identity/identity_port'
import { LOCALE_PREFIXES } from '#core/i18n/locales'
import { shopClosed } from '#core/http/errors'
import type { HttpContext } from '@adonisjs/core/http'

const basePath = app.config.get<string>('cellier.basePath', '/vue')

/** Paths that stay open, so that staff can sign in. */
const OPEN = ['/api/admin', ...Object.values(LOCALE_PREFIXES).map((prefix) => `${basePath}${prefix}/admin`)]

/** Throws `shopClosed` for everybody but staff while the shop is closed for maintenance. Needs authentication to have run. */
export async function refuseWhenClosed(ctx: HttpContext): Promise<void> {
  if (!ctx.shop.isClosed || ctx.route?.name === 'health') return
  const path = ctx.request.url()
  if (OPEN.some((open) => path === open || path.startsWith(`${open}/`) || path.startsWith(`${open}.`))) return
  const identity = await ctx.containerResolver.make(IdentityPort)
  if (await identity.staff(ctx)) return
  ctx.response.header('retry-after', '600')
  throw shopClosed()
}

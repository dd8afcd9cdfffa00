import { Settings } from '#core/settings/settings'
import { ageUnconfirmed } from '#plugins/sales/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Remembers the answer to the age question, readable by scripts (web/app/lib/age.ts writes it too). */
const AGE_COOKIE = 'age'

/**
 * Lets nobody fill a cart who did not say that they are of age, where the shop asks for it. Who says so with the order
 * itself is remembered as if they had answered the question. @throws ageUnconfirmed
 */
export async function confirmAge(ctx: HttpContext, isOfAge: boolean): Promise<void> {
  const settings = await ctx.containerResolver.make(Settings)
  if (!settings.get<boolean>('configuration.general.age_gate', { channel: ctx.shop.channel })) return
  const answer = ctx.request.plainCookie(AGE_COOKIE, undefined, false) as unknown
  if (answer === 'yes') return
  if (!isOfAge) throw ageUnconfirmed({}, 'isOfAge')
  ctx.response.plainCookie(AGE_COOKIE, 'yes', { path: '/', httpOnly: false, encode: false, maxAge: '30 days' })
}

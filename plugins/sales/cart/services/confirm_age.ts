import { Settings } from '#core/settings/settings'
import { FindAlcohol, type AskedVariants } from '#plugins/catalogue/index'
import { ageUnconfirmed } from '#plugins/sales/cart/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Answer to the age question. Readable by scripts; web/app/lib/age.ts also writes it. */
const AGE_COOKIE = 'age'

export interface AgeToConfirm {
  /** The request declares it. */
  isOfAge: boolean
  /** Loads the variants. Only called if the age is not confirmed. Null: they contain alcohol. */
  bought: (() => AskedVariants | Promise<AskedVariants>) | null
}

/**
 * Refuses alcohol unless the visitor confirmed their age, in a shop with the age gate. A confirmation in the request sets
 * the cookie. Returns whether the age is confirmed.
 * @throws ageUnconfirmed
 */
export async function confirmAge(ctx: HttpContext, { isOfAge, bought }: AgeToConfirm): Promise<boolean> {
  const settings = await ctx.containerResolver.make(Settings)
  if (!settings.get<boolean>('configuration.general.age_gate', { channel: ctx.shop.channel })) return isOfAge
  const answer = ctx.request.plainCookie(AGE_COOKIE, undefined, false) as unknown
  if (answer === 'yes') return true
  if (isOfAge) {
    ctx.response.plainCookie(AGE_COOKIE, 'yes', { path: '/', httpOnly: false, encode: false, maxAge: '30 days' })
    return true
  }
  const alcohol = await ctx.containerResolver.make(FindAlcohol)
  if (!bought || (await alcohol.execute(await bought()))) throw ageUnconfirmed({}, 'isOfAge')
  return false
}

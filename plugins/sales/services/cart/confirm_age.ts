import { Settings } from '#core/settings/settings'
import { FindAlcohol, type AskedVariants } from '#plugins/catalogue/index'
import { ageUnconfirmed } from '#plugins/sales/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Remembers the answer to the age question, readable by scripts (web/app/lib/age.ts writes it too). */
const AGE_COOKIE = 'age'

/** What is to be bought by whom. */
export interface AgeToConfirm {
  /** They say so with what they ask for. */
  isOfAge: boolean
  /** What is bought; asked for where nobody has said yes. Null: alcohol. */
  bought: (() => AskedVariants | Promise<AskedVariants>) | null
}

/**
 * Lets nobody buy alcohol who did not say that they are of age, where the shop asks for it. Who says so with the order
 * itself is remembered as if they had answered the question. Gives whether they are known to have said so.
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

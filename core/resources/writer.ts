import { can } from '#core/identity/identity_port'
import { requestOrigin } from '#core/identity/request_origin'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import type { HttpContext } from '@adonisjs/core/http'
import type { Origin } from '#core/audit/origin'
import type { Person } from '#core/identity/person'

/** Who writes, in which language, and what they may do. */
export interface Writer {
  origin: Origin
  locale: Locale
  may(permission: string): boolean
  /** Their permissions, which hooks compare with what is granted. */
  held: Person['permissions']
}

/** Values of a request, by field. */
export type Input = Record<string, unknown>

/** Who sends a request. */
export function writerOf(ctx: HttpContext): Writer {
  return {
    origin: requestOrigin(ctx),
    locale: ctx.shop.locale,
    may: (key) => can(ctx.person, key),
    held: ctx.person?.permissions ?? new Set(),
  }
}

/** The writer of what the program writes itself, such as the rows of a demo. */
export const systemWriter = (origin: Origin): Writer => ({
  origin,
  locale: DEFAULT_LOCALE,
  may: () => true,
  held: 'all',
})

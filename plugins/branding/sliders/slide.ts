import type { Locale } from '#core/i18n/locales'

/** A slide as it is stored. */
export interface SlideRow {
  id: number
  version: number
  title: Record<Locale, string | null>
  target: string | null
  startsAt: string | null
  endsAt: string | null
  isActive: boolean
  isShown: boolean
}

import { Locale } from '#plugins/configuration/models/locale'

/** Every language, in order. */
export function listLocales(): Promise<Locale[]> {
  return Locale.query().orderBy('position').orderBy('code')
}

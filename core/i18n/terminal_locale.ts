import { LOCALES, type Locale } from '#core/i18n/locales'

/**
 * Language of the terminal by the usual Unix variables: LANGUAGE, a list that is ignored when the locale is "C", then LC_ALL,
 * LC_MESSAGES and LANG. The fallback is English.
 */
export function terminalLocale(environment: NodeJS.ProcessEnv): Locale {
  const { LC_ALL, LC_MESSAGES, LANG, LANGUAGE } = environment
  const base = LC_ALL || LC_MESSAGES || LANG || ''
  const candidates = /^(C|POSIX)$/.test(base) || !LANGUAGE ? [base] : [...LANGUAGE.split(':'), base]
  for (const candidate of candidates) {
    const found = LOCALES.find((locale) => candidate.toLowerCase().startsWith(locale.slice(0, 2)))
    if (found) return found
  }
  return 'en_GB'
}

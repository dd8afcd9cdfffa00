import { LOCALES, type Locale } from '#core/i18n/locales'

/**
 * Language of the terminal, from the variables that Unix programs go by: LANGUAGE is a list of wishes and wins unless
 * the locale is plain "C", then LC_ALL, LC_MESSAGES, LANG. English stands in for languages we do not speak.
 */
export function terminalLocale(environment: NodeJS.ProcessEnv): Locale {
  const { LC_ALL, LC_MESSAGES, LANG, LANGUAGE } = environment
  const base = LC_ALL || LC_MESSAGES || LANG || ''
  const wishes = /^(C|POSIX)$/.test(base) || !LANGUAGE ? [base] : [...LANGUAGE.split(':'), base]
  for (const wish of wishes) {
    const found = LOCALES.find((locale) => wish.toLowerCase().startsWith(locale.slice(0, 2)))
    if (found) return found
  }
  return 'en_GB'
}

/** The rule of `core/i18n/terminal_locale.ts`, which chooses for what comes once the packages are there. */
export function isFrench({ LC_ALL, LC_MESSAGES, LANG, LANGUAGE }) {
  const base = LC_ALL || LC_MESSAGES || LANG || ''
  const wishes = /^(C|POSIX)$/.test(base) || !LANGUAGE ? [base] : [...LANGUAGE.split(':'), base]
  return /^fr/i.test(wishes.find((wish) => /^(fr|en)/i.test(wish)) ?? '')
}

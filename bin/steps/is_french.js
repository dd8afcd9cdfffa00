/** The same rule as `core/i18n/terminal_locale.ts`, which cannot be imported before the packages are installed. */
export function isFrench({ LC_ALL, LC_MESSAGES, LANG, LANGUAGE }) {
  const base = LC_ALL || LC_MESSAGES || LANG || ''
  const candidates = /^(C|POSIX)$/.test(base) || !LANGUAGE ? [base] : [...LANGUAGE.split(':'), base]
  return /^fr/i.test(candidates.find((candidate) => /^(fr|en)/i.test(candidate)) ?? '')
}

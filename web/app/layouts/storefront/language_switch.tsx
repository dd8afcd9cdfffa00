import { useHref, useLocation } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { languageTag, localePath, withoutLocale, type Locale } from '#web/lib/locale'
import { useScreenData, useShell } from '#web/lib/shell'

/** Links to the page in the other languages. They load a new document, since its translations and `lang` change. */
export function LanguageSwitch({ isWide = false }: { isWide?: boolean }) {
  const t = useWords()
  const { locale: current, locales } = useShell()
  if (locales.length < 2) return null
  return (
    <ul aria-label={t('shell.language')} className={isWide ? 'grid gap-1' : 'flex items-center'}>
      {locales.map((locale) => (
        <li key={locale}>
          <LanguageLink locale={locale} isCurrent={locale === current} isWide={isWide} />
        </li>
      ))}
    </ul>
  )
}

function LanguageLink({ locale, isCurrent, isWide }: { locale: Locale; isCurrent: boolean; isWide: boolean }) {
  const t = useWords()
  const { pathname, search } = useLocation()
  const { alternates } = useScreenData()
  const href = useHref(localePath(locale, alternates?.[locale] ?? withoutLocale(pathname)) + search)
  const name = t(`shell.languages.${locale}`)
  return (
    <a
      href={href}
      lang={languageTag(locale)}
      hrefLang={languageTag(locale)}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={isWide ? undefined : name}
      className={`flex min-h-11 min-w-11 items-center hover:text-primary aria-[current]:font-semibold ${isWide ? '' : 'justify-center text-sm text-muted uppercase aria-[current]:text-ink'}`}
    >
      {isWide ? name : languageTag(locale).slice(0, 2)}
    </a>
  )
}

import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { locales, type Locale } from '#web/lib/locale'
import { useLocale } from '#web/lib/shell'
import { useFormContext } from './form_context'

interface LocaleTabsProps {
  /** Path of the translations in the values: `translations` for `translations.fr_FR.name`. Several fields: their paths. */
  path: string | readonly string[]
  /** Default: all locales. */
  languages?: readonly Locale[]
  children: (locale: Locale) => ReactNode
}

/** The same fields in a tab per locale. Tabs with errors are marked. */
export function LocaleTabs({ path, languages = locales, children }: LocaleTabsProps) {
  const t = useWords()
  const own = useLocale()
  const { form } = useFormContext()
  const paths = [path].flat()
  const failing = (locale: Locale) =>
    Object.keys(form.errors).some((name) => paths.some((each) => name.startsWith(`${each}.${locale}`)))
  const first = languages.find(failing) ?? languages.find((locale) => locale === own) ?? languages[0] ?? own
  return (
    <Tabs defaultValue={first} key={String(form.refusals)}>
      <Tabs.List mb="md">
        {languages.map((locale) => (
          <Tabs.Tab key={locale} value={locale} lang={locale.slice(0, 2)}>
            {t(`shell.languages.${locale}`)}
            {failing(locale) && <span className="admin-tab-error"> {t('admin.form.has_error')}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {languages.map((locale) => (
        <Tabs.Panel key={locale} value={locale}>
          <div className="admin-fields">{children(locale)}</div>
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

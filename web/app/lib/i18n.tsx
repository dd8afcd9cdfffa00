import { createInstance, type i18n } from 'i18next'
import { useState, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { icuFormat, type Words } from './icu_format'
import { languageTag, type Locale } from './locale'

const namespace = 'words'

function createI18n(locale: Locale, words: Words): i18n {
  const tag = languageTag(locale)
  const instance = createInstance()
  void instance.use(icuFormat).init({
    lng: tag,
    fallbackLng: false,
    ns: [namespace],
    defaultNS: namespace,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: { [tag]: { [namespace]: words } },
  })
  return instance
}

/** Holds the words of the page's language. Words that a navigation brings along join those already here. */
export function WordsProvider(props: { locale: Locale; words: Words; children: ReactNode }) {
  const [instance] = useState(() => createI18n(props.locale, props.words))
  const [seen, setSeen] = useState(props.words)
  if (seen !== props.words) {
    instance.addResources(languageTag(props.locale), namespace, props.words)
    setSeen(props.words)
  }
  return <I18nextProvider i18n={instance}>{props.children}</I18nextProvider>
}

export type Translate = (key: string, values?: Record<string, string | number>) => string

/** `t('catalogue.list.count', { count: 128 })`. */
export function useWords(): Translate {
  const { t } = useTranslation()
  return (key, values) => t(key, values ?? {})
}

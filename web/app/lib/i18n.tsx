import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { formatMessage, type Words } from './icu_format'
import { defaultLocale, languageTag, type Locale } from './locale'

/** `t('catalogue.list.count', { count: 128 })`; an unknown key stands for itself. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

/** The language of a page and its words. */
export interface Language {
  locale: Locale
  words: Words
}

const Context = createContext<Language & { translate: Translate }>({
  locale: defaultLocale,
  words: {},
  translate: (key) => key,
})

/** Holds the words of the page, in its language. */
export function WordsProvider({ locale, words, children }: Language & { children: ReactNode }) {
  const value = useMemo(() => {
    const language = languageTag(locale)
    const translate: Translate = (key, values = {}) => {
      const message = words[key]
      return message === undefined ? key : formatMessage(message, values, language)
    }
    return { locale, words, translate }
  }, [locale, words])
  return <Context.Provider value={value}>{children}</Context.Provider>
}

export function useWords(): Translate {
  return useContext(Context).translate
}

export function useLanguage(): Language {
  return useContext(Context)
}

export function useLocale(): Locale {
  return useContext(Context).locale
}

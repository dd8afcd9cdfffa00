import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { defaultLocale, type Locale } from './locale'
import { translatorOf, type Translate, type Words } from './translator'

export type { Translate }

/** The locale of a page and its translations. */
export interface Language {
  locale: Locale
  words: Words
}

const Context = createContext<Language & { translate: Translate }>({
  locale: defaultLocale,
  words: {},
  translate: (key) => key,
})

/** Provides the translations of the page. */
export function WordsProvider({ locale, words, children }: Language & { children: ReactNode }) {
  const value = useMemo(() => ({ locale, words, translate: translatorOf(locale, words) }), [locale, words])
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

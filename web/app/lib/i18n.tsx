import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { formatMessage, type Words } from './icu_format'
import { languageTag, type Locale } from './locale'

/** `t('catalogue.list.count', { count: 128 })`; an unknown key stands for itself. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

const Context = createContext<Translate>((key) => key)

/** Holds the words of the page, in its language. */
export function WordsProvider({ locale, words, children }: { locale: Locale; words: Words; children: ReactNode }) {
  const translate = useMemo((): Translate => {
    const language = languageTag(locale)
    return (key, values = {}) => {
      const message = words[key]
      return message === undefined ? key : formatMessage(message, values, language)
    }
  }, [locale, words])
  return <Context.Provider value={translate}>{children}</Context.Provider>
}

export function useWords(): Translate {
  return useContext(Context)
}

import { createInstance } from 'i18next'
import ICU from 'i18next-icu'
import { languageTag, type Locale } from './locale'
import { deserialize, type Packed } from './packed'
import type { IntlMessageFormat } from 'intl-messageformat'

/** An ICU message. The server parses those with values, so that the browser needs no parser. */
export type Message = string | ParsedMessage
export type ParsedMessage = ReturnType<IntlMessageFormat['getAst']>

/** Messages by key. */
export type Words = Record<string, Message>

/** Words packed for the page. */
export type PackedWords = Packed<Words>

/** `t('catalogue.list.count', { count: 128 })`. An unknown key is returned as it is. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

const wordsCache = new Map<PackedWords, Words>()

/** Unpacks words. The same text gives the same object. */
export function unpackWords(text: PackedWords): Words {
  let words = wordsCache.get(text)
  if (!words) wordsCache.set(text, (words = deserialize(text)))
  return words
}

const translators = new WeakMap<Words, Map<Locale, Translate>>()

/** The `t` of these words. It is cached, so that there is one i18next instance per set of words, not per page. */
export function translatorOf(locale: Locale, words: Words): Translate {
  let byLocale = translators.get(words)
  if (!byLocale) translators.set(words, (byLocale = new Map()))
  let translate = byLocale.get(locale)
  if (!translate) byLocale.set(locale, (translate = makeTranslate(locale, words)))
  return translate
}

function makeTranslate(locale: Locale, words: Words): Translate {
  const instance = createInstance()
  instance.use(new ICU({ parseLngForICU: (language) => languageTag(language as Locale), parseErrorHandler: rethrow }))
  void instance.init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    resources: { [locale]: { translation: words } },
  })
  // Most texts of a page have no values. They skip i18next, and the browser has no parser for them.
  return (key, values = {}) => {
    const message = words[key] ?? key
    return typeof message === 'string' ? message : instance.t(key, values)
  }
}

function rethrow(error: Error): never {
  throw error
}

import { IntlMessageFormat } from 'intl-messageformat'
import { formatMessage, type Message, type PackedWords, type Words } from './icu_format'
import { languageTag, type Locale } from './locale'

type Texts = Record<string, string>

const files = {
  ...import.meta.glob<Texts>('../lang/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<Texts>('../../../plugins/*/web/lang/*.json', { eager: true, import: 'default' }),
}

const all = new Map<string, Words>()
const selections = new Map<string, PackedWords>()

function wordsOf(locale: Locale): Words {
  const known = all.get(locale)
  if (known) return known
  const merged: Words = {}
  for (const [path, words] of Object.entries(files)) {
    if (path.endsWith(`/${locale}.json`))
      for (const [key, text] of Object.entries(words)) merged[key] = parsed(text, locale)
  }
  all.set(locale, merged)
  return merged
}

function parsed(text: string, locale: Locale): Message {
  return text.includes('{') ? (new IntlMessageFormat(text, languageTag(locale)).getAst() as Message) : text
}

/** The words of one language under the given key prefixes: `catalogue.list` gives `catalogue.list.*`. */
export function selectWords(locale: Locale, sections: readonly string[]): PackedWords {
  const key = `${locale} ${sections.join(' ')}`
  const known = selections.get(key)
  if (known) return known
  const chosen: Words = {}
  for (const [name, text] of Object.entries(wordsOf(locale))) {
    if (sections.some((section) => name === section || name.startsWith(`${section}.`))) chosen[name] = text
  }
  const packed = JSON.stringify(chosen)
  selections.set(key, packed)
  return packed
}

/** One word for a place without React (a page's title when metadata is silent). */
export function word(locale: Locale, key: string): string {
  const message = wordsOf(locale)[key]
  return message === undefined ? key : formatMessage(message, {}, languageTag(locale))
}

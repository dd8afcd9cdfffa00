import { IntlMessageFormat } from 'intl-messageformat'
import { languageTag, type Locale } from './locale'
import { serialize } from './packed'
import { translatorOf, type Message, type PackedWords, type Words } from './translator'
import { isInSections } from './word_sections'

type Texts = Record<string, string>

const files = {
  ...import.meta.glob<Texts>('../lang/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<Texts>('../../../plugins/*/web/lang/*.json', { eager: true, import: 'default' }),
}

/** The language of keys that another language lacks. */
const FALLBACK: Locale = 'en_GB'

const texts = new Map<Locale, Texts>()
const messages = new Map<Locale, Words>()
const selections = new Map<string, PackedWords>()

function textsOf(locale: Locale): Texts {
  let known = texts.get(locale)
  if (!known) {
    const own = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.json`))
    const fallback = locale === FALLBACK ? {} : textsOf(FALLBACK)
    known = Object.assign({}, fallback, ...own.map(([, words]) => words)) as Texts
    texts.set(locale, known)
  }
  return known
}

/** Parses a message at its first use. A server that only shows the shop never parses the back office's messages. */
function messageOf(locale: Locale, key: string): Message | undefined {
  const text = textsOf(locale)[key]
  if (text === undefined) return undefined
  let parsedMessages = messages.get(locale)
  if (!parsedMessages) messages.set(locale, (parsedMessages = {}))
  return (parsedMessages[key] ??= parsed(text, locale))
}

function parsed(text: string, locale: Locale): Message {
  return text.includes('{') ? (new IntlMessageFormat(text, languageTag(locale)).getAst() as Message) : text
}

/**
 * The words of one language in the given sections: `catalogue.list` selects `catalogue.list.*`, a whole key its one word.
 * `overrides` replace words; they are plain texts, not messages.
 */
export function selectWords(locale: Locale, sections: readonly string[], overrides: Texts = {}): PackedWords {
  const key = `${locale} ${sections.join(' ')} ${JSON.stringify(overrides)}`
  const known = selections.get(key)
  if (known) return known
  const chosen: Words = {}
  for (const name of Object.keys(textsOf(locale))) {
    const message = isInSections(name, sections) ? messageOf(locale, name) : undefined
    if (message !== undefined) chosen[name] = message
  }
  const packed = serialize({ ...chosen, ...overrides })
  selections.set(key, packed)
  return packed
}

/** Translates one key outside of React, such as a title. */
export function word(locale: Locale, key: string): string {
  return translatorOf(locale, textsOf(locale))(key)
}

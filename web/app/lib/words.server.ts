import { IntlMessageFormat } from 'intl-messageformat'
import { formatMessage, type Message, type PackedWords, type Words } from './icu_format'
import { languageTag, type Locale } from './locale'
import { write } from './packed'
import { isAskedFor } from './word_sections'

type Texts = Record<string, string>

const files = {
  ...import.meta.glob<Texts>('../lang/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<Texts>('../../../plugins/*/web/lang/*.json', { eager: true, import: 'default' }),
}

const texts = new Map<string, Texts>()
const messages = new Map<string, Words>()
const selections = new Map<string, PackedWords>()

function textsOf(locale: Locale): Texts {
  let known = texts.get(locale)
  if (!known) {
    const its = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.json`))
    texts.set(locale, (known = Object.assign({}, ...its.map(([, words]) => words)) as Texts))
  }
  return known
}

/** Read when it is first asked for: a server that shows the shop does not take apart the words of the back office. */
function messageOf(locale: Locale, key: string): Message | undefined {
  const text = textsOf(locale)[key]
  if (text === undefined) return undefined
  let its = messages.get(locale)
  if (!its) messages.set(locale, (its = {}))
  return (its[key] ??= parsed(text, locale))
}

function parsed(text: string, locale: Locale): Message {
  return text.includes('{') ? (new IntlMessageFormat(text, languageTag(locale)).getAst() as Message) : text
}

/**
 * The words of one language under the given key prefixes: `catalogue.list` gives `catalogue.list.*`, a whole key its word.
 * The shop's `own` texts stand in the place of words; they are said as they are.
 */
export function selectWords(locale: Locale, sections: readonly string[], own: Texts = {}): PackedWords {
  const key = `${locale} ${sections.join(' ')} ${JSON.stringify(own)}`
  const known = selections.get(key)
  if (known) return known
  const chosen: Words = {}
  for (const name of Object.keys(textsOf(locale))) {
    const message = isAskedFor(name, sections) ? messageOf(locale, name) : undefined
    if (message !== undefined) chosen[name] = message
  }
  const packed = write({ ...chosen, ...own })
  selections.set(key, packed)
  return packed
}

/** One word for a place without React (a page's title when metadata is silent). */
export function word(locale: Locale, key: string): string {
  const message = messageOf(locale, key)
  return message === undefined ? key : formatMessage(message, {}, languageTag(locale))
}

import { textNodes } from '#core/mail/fill_variables'
import type { Locale } from '#core/i18n/locales'
import type { MailPart, MailTemplate, MailValues } from '#core/mail/mail_template'
import type { RichNode } from '#core/rich_text/document'
import type { Translator } from '#core/i18n/translator'
import type { WrittenText } from '#core/mail/mail_texts'

/** First of the figures that stand for variables, for messages with a plural. */
const FIRST_FIGURE = 701

interface Language {
  locale: Locale
  translator: Pick<Translator, 'translate'>
}

/** The built-in text of a mail as staff would have written it, with variables: what they begin with. */
export function builtInText(template: MailTemplate, { locale, translator }: Language): WrittenText {
  const { values, restore } = placeholders(template)
  const word = (key: string) => restore(translator.translate(locale, key, values))
  return {
    subject: word(template.subject),
    body: { type: 'doc', content: template.parts.map((part) => paragraphOf(part, word)) },
  }
}

function paragraphOf(part: MailPart, word: (key: string) => string): RichNode {
  if ('text' in part) return { type: 'paragraph', content: textNodes(word(part.text)) }
  const variable = 'lines' in part ? `{{${part.lines}}}` : `{{${part.to}|${word(part.link)}}}`
  return { type: 'paragraph', content: [{ type: 'text', text: variable }] }
}

/** Values that become variables again in the translated text. A figure takes the form for many. */
function placeholders({ variables }: MailTemplate) {
  const figures = new Map<string, string>()
  const values: MailValues = {}
  for (const [name, { kind }] of Object.entries(variables)) {
    const figure = FIRST_FIGURE + figures.size
    if (kind === 'figure') figures.set(String(figure), `{{${name}}}`)
    values[name] = kind === 'figure' ? figure : `{{${name}}}`
  }
  const restore = (text: string) =>
    [...figures].reduce((filled, [figure, name]) => filled.replaceAll(figure, name), text)
  return { values, restore }
}

/** Words of the links of a mail, by the variable that holds the address. */
export function wordsOfLinks(template: MailTemplate, { locale, translator }: Language): Record<string, string> {
  const words: Record<string, string> = {}
  for (const [name, { kind, label }] of Object.entries(template.variables)) {
    if (kind === 'link') words[name] = label[locale]
  }
  for (const part of template.parts) if ('link' in part) words[part.to] = translator.translate(locale, part.link)
  return words
}

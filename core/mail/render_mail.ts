import { button, textNodes } from '#core/mail/fill_variables'
import { layOutMail } from '#core/mail/compose_mail'
import { DEFAULT_LOOK, type MailLook } from '#core/mail/mail_look'
import type { Locale } from '#core/i18n/locales'
import type { MailPart, MailTemplate, MailValues, RenderedMail } from '#core/mail/mail_template'
import type { RichNode } from '#core/rich_text/document'
import type { Translator } from '#core/i18n/translator'

interface Rendering {
  locale: Locale
  translator: Pick<Translator, 'translate'>
  /** Absent: the product's own. */
  look?: MailLook
}

/** Renders a built-in mail in one language, as HTML and as plain text. The values are escaped. */
export function renderMail(
  template: Pick<MailTemplate, 'subject' | 'parts'>,
  values: MailValues,
  { locale, translator, look = DEFAULT_LOOK }: Rendering
): RenderedMail {
  const word = (key: string) => translator.translate(locale, key, values)
  const content = template.parts.flatMap((part) => nodesOf(part, values, word))
  return layOutMail({ subject: word(template.subject), body: { content }, look, locale })
}

function nodesOf(part: MailPart, values: MailValues, word: (key: string) => string): RichNode[] {
  if ('link' in part) return [button(word(part.link), String(values[part.to] ?? ''))]
  const text = 'text' in part ? word(part.text) : String(values[part.lines] ?? '')
  return text === '' ? [] : [{ type: 'paragraph', content: textNodes(text) }]
}

import { languageTag, type Locale } from '#core/i18n/locales'
import type { MailPart, MailTemplate, MailValues, RenderedMail } from '#core/mail/mail_template'
import type { Translator } from '#core/i18n/translator'

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const BODY = 'margin:0;padding:32px 16px;font:16px/1.6 Georgia,serif;color:#2a2125;background:#faf7f2'
const SHEET = 'max-width:560px;margin:0 auto'
const BUTTON = 'display:inline-block;padding:12px 20px;background:#6b1f33;color:#ffffff;text-decoration:none'

/** Renders a mail in one language, as plain text and as simple HTML. The values are escaped. */
export function renderMail(
  template: MailTemplate,
  values: MailValues,
  { locale, translator }: { locale: Locale; translator: Pick<Translator, 'translate'> }
): RenderedMail {
  const word = (key: string) => translator.translate(locale, key, values)
  const parts = template.parts.filter((part) => !('lines' in part) || String(values[part.lines] ?? '') !== '')
  // A subject is one line. No-break spaces stay.
  const subject = word(template.subject)
    .replace(/[ \t\r\n\f\v\u2028\u2029]+/g, ' ')
    .trim()
  return {
    subject,
    text: `${parts.map((part) => asText(part, values, word)).join('\n\n')}\n`,
    html: page(subject, languageTag(locale), parts.map((part) => asHtml(part, values, word)).join('\n')),
  }
}

function asText(part: MailPart, values: MailValues, word: (key: string) => string): string {
  if ('lines' in part) return String(values[part.lines])
  return 'text' in part ? word(part.text) : `${word(part.link)}\n${values[part.to] ?? ''}`
}

function asHtml(part: MailPart, values: MailValues, word: (key: string) => string): string {
  if ('text' in part) return `<p>${escape(word(part.text))}</p>`
  if ('lines' in part) return `<p>${escape(String(values[part.lines])).replaceAll('\n', '<br>')}</p>`
  const address = escape(String(values[part.to] ?? ''))
  return `<p><a href="${address}" style="${BUTTON}">${escape(word(part.link))}</a></p>`
}

function page(subject: string, language: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="${BODY}"><div style="${SHEET}">
${body}
</div></body></html>
`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
}

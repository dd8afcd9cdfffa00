import { bigint, instant, json, nullable, table, text } from '#core/database/table'
import type { Locale } from '#core/i18n/locales'
import type { RichText } from '#core/rich_text/document'

/** Versions of texts of mails. Without subject and body: back to the built-in text. */
export const mailTextTable = table('core_mail_texts', {
  id: bigint(),
  template: text(),
  locale: text<Locale>(),
  subject: nullable(text()),
  body: nullable(json<RichText>()),
  writtenBy: text(),
  writtenAt: instant(),
  failedAt: nullable(instant()),
})

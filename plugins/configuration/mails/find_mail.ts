import { isLocale } from '#core/i18n/locales'
import { notFound } from '#core/http/errors'
import type { MailKey } from '#core/mail/mail_texts'
import type { MailList } from '#core/mail/mail_list'
import type { MailTemplate } from '#core/mail/mail_template'

/** A mail in a language, by what an address names. @throws notFound */
export async function findMail(
  mails: MailList,
  { name, language }: { name: string; language: string }
): Promise<MailKey & { mail: MailTemplate }> {
  const mail = (await mails.all()).get(name)
  if (!mail || !isLocale(language)) throw notFound()
  return { mail, template: name, locale: language }
}

import { inject } from '@adonisjs/core'
import { can } from '#core/identity/identity_port'
import { builtInText } from '#core/mail/built_in_text'
import { exampleValues } from '#core/mail/mail_examples'
import { findMail } from '#plugins/configuration/mails/find_mail'
import { mailState } from '#plugins/configuration/mails/list_mails'
import { MailList } from '#core/mail/mail_list'
import { MailTexts } from '#core/mail/mail_texts'
import { Translator } from '#core/i18n/translator'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'

/** As many versions as people look through. */
const MOST = 50

interface Reader {
  locale: Locale
  person: Person | null
}

/** A mail in one language: what is sent, what is built in, its variables and its versions. */
@inject()
export class ShowMail {
  constructor(
    private readonly mails: MailList,
    private readonly texts: MailTexts,
    private readonly translator: Translator
  ) {}

  /** @throws notFound */
  async execute(asked: { name: string; language: string }, { locale, person }: Reader) {
    const { mail, ...key } = await findMail(this.mails, asked)
    const builtIn = builtInText(mail, { locale: key.locale, translator: this.translator })
    const versions = await this.texts.versions(key)
    const [last] = versions
    const examples = exampleValues(mail, key.locale)
    return {
      name: key.template,
      language: key.locale,
      label: mail.label[locale],
      occasion: mail.when[locale],
      state: mailState(last),
      version: last?.id ?? 0,
      failedAt: last?.failedAt ?? null,
      written: last?.written ?? builtIn,
      builtIn,
      about:
        mail.about && can(person, mail.about.permission)
          ? { label: mail.about.label[locale], example: mail.about.example }
          : null,
      variables: Object.entries(mail.variables).map(([name, { label, kind, isNeeded = false }]) => ({
        name,
        label: label[locale],
        kind,
        isNeeded,
        example: String(examples[name]),
      })),
      versions: versions.slice(0, MOST).map(({ id, written, writtenBy, writtenAt }) => ({
        id,
        isBuiltIn: written === null,
        written: written ?? builtIn,
        writtenBy,
        writtenAt,
      })),
    }
  }
}

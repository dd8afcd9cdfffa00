import { inject } from '@adonisjs/core'
import { can } from '#core/identity/identity_port'
import { checkWrittenText } from '#core/mail/check_written_text'
import { exampleValues } from '#core/mail/mail_examples'
import { findMail } from '#plugins/configuration/mails/find_mail'
import { forbidden } from '#core/identity/errors'
import { Mailer } from '#core/mail/mailer'
import { mailAboutUnknown } from '#plugins/configuration/errors'
import { MailList } from '#core/mail/mail_list'
import { RenderWrittenMail } from '#core/mail/render_written_mail'
import { Store } from '#core/database/store'
import type { Locale } from '#core/i18n/locales'
import type { MailTemplate, MailValues, RenderedMail } from '#core/mail/mail_template'
import type { Person } from '#core/identity/person'

interface Tried {
  name: string
  language: string
  subject: string
  body?: unknown
  /** Code of the channel whose look it has. Absent: that of what the mail is about, else the one of the request. */
  channel?: string | undefined
  /** Number of what it is about, such as an order. Absent: examples. */
  aboutNumber?: string | undefined
}

/** Who asks, and where. */
interface Asker {
  person: Person | null
  channel: string
}

/** Shows a text that is not saved yet, with examples of its variables or a real order, or sends it to who writes it. */
@inject()
export class TryMailText {
  constructor(
    private readonly store: Store,
    private readonly mails: MailList,
    private readonly written: RenderWrittenMail,
    private readonly mailer: Mailer
  ) {}

  /** @throws notFound, forbidden, mailAboutUnknown, and what `checkWrittenText` throws */
  async execute(tried: Tried, asker: Asker): Promise<RenderedMail & { channel: string }> {
    const { mail, locale } = await findMail(this.mails, tried)
    const text = checkWrittenText(mail, { subject: tried.subject, body: tried.body })
    const { values, channel = asker.channel } = await valuesOf(mail, {
      aboutNumber: tried.aboutNumber,
      locale,
      person: asker.person,
    })
    const place = tried.channel ?? channel
    const rendered = await this.written.execute(text, { template: mail, values, locale, channel: place })
    return { ...rendered, channel: place }
  }

  /** @throws as `execute` */
  async send(tried: Tried, asker: Asker, to: string): Promise<void> {
    const { locale } = await findMail(this.mails, tried)
    const { channel, ...content } = await this.execute(tried, asker)
    await this.store.transaction((trx) =>
      this.mailer.sendComposed(trx, { to, template: tried.name, locale, channel, content })
    )
  }
}

interface Wanted {
  aboutNumber: string | undefined
  locale: Locale
  person: Person | null
}

/** Examples, or the values of a real order in their place. */
async function valuesOf(
  mail: MailTemplate,
  { aboutNumber: number = '', locale, person }: Wanted
): Promise<{ values: MailValues; channel?: string }> {
  const examples = exampleValues(mail, locale)
  if (number === '') return { values: examples }
  if (mail.about && !can(person, mail.about.permission)) throw forbidden()
  const found = await mail.about?.read(number, locale)
  if (!found) throw mailAboutUnknown({ number }, 'aboutNumber')
  const real = Object.entries(found.values).filter(([name]) => mail.variables[name]?.kind !== 'link')
  return { values: Object.assign({}, examples, Object.fromEntries(real)), channel: found.channel }
}

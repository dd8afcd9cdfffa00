import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { MailLooks } from '#core/mail/mail_looks'
import { PrepareDocument } from '#core/rich_text/prepare_document'
import { Translator } from '#core/i18n/translator'
import { clickAddress, pictureAddress } from '#plugins/marketing/measuring/measuring_links'
import { composeMail, type MeasuredMail } from '#core/mail/compose_mail'
import { leaveHeaders, preferencesLink } from '#plugins/marketing/newsletter/newsletter_links'
import { shopAddress } from '#plugins/users/index'
import type { Locale } from '#core/i18n/locales'
import type { MailBody } from '#core/mail/mail_nodes'
import type { MailLook } from '#core/mail/mail_look'
import type { RenderedMail } from '#core/mail/mail_template'
import type { RichText } from '#core/rich_text/document'

type Texts<T> = Partial<Record<Locale, T | null>>

/** What a campaign says, by language. */
export interface CampaignTexts {
  id: number
  subject: Texts<string>
  preheader: Texts<string>
  body: Texts<RichText>
}

/** Who reads it. */
export interface Reader {
  subscriberId: number
  email: string
  firstName: string
  lastName: string
  locale: Locale
  channel: string
}

/** A mail with the headers by which its reader can leave. */
export interface CampaignLetter {
  content: RenderedMail
  headers: Record<string, string>
}

/** The languages in which a campaign has a subject and a text. */
export const writtenIn = ({ subject, body }: CampaignTexts): Locale[] =>
  (Object.keys(body) as Locale[]).filter((locale) => subject[locale] && (body[locale]?.content.length ?? 0) > 0)

/** Makes the mails of a campaign: `const letters = mail.of(campaign)`, then `letters.write(reader)` for each reader. */
@inject()
export class CampaignMail {
  constructor(
    readonly looks: MailLooks,
    readonly translator: Translator,
    readonly documents: PrepareDocument,
    readonly channels: ChannelPort
  ) {}

  of(texts: CampaignTexts): CampaignLetters {
    return new CampaignLetters(this, texts)
  }
}

/** Who leaves or chooses is not measured. */
const measuredAs = (deliveryId: number, preferences: string): MeasuredMail => ({
  leadTo: (address) => (address === preferences ? address : clickAddress({ deliveryId, address })),
  picture: pictureAddress(deliveryId),
})

interface Prepared {
  body: MailBody
  look: MailLook
}

/** Links and files are read once for a language and a channel, however many readers there are. */
export class CampaignLetters {
  readonly #written: Locale[]
  readonly #prepared = new Map<string, Promise<Prepared>>()

  constructor(
    private readonly parts: CampaignMail,
    private readonly texts: CampaignTexts
  ) {
    this.#written = writtenIn(texts)
  }

  /**
   * To a reader whose language has no text, in one that has. Null: nothing is written. `deliveryId`: the mail is measured as
   * this one; null: nothing in it tells whether it is read.
   * @throws variableUnknown, variableBroken
   */
  async write(reader: Reader, deliveryId: number | null = null): Promise<CampaignLetter | null> {
    const locale = this.#written.includes(reader.locale) ? reader.locale : this.#written[0]
    if (!locale) return null
    const { body, look } = await this.#prepare(locale, reader.channel)
    const of = { subscriberId: reader.subscriberId, campaignId: this.texts.id }
    const preferences = preferencesLink(of, locale)
    const word = (key: string) => this.parts.translator.translate(locale, `marketing.campaign_mail.${key}`)
    const { firstName, lastName, email } = reader
    const values = { first_name: firstName, last_name: lastName, email, shop: shopAddress('/', locale), preferences }
    const content = composeMail({
      subject: this.texts.subject[locale] ?? '',
      preheader: this.texts.preheader[locale] ?? '',
      body,
      values,
      links: { shop: word('shop'), preferences: word('preferences') },
      look,
      locale,
      footer: [{ text: word('why') }, { text: word('unsubscribe'), href: preferences }],
      ...(deliveryId === null ? {} : { measured: measuredAs(deliveryId, preferences) }),
    })
    return { content, headers: leaveHeaders(of) }
  }

  #prepare(locale: Locale, code: string): Promise<Prepared> {
    const key = `${locale} ${code}`
    let prepared = this.#prepared.get(key)
    if (!prepared) this.#prepared.set(key, (prepared = this.#read(locale, code)))
    return prepared
  }

  async #read(locale: Locale, code: string): Promise<Prepared> {
    const { channels, documents, looks } = this.parts
    const all = channels.all()
    const channel = all.find((one) => one.code === code) ?? all[0]
    const place = { channel: channel?.code ?? '', locale, currency: channel?.baseCurrency ?? '' }
    const { document } = await documents.execute(this.texts.body[locale] as RichText, place)
    return { body: document, look: await looks.of(locale, place.channel) }
  }
}

import { inject } from '@adonisjs/core'
import { FindBrands } from '#plugins/branding/brands/find_brands'
import { SampleMail } from '#plugins/configuration/index'
import { Store } from '#core/database/store'
import { brandUnknown } from '#plugins/branding/errors'
import { changedTheme, type ThemeChanges } from '#plugins/branding/brands/theme'
import { checkedChanges } from '#plugins/branding/brands/change_draft'
import { mailLookOf } from '#plugins/branding/sources/mail_look'
import { readPictures } from '#plugins/branding/brands/brand_pictures'
import { shownTheme } from '#plugins/branding/branding'
import type { Locale } from '#core/i18n/locales'

interface Tried extends ThemeChanges {
  /** 0: the default one. */
  brandId: number
  locale: Locale
  /** Code of the channel of who asks: that of the mail, where the brand has none of its own. */
  channel: string
}

/** A mail of the shop with colours and logos that are not saved yet. */
@inject()
export class PreviewMail {
  constructor(
    private readonly store: Store,
    private readonly brands: FindBrands,
    private readonly sample: SampleMail
  ) {}

  /** Null: the shop sends no mails. @throws brandUnknown, and what `checkedChanges` throws */
  async execute({ brandId, locale, channel, ...changes }: Tried) {
    const brand = (await this.brands.all()).find(({ id, isDefault }) => (brandId === 0 ? isDefault : id === brandId))
    if (!brand) throw brandUnknown({}, 'brandId')
    const theme = changedTheme(brand.draft ?? brand.published, checkedChanges(changes))
    const pictures = await readPictures(this.store.reader, Object.values(theme.images))
    const look = mailLookOf(shownTheme(theme, pictures))
    const mail = await this.sample.execute({ locale, channel: brand.channels[0] ?? channel, look })
    return mail && { subject: mail.subject, html: mail.html }
  }
}

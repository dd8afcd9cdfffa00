import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { listCountries } from '#plugins/users/index'
import type { Locale } from '#core/i18n/locales'

/** Channels with the currency of their tables, and countries. */
export interface TableChoices {
  channels: { code: string; currency: string }[]
  countries: { code: string; name: string }[]
}

/** Choices of the forms of the shipping rate table. */
@inject()
export class ListTableChoices {
  constructor(private readonly channels: ChannelPort) {}

  execute(locale: Locale): TableChoices {
    return {
      channels: this.channels.all().map(({ code, baseCurrency: currency }) => ({ code, currency })),
      countries: listCountries(locale).map(({ code, name }) => ({ code, name })),
    }
  }
}

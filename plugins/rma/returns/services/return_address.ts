import { inject } from '@adonisjs/core'
import { Settings } from '#core/settings/settings'

/** Where customers send their goods: the address of the settings, else that of the sender of parcels, else the company's. */
@inject()
export class ReturnAddress {
  constructor(private readonly settings: Settings) {}

  of(channel: string): string {
    const text = (key: string) => this.settings.get<string>(key, { channel }).trim()
    const sales = (name: string) => text(`configuration.sales.${name}`)
    const town = [sales('origin_postcode'), sales('origin_city')].filter(Boolean).join(' ')
    const place =
      [sales('origin_street'), town].filter(Boolean).join('\n') || text('configuration.general.legal_address')
    const sender = [text('configuration.general.shop_name'), place].filter(Boolean).join('\n')
    return text('rma.returns.address') || sender
  }
}

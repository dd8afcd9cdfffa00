import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { dayIn } from '#core/time/day_in'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { chooseRate } from '#plugins/sales/taxes/choose_rate'
import { destinationOf } from '#plugins/sales/shared/destination'
import { taxTable } from '#plugins/sales/taxes/tax_table'
import type { Destination } from '#plugins/sales/contracts/destination'
import type { RatesThere, TaxedBuyer, TaxRate } from '#plugins/sales/contracts/tax_rate'
import type { TaxRateRow } from '#plugins/sales/taxes/tax_rate_row'

/** Prices are shown to everybody as a private person of the shop's own place pays them. */
const ANYBODY: TaxedBuyer = { group: '', vatNumber: null }

/**
 * Which rates of VAT hold where. Categories and rates are held in memory: asking costs no statement while nobody changes
 * them. Where no rate is kept for a place, the standard rate of the settings holds.
 */
@inject()
export class TaxRates {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly channels: ChannelPort,
    private readonly clock: Clock
  ) {}

  /** The rates for what goes to a destination; null: nobody has said yet, the shop's own place. */
  async at(destination: Destination | null, buyer: TaxedBuyer, channel: string): Promise<RatesThere> {
    const { categories, rates } = await taxTable(this.store)
    const home = this.home(channel)
    const place = { destination: destination ?? home, buyer, home: home.country, day: this.#today(channel) }
    const own = this.settings.get<string>('sales.taxes.product_category', { channel })
    const chosen = (category: string): TaxRateRow | null =>
      chooseRate(rates, { ...place, category: categories.has(category) ? category : own })
    return {
      rateOf: (category) => {
        const row = chosen(category)
        return row ? rateOfRow(row) : rateOf(this.settings.get<number>('sales.taxes.standard_rate'))
      },
      priceModeOf: (category) => (chosen(category)?.keepsNet ? 'net_fixed' : 'gross_fixed'),
    }
  }

  /** The rates that shown prices contain: those of the shop's own place. */
  async shown(channel: string): Promise<RatesThere> {
    return this.at(null, ANYBODY, channel)
  }

  /** Under which category the cost of delivery is taxed. */
  shippingCategory(channel: string): string {
    return this.settings.get<string>('sales.taxes.shipping_category', { channel })
  }

  /** Where the shop is: what is taxed there until somebody says where it goes. */
  home(channel: string): Destination {
    const country = this.settings.get<string>('configuration.sales.origin_country', { channel }) || 'FR'
    const postcode = this.settings.get<string>('configuration.sales.origin_postcode', { channel })
    return destinationOf({ country, postcode, state: null })
  }

  /** The day it is in the shop. */
  #today(channel: string): string {
    const zone = this.channels.all().find(({ code }) => code === channel)?.timezone ?? 'utc'
    return dayIn(zone, this.clock)
  }
}

function rateOfRow({ basisPoints, note, id, vatCategory }: TaxRateRow): TaxRate {
  const rate = vatCategory === '' ? rateOf(basisPoints) : { ...rateOf(basisPoints), category: vatCategory }
  return note === '' ? rate : { ...rate, id: `${rate.id}_${id}`, note }
}

/** By basis points: a rate is asked for with every line, and formatting a number takes long. */
const plainRates = new Map<number, TaxRate>()

/** Rates of the same height are one line of the totals. */
function rateOf(basisPoints: number): TaxRate {
  const known = plainRates.get(basisPoints) ?? plainRate(basisPoints)
  plainRates.set(basisPoints, known)
  return known
}

function plainRate(basisPoints: number): TaxRate {
  const percent = basisPoints / 100
  return {
    id: `vat_${basisPoints}`,
    label: { fr_FR: `TVA ${percent.toLocaleString('fr-FR')}\u202f%`, en_GB: `VAT ${percent}%` },
    basisPoints,
    note: null,
  }
}

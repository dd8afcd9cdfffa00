import { postcodePrecision, withinPostcodes } from '#plugins/sales/shared/within_postcodes'
import type { Destination } from '#plugins/sales/contracts/destination'
import type { TaxedBuyer } from '#plugins/sales/contracts/tax_rate'
import type { TaxRateRow } from '#plugins/sales/taxes/tax_rate_row'

/** What a rate is looked for by. */
export interface TaxQuestion {
  category: string
  destination: Destination
  buyer: TaxedBuyer
  /** `2027-01-01` */
  day: string
  /** Country of the shop: a VAT number of its own exempts nobody. */
  home: string
}

/**
 * The one rate that holds: the one that tells the destination most exactly, then the one for such buyers, then the one
 * for the category, then by priority. Never simply the highest: that would hide exemptions. Null: none does.
 */
export function chooseRate(rates: readonly TaxRateRow[], question: TaxQuestion): TaxRateRow | null {
  const fitting = rates.filter((rate) => fits(rate, question))
  return fitting.sort((one, other) => exactness(other) - exactness(one) || byPriority(one, other))[0] ?? null
}

function fits(rate: TaxRateRow, { category, destination, buyer, day, home }: TaxQuestion): boolean {
  const { country, state, postcode } = destination
  return (
    isAmong(rate.categories, category) &&
    isAmong(rate.countries, country) &&
    (rate.state === '' || rate.state === state) &&
    withinPostcodes(postcode, { from: rate.postcodeFrom, to: rate.postcodeTo }) &&
    isAmong(rate.groups, buyer.group) &&
    (!rate.needsVatNumber || isForeignMember(buyer.vatNumber, home)) &&
    (rate.startsOn === null || rate.startsOn <= day) &&
    (rate.endsOn === null || rate.endsOn >= day)
  )
}

const isAmong = (list: readonly string[], value: string) => list.length === 0 || list.includes(value)

/** Monaco's numbers are French ones; Greece writes EL. */
function isForeignMember(vatNumber: string | null, home: string): boolean {
  if (!vatNumber) return false
  const country = vatNumber.slice(0, 2) === 'EL' ? 'GR' : vatNumber.slice(0, 2)
  return country !== (home === 'MC' ? 'FR' : home)
}

/** Exact postcode > range > state > country, then buyers, then category. */
function exactness(rate: TaxRateRow): number {
  const place =
    postcodePrecision({ from: rate.postcodeFrom, to: rate.postcodeTo }) * 4 +
    (rate.state === '' ? 0 : 2) +
    (rate.countries.length === 0 ? 0 : 1)
  const buyers = rate.needsVatNumber || rate.groups.length > 0 ? 1 : 0
  return place * 4 + buyers * 2 + (rate.categories.length === 0 ? 0 : 1)
}

function byPriority(one: TaxRateRow, other: TaxRateRow): number {
  return one.priority - other.priority || one.id - other.id
}

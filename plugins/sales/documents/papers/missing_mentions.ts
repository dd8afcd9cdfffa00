import { vatCategoryOf } from '#plugins/sales/documents/einvoice/vat_category'
import type { FrozenCustomer } from '#plugins/sales/documents/frozen'
import type { Seller } from '#plugins/sales/documents/seller'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

/** A legal mention that a document lacks. */
export type Mention =
  | 'company'
  | 'form'
  | 'capital'
  | 'address'
  | 'postcode'
  | 'siren'
  | 'rcs_city'
  | 'vat_number'
  | 'buyer_registration'
  | 'buyer_vat_number'

/** Legal forms without a share capital. */
const WITHOUT_CAPITAL = /individuel|artisan|micro|\bEI\b|sole trader|association/i

type Buyer = Pick<FrozenCustomer, 'kind' | 'registrationNumber' | 'vatNumber'>

/** The mentions that a document lacks, in their order on it. They have no default values. */
export function missingMentions(seller: Seller, buyer: Buyer, rates: readonly TaxRate[]): Mention[] {
  const { company, form, address, place, siren, rcsCity, vatNumber, capital } = seller
  const isPro = buyer.kind === 'professional'
  const isWithinUnion = rates.some((rate) => vatCategoryOf(rate) === 'K')
  const absent: Record<Mention, boolean> = {
    company: !company,
    form: !form,
    capital: !capital && !WITHOUT_CAPITAL.test(form),
    address: !address,
    postcode: address !== '' && !place?.postcode,
    siren: !siren,
    rcs_city: !rcsCity,
    vat_number: !vatNumber,
    buyer_registration: isPro && !buyer.registrationNumber && !buyer.vatNumber,
    buyer_vat_number: isWithinUnion && !buyer.vatNumber,
  }
  return (Object.keys(absent) as Mention[]).filter((mention) => absent[mention])
}

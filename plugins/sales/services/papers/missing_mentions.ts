import { vatCategoryOf } from '#plugins/sales/services/einvoice/vat_category'
import type { FrozenCustomer } from '#plugins/sales/services/orders/stored_order'
import type { Seller } from '#plugins/sales/services/documents/seller'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

/** What the law wants on a document of sale and nobody has said. */
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

/** Who is in business without a share capital. */
const WITHOUT_CAPITAL = /individuel|artisan|micro|\bEI\b|sole trader|association/i

type Buyer = Pick<FrozenCustomer, 'kind' | 'registrationNumber' | 'vatNumber'>

/** What is missing, in the order in which a document would say it: nothing is ever invented in its place. */
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

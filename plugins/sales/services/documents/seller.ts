import type { Settings } from '#core/settings/settings'

/** Who issues a document, as the law wants them named. Frozen with it. */
export interface Seller {
  company: string
  form: string
  capital: string
  address: string
  siren: string
  rcsCity: string
  vatNumber: string
  /** What customers know the shop by; absent on documents of before. */
  tradeName?: string
  /** The parts of its address, as far as they can be told; absent on documents of before. */
  place?: SellerPlace
  email?: string
  phone?: string
}

/** BT-35, 37, 38 and 40. */
export interface SellerPlace {
  street: string
  postcode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** The shop as its legal notice names it now. */
export function sellerOf(settings: Settings, channel: string): Seller {
  const of = (key: string) => settings.get<string>(key, { channel }).trim()
  const said = (name: string) => of(`configuration.general.legal_${name}`)
  return {
    company: said('company'),
    form: said('form'),
    capital: said('capital'),
    address: said('address'),
    siren: said('siren'),
    rcsCity: said('rcs_city'),
    vatNumber: said('vat_number'),
    tradeName: of('configuration.general.shop_name'),
    place: placeOf(said('address'), of('configuration.sales.origin_country') || 'FR'),
    email: of('configuration.emails.contact_email'),
    phone: of('configuration.sales.phone'),
  }
}

/** A line that begins with a postcode: "75011 Paris". */
const TOWN = /^([A-Z]{0,2}-?\d[\dA-Z -]{2,8}) +(\D.*)$/

/** The parts of an address of several lines, or of one with commas. */
function placeOf(address: string, country: string): SellerPlace {
  const lines = address.split(/\n|,/).flatMap((line) => line.trim() || [])
  const at = lines.findLastIndex((line) => TOWN.test(line))
  const [, postcode = '', city = ''] = TOWN.exec(lines[at] ?? '') ?? []
  return { street: (at === -1 ? lines : lines.slice(0, at)).join(', '), postcode: postcode.trim(), city, country }
}

import type { Settings } from '#core/settings/settings'

/** The issuer of a document with its legal mentions, frozen at the issue. */
export interface Seller {
  company: string
  form: string
  capital: string
  address: string
  siren: string
  rcsCity: string
  vatNumber: string
  /** Name of the shop; absent on old documents. */
  tradeName?: string
  /** The parsed address; absent on old documents. */
  place?: SellerPlace
  email?: string
  phone?: string
}

/** Fields BT-35, 37, 38 and 40 of EN 16931. */
export interface SellerPlace {
  street: string
  postcode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** The shop's current legal details. */
export function sellerOf(settings: Settings, channel: string): Seller {
  const of = (key: string) => settings.get<string>(key, { channel }).trim()
  const legal = (name: string) => of(`configuration.general.legal_${name}`)
  return {
    company: legal('company'),
    form: legal('form'),
    capital: legal('capital'),
    address: legal('address'),
    siren: legal('siren'),
    rcsCity: legal('rcs_city'),
    vatNumber: legal('vat_number'),
    tradeName: of('configuration.general.shop_name'),
    place: placeOf(legal('address'), of('configuration.sales.origin_country') || 'FR'),
    email: of('configuration.emails.contact_email'),
    phone: of('configuration.sales.phone'),
  }
}

/** A line with a postcode and a town: "75011 Paris". */
const TOWN = /^([A-Z]{0,2}-?\d[\dA-Z -]{2,8}) +(\D.*)$/

/** Parses an address whose parts are separated by line breaks or commas. */
function placeOf(address: string, country: string): SellerPlace {
  const lines = address.split(/\n|,/).flatMap((line) => line.trim() || [])
  const at = lines.findLastIndex((line) => TOWN.test(line))
  const [, postcode = '', city = ''] = TOWN.exec(lines[at] ?? '') ?? []
  return { street: (at === -1 ? lines : lines.slice(0, at)).join(', '), postcode: postcode.trim(), city, country }
}

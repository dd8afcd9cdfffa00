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
}

/** The shop as its legal notice names it now. */
export function sellerOf(settings: Settings, channel: string): Seller {
  const said = (name: string) => settings.get<string>(`configuration.general.legal_${name}`, { channel }).trim()
  return {
    company: said('company'),
    form: said('form'),
    capital: said('capital'),
    address: said('address'),
    siren: said('siren'),
    rcsCity: said('rcs_city'),
    vatNumber: said('vat_number'),
  }
}

/** How the shop is reached; empty texts are not set. */
export interface ContactTexts {
  shopName: string
  /** Lines of the address. */
  address: string
  phone: string
  email: string
  /** Lines of opening hours. */
  hours: string
}

/** The texts among the public settings of the start-up data. */
export function contactTexts(config: Readonly<Record<string, unknown>>): ContactTexts {
  const text = (key: string) => String(config[key] ?? '').trim()
  const town = [text('configuration.sales.origin_postcode'), text('configuration.sales.origin_city')]
  const store = [text('configuration.sales.origin_street'), town.filter(Boolean).join(' ')].filter(Boolean).join('\n')
  return {
    shopName: text('configuration.general.shop_name'),
    address: store || text('configuration.general.legal_address'),
    phone: text('configuration.sales.phone'),
    email: text('configuration.emails.contact_email'),
    hours: text('cms.contact.hours'),
  }
}

import { addressFacts, translateCustomers } from '#plugins/users/import/dialects/customer_rows'
import { customerDialect } from '#plugins/users/import/customer_file'
import type { AddressField, Use } from '#plugins/users/import/customer_columns'
import type { FlatFact } from '#core/import/flat_dialect'

const NAMES: Readonly<Record<AddressField, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  street: 'address_1',
  additional: 'address_2',
  postcode: 'postcode',
  city: 'city',
  state: 'state',
  country: 'country',
  phone: 'phone',
}

const columnsOf = (prefix: string) => Object.values(NAMES).map((name) => [`${prefix}_${name}`, [`${prefix} ${name}`]])

const address = (use: Use, prefix: string) =>
  addressFacts(
    use,
    Object.fromEntries(Object.entries(NAMES).map(([field, name]) => [field, `${prefix}_${name}`])) as Record<
      AddressField,
      FlatFact
    >
  )

/** Users of WordPress, with the addresses that WooCommerce keeps of them. Their names may stand in their address alone. */
export default customerDialect(
  { fr_FR: 'Clients (WooCommerce)', en_GB: 'Customers (WooCommerce)' },
  {
    columns: {
      user_email: ['email', 'customer_email', 'billing_email', 'e-mail'],
      user_login: ['username', 'user_name', 'user_nicename', 'identifiant'],
      first_name: ['prénom'],
      last_name: ['nom'],
      display_name: ['name'],
      user_pass: ['password', 'user_password'],
      user_url: ['website'],
      ...Object.fromEntries([...columnsOf('billing'), ...columnsOf('shipping')]),
    },
    marks: ['user_email', 'user_login'],
    translate(file) {
      const named = (own: 'first_name' | 'last_name', part: (name: string) => string): FlatFact => ({
        from: file.columns.has(own) ? own : file.columns.has('display_name') ? 'display_name' : `billing_${own}`,
        as: (_, row) => row[own]?.trim() || row[`billing_${own}`]?.trim() || part((row.display_name ?? '').trim()),
      })
      return translateCustomers(
        file,
        {
          email: 'user_email',
          first_name: named('first_name', (name) => name.split(/\s+/)[0] ?? ''),
          last_name: named('last_name', (name) => name.split(/\s+/).slice(1).join(' ')),
          company: 'billing_company',
          phone: 'billing_phone',
          website: 'user_url',
          ...address('billing', 'billing'),
          ...address('delivery', 'shipping'),
        },
        { passwords: ['user_pass'] }
      )
    },
  }
)

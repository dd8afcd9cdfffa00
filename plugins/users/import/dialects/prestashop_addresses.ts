import { addressFacts } from '#plugins/users/import/dialects/customer_rows'
import { addressesLeftAside } from '#plugins/users/import/errors'
import { refusedRow } from '#core/import/problem'
import { translateRows, type FlatFacts } from '#core/import/flat_dialect'
import { customerDialect } from '#plugins/users/import/customer_file'
import type { ForeignRow } from '#core/import/dialect'
import type { Use } from '#plugins/users/import/customer_columns'

/**
 * Addresses of customers: PrestaShop has them in a file of their own. The first one of a customer is for bills, the second
 * for parcels.
 */
export default customerDialect(
  { fr_FR: 'Adresses de clients (PrestaShop)', en_GB: 'Addresses of customers (PrestaShop)' },
  {
    columns: {
      'Alias *': ['Alias'],
      'Customer email *': ['E-mail du client *', 'Adresse e-mail du client *'],
      'Company': ['Société'],
      'Last name *': ['Nom *'],
      'First name *': ['Prénom *'],
      'Address 1 *': ['Address 1*', 'Address *', 'Adresse 1 *', 'Adresse *'],
      'Address 2': ['Address (2)', 'Adresse 2', 'Adresse (2)'],
      'Zip/Postal code *': [/^zip/i, /^code postal/i],
      'City *': ['City*', 'Ville *'],
      'Country *': ['Country*', 'Pays *'],
      'State': ['État', 'Région'],
      'Phone': ['Téléphone'],
      'Mobile phone': ['Téléphone portable', 'Mobile Phone'],
    },
    marks: ['Alias *', 'Customer email *', 'Address 1 *'],
    async translate(file) {
      const [billing, delivery] = [translateRows(file, factsOf('billing')), translateRows(file, factsOf('delivery'))]
      const seconds = new Map<string, ForeignRow>()
      const seen = new Set<string>()
      let more = 0
      for await (const row of file.rows()) {
        const email = emailOf(row)
        if (!seen.has(email)) seen.add(email)
        else if (seconds.has(email)) more += 1
        else seconds.set(email, row)
      }
      return {
        fields: new Map([...billing.fields, ...delivery.fields]),
        warnings: more === 0 ? [] : [refusedRow(null, addressesLeftAside({ count: more }), null)],
        begin() {
          const [first, second] = [billing.begin(), delivery.begin()]
          const told = new Set<string>()
          return (row) => {
            const email = emailOf(row)
            if (told.has(email)) return null
            told.add(email)
            const other = seconds.get(email)
            return { ...(other && second(other)), ...first(row) }
          }
        },
      }
    },
  }
)

const emailOf = (row: ForeignRow) => (row['Customer email *'] ?? '').trim().toLowerCase()

function factsOf(use: Use): FlatFacts {
  return {
    email: 'Customer email *',
    first_name: 'First name *',
    last_name: 'Last name *',
    ...addressFacts(use, {
      firstName: 'First name *',
      lastName: 'Last name *',
      company: 'Company',
      street: 'Address 1 *',
      additional: 'Address 2',
      postcode: 'Zip/Postal code *',
      city: 'City *',
      country: 'Country *',
      state: 'State',
      phone: { from: 'Phone', as: (cell, row) => cell || (row['Mobile phone'] ?? '').trim() },
    }),
  }
}

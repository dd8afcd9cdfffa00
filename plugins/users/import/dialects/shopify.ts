import { addressFacts, translateCustomers } from '#plugins/users/import/dialects/customer_rows'
import { customerDialect } from '#plugins/users/import/customer_file'

/** Newer exports have “Default Address” before each part of the address, older ones have not. */
const part = (name: string, ...others: string[]) => [`Default Address ${name}`, ...others]

export default customerDialect(
  { fr_FR: 'Clients (Shopify)', en_GB: 'Customers (Shopify)' },
  {
    columns: {
      'First Name': [],
      'Last Name': [],
      'Email': [],
      'Accepts Email Marketing': ['Accepts Marketing'],
      'Company': part('Company'),
      'Address1': part('Address1'),
      'Address2': part('Address2'),
      'City': part('City'),
      'Province Code': part('Province Code'),
      'Country Code': part('Country Code'),
      'Zip': part('Zip'),
      'Address Phone': part('Phone'),
      'Phone': [],
    },
    marks: ['First Name', 'Last Name', 'Email', 'Accepts Email Marketing'],
    translate: (file) =>
      translateCustomers(
        file,
        {
          email: 'Email',
          first_name: 'First Name',
          last_name: 'Last Name',
          company: 'Company',
          phone: { from: 'Phone', as: withoutQuote },
          ...addressFacts('billing', {
            company: 'Company',
            street: 'Address1',
            additional: 'Address2',
            city: 'City',
            state: 'Province Code',
            country: 'Country Code',
            postcode: { from: 'Zip', as: withoutQuote },
            phone: { from: 'Address Phone', as: withoutQuote },
          }),
        },
        { consents: ['Accepts Email Marketing'] }
      ),
  }
)

/** Shopify writes an apostrophe before figures, lest spreadsheets take them for numbers. */
function withoutQuote(cell: string): string {
  return cell.replace(/^'/, '')
}

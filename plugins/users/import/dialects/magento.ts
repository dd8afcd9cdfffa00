import { columnsNamed } from '#core/import/flat_dialect'
import { addressFacts, birthDayOf, genderOf, translateCustomers } from '#plugins/users/import/dialects/customer_rows'
import { customerDialect } from '#plugins/users/import/customer_file'

/** The groups of a new Magento, whose files name them by number. Others are not known here. */
const GROUPS: Readonly<Record<string, string>> = { 2: 'wholesale', 3: 'retailer' }

/** Customers of Magento with their address, if the file has one. */
export default customerDialect(
  { fr_FR: 'Clients (Magento)', en_GB: 'Customers (Magento)' },
  {
    columns: {
      ...columnsNamed(
        '_website _store dob gender group_id password_hash password taxvat is_subscribed _address_city ' +
          '_address_company _address_country_id _address_firstname _address_lastname _address_postcode _address_region ' +
          '_address_street _address_telephone'
      ),
      email: ['_email'],
      firstname: [],
      lastname: [],
    },
    marks: ['email', '_website', 'firstname', 'lastname', 'group_id'],
    translate: (file) =>
      translateCustomers(
        file,
        {
          email: 'email',
          first_name: 'firstname',
          last_name: 'lastname',
          gender: { from: 'gender', as: genderOf },
          birth_date: { from: 'dob', as: birthDayOf },
          vat_number: 'taxvat',
          group: { from: 'group_id', as: (id) => GROUPS[id] ?? '' },
          ...addressFacts('billing', {
            firstName: '_address_firstname',
            lastName: '_address_lastname',
            company: '_address_company',
            street: { from: '_address_street', as: (cell) => cell.split('\n')[0] ?? '' },
            additional: { from: '_address_street', as: (cell) => cell.split('\n').slice(1).join(', ') },
            postcode: '_address_postcode',
            city: '_address_city',
            country: '_address_country_id',
            state: '_address_region',
            phone: '_address_telephone',
          }),
        },
        { passwords: ['password', 'password_hash'], consents: ['is_subscribed'] }
      ),
  }
)

import { birthDayOf, translateCustomers } from '#plugins/users/import/dialects/customer_rows'
import { customerDialect } from '#plugins/users/import/customer_file'

const TITLES: Readonly<Record<string, string>> = { 1: 'male', 2: 'female' }

export default customerDialect(
  { fr_FR: 'Clients (PrestaShop)', en_GB: 'Customers (PrestaShop)' },
  {
    columns: {
      'Titles ID (Mr = 1, Ms = 2, else 0)': [/^(titles|gender) id/i, /^(id )?titre de civilité/i],
      'Email *': ['Email', 'E-mail *', 'Adresse e-mail *'],
      'Password *': ['Password', 'Mot de passe *'],
      'Birthday (yyyy-mm-dd)': [/^birthday/i, /^(date de naissance|anniversaire)/i],
      'Last name *': ['Last Name *', 'Nom *', 'Nom de famille *'],
      'First name *': ['First Name *', 'Prénom *'],
      'Newsletter (0/1)': [],
      'Opt-in (0/1)': ['Opt in (0/1)'],
      'Groups (x,y,z...)': ['Groupes (x,y,z...)'],
      'Default group ID': ['ID du groupe par défaut'],
    },
    marks: ['Email *', 'Password *', 'Last name *', 'First name *'],
    translate: (file) =>
      translateCustomers(
        file,
        {
          email: 'Email *',
          first_name: 'First name *',
          last_name: 'Last name *',
          gender: { from: 'Titles ID (Mr = 1, Ms = 2, else 0)', as: (id) => TITLES[id] ?? '' },
          birth_date: { from: 'Birthday (yyyy-mm-dd)', as: birthDayOf },
          group: { from: 'Groups (x,y,z...)', as: groupOf },
        },
        { passwords: ['Password *'], consents: ['Newsletter (0/1)', 'Opt-in (0/1)'] }
      ),
  }
)

/** Every customer of PrestaShop is in this group; it says nothing. So do numbers, whose names the file lacks. */
const EVERYBODY = /^(customer|client|\d+)$/i

function groupOf(cell: string): string {
  const names = cell.split(',').map((name) => name.trim())
  return names.find((name) => name !== '' && !EVERYBODY.test(name)) ?? ''
}

import { writePhone } from '#plugins/users/services/phone_number'
import type { Label } from '#core/i18n/label'
import type { PersonalSection, PersonalValue } from '#plugins/users/contracts/personal_data_source'
import type { Reader } from '#core/database/reader'

type Records = PersonalSection['records']

/** A section that is read from one table. */
interface ReadSection extends Omit<PersonalSection, 'records'> {
  records: (reader: Reader, customerId: number) => Promise<Records>
}

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** Columns by the name they have in the file, each with its words. */
type Columns = Record<string, [column: string, label: Label]>

const NAMES: Columns = {
  firstName: ['first_name', label('Prénom', 'First name')],
  lastName: ['last_name', label('Nom', 'Last name')],
}
const PHONE: Columns = { phone: ['phone', label('Téléphone', 'Phone')] }

function section(key: string, title: Label, table: string, columns: Columns, id = 'customer_id'): ReadSection {
  const named = Object.entries(columns)
  return {
    key,
    label: title,
    fields: Object.fromEntries(named.map(([name, [, words]]) => [name, words])),
    async records(reader, customerId) {
      const list = named.map(([, [column]]) => column).join(', ')
      const rows = await reader.all<Record<string, PersonalValue>>(
        `select ${list} from ${table} where ${id} = ? order by created_at`,
        [customerId]
      )
      return rows.map((row) =>
        Object.fromEntries(named.map(([name, [column]]) => [name, formatValue(column, row[column])]))
      )
    },
  }
}

function formatValue(column: string, value: PersonalValue = null): PersonalValue {
  if (column === 'phone') return writePhone(value as string | null)
  return column.startsWith('is_') ? Boolean(value) : value
}

export const ACCOUNT = section(
  'account',
  label('Compte', 'Account'),
  'users_customers',
  {
    email: ['email', label('Adresse email', 'Email address')],
    emailVerifiedAt: ['email_verified_at', label('Adresse confirmée le', 'Address confirmed')],
    ...NAMES,
    kind: ['kind', label('Type de client', 'Kind of customer')],
    gender: ['gender', label('Civilité', 'Gender')],
    birthDate: ['birth_date', label('Date de naissance', 'Date of birth')],
    ...PHONE,
    company: ['company', label('Société', 'Company')],
    corporateName: ['corporate_name', label('Raison sociale', 'Corporate name')],
    tradeName: ['trade_name', label('Nom commercial', 'Trade name')],
    registrationNumber: ['registration_number', label('SIRET', 'SIRET')],
    vatNumber: ['vat_number', label('Numéro de TVA', 'VAT number')],
    website: ['website', label('Site internet', 'Website')],
    locale: ['locale', label('Langue', 'Language')],
    isSuspended: ['is_suspended', label('Compte suspendu', 'Account suspended')],
    createdAt: ['created_at', label('Créé le', 'Created')],
    lastSignedInAt: ['last_signed_in_at', label('Dernière connexion', 'Last sign-in')],
  },
  'id'
)

export const ADDRESSES = section('addresses', label('Adresses', 'Addresses'), 'users_addresses', {
  ...NAMES,
  company: ['company', label('Société', 'Company')],
  street: ['street', label('Adresse', 'Address')],
  additional: ['additional', label('Complément d’adresse', 'Additional address')],
  postcode: ['postcode', label('Code postal', 'Postcode')],
  city: ['city', label('Ville', 'City')],
  state: ['state', label('Région', 'State')],
  country: ['country', label('Pays', 'Country')],
  ...PHONE,
  isBillingDefault: ['is_billing_default', label('Facturation par défaut', 'Default for billing')],
  isDeliveryDefault: ['is_delivery_default', label('Livraison par défaut', 'Default for delivery')],
})

export const NOTES = section('notes', label('Notes', 'Notes'), 'users_customer_notes', {
  text: ['text', label('Note', 'Note')],
  writtenAt: ['created_at', label('Écrite le', 'Written')],
})

export const SIGN_INS = section('signIns', label('Connexions', 'Sign-ins'), 'users_sign_ins', {
  startedAt: ['created_at', label('Commencée le', 'Started')],
  address: ['address', label('Adresse IP', 'IP address')],
  agent: ['agent', label('Navigateur', 'Browser')],
  endsAt: ['ends_at', label('Jusqu’au', 'Until')],
})

export const CONSENTS = section(
  'consents',
  label('Déclarations et accords', 'Declarations and consents'),
  'users_consents',
  {
    text: ['text', label('Ce qui a été lu', 'What was read')],
    version: ['version', label('Version du texte', 'Version of the text')],
    address: ['address', label('Adresse IP', 'IP address')],
    givenAt: ['created_at', label('Donné le', 'Given')],
  }
)

export const LINKS = section(
  'emailLinks',
  label('Liens envoyés par email', 'Links sent by email'),
  'users_email_links',
  {
    email: ['email', label('Adresse email', 'Email address')],
    sentAt: ['created_at', label('Envoyé le', 'Sent')],
    usedAt: ['used_at', label('Suivi le', 'Followed')],
  }
)

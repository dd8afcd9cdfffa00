import { snakeCase } from '#core/database/table'
import type { AddressForm } from '#plugins/users/services/address_fields'
import type { CustomerProfile } from '#plugins/users/services/customer_fields'
import type { ImportField } from '#core/import/importer'
import type { Label } from '#core/i18n/label'

/** What an address of a file may be for. */
export const USES = ['billing', 'delivery'] as const

export type Use = (typeof USES)[number]

type ProfileField = keyof CustomerProfile
export type AddressField = Exclude<keyof AddressForm, 'isBillingDefault' | 'isDeliveryDefault'>

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

const PROFILE: Record<ProfileField, Label> = {
  email: label('Adresse email', 'Email address'),
  firstName: label('Prénom', 'First name'),
  lastName: label('Nom', 'Last name'),
  kind: label('Type (individual, professional)', 'Kind (individual, professional)'),
  gender: label('Civilité (female, male, other)', 'Gender (female, male, other)'),
  birthDate: label('Date de naissance', 'Date of birth'),
  phone: label('Téléphone', 'Phone'),
  company: label('Société', 'Company'),
  corporateName: label('Raison sociale', 'Corporate name'),
  tradeName: label('Nom commercial', 'Trade name'),
  registrationNumber: label('SIRET', 'SIRET'),
  vatNumber: label('Numéro de TVA', 'VAT number'),
  website: label('Site', 'Website'),
  locale: label('Langue', 'Language'),
}

const ADDRESS: Record<AddressField, Label> = {
  firstName: label('Prénom', 'First name'),
  lastName: label('Nom', 'Last name'),
  company: label('Société', 'Company'),
  street: label('Rue', 'Street'),
  additional: label('Complément', 'Additional line'),
  postcode: label('Code postal', 'Postcode'),
  city: label('Ville', 'City'),
  state: label('Région', 'State'),
  country: label('Pays', 'Country'),
  phone: label('Téléphone', 'Phone'),
}

const OF_USE: Record<Use, Label> = {
  billing: label('Facturation', 'Billing'),
  delivery: label('Livraison', 'Delivery'),
}

const ALIASES: Partial<Record<ProfileField, readonly string[]>> = {
  email: ['e mail', 'mail', 'courriel', 'adresse e mail'],
  firstName: ['prenom', 'firstname'],
  lastName: ['nom', 'nom de famille', 'lastname', 'surname'],
  phone: ['telephone', 'tel', 'mobile'],
  company: ['societe', 'entreprise'],
}

export const profileFields = Object.keys(PROFILE) as ProfileField[]
export const addressFields = Object.keys(ADDRESS) as AddressField[]

/** Column of a field of an address: `billing.first_name`. */
export const addressColumn = (use: Use, field: AddressField) => `${use}.${snakeCase(field)}`

/** The columns of files of customers. None has a password: nobody brings one along. */
export const CUSTOMER_COLUMNS: readonly ImportField[] = [
  ...profileFields.map((field): ImportField => {
    const aliases = ALIASES[field]
    return {
      field: snakeCase(field),
      label: PROFILE[field],
      isRequired: ['email', 'firstName', 'lastName'].includes(field),
      ...(aliases ? { aliases } : {}),
    }
  }),
  { field: 'group', label: label('Groupe', 'Group'), aliases: ['groupe', 'customer group'] },
  ...USES.flatMap((use) =>
    addressFields.map((field) => {
      const [own, about] = [ADDRESS[field], OF_USE[use]]
      const both = label(`${about.fr_FR}\u202f: ${own.fr_FR}`, `${about.en_GB}: ${own.en_GB}`)
      return { field: addressColumn(use, field), label: both }
    })
  ),
]

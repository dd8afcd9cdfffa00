import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { personNameSql } from '#core/text/person_name'
import { GUEST } from '#plugins/users/services/group_rows'
import { groupsOf } from '#plugins/users/services/role_cache'
import type { ListDefinition } from '#core/lists/list'

const STATE = `case when c.erased_at is not null then 'erased' when c.is_suspended then 'suspended' else 'active' end`

/** Groups that customers may belong to. */
async function groups() {
  const held = await groupsOf(await app.container.make(Store))
  return [...held.values()]
    .filter(({ code }) => code !== GUEST)
    .map(({ id, name }) => ({ value: String(id), label: name }))
}

/** Customers of the shop. */
const customerList: ListDefinition = {
  permission: 'users.customers.list',
  label: { fr_FR: 'Clients', en_GB: 'Customers' },
  from: 'users_customers c',
  id: 'c.id',
  columns: {
    name: {
      type: 'text',
      sql: personNameSql('c.'),
      sort: 'c.sort_name',
      label: { fr_FR: 'Nom', en_GB: 'Name' },
    },
    email: { type: 'text', sql: 'c.email', sort: 'c.email', label: { fr_FR: 'Adresse email', en_GB: 'Email address' } },
    company: {
      type: 'text',
      sql: 'coalesce(c.corporate_name, c.company)',
      label: { fr_FR: 'Société', en_GB: 'Company' },
    },
    kind: {
      type: 'choice',
      sql: 'c.kind',
      label: { fr_FR: 'Type', en_GB: 'Kind' },
      choices: [
        { value: 'individual', label: { fr_FR: 'Particulier', en_GB: 'Individual' } },
        { value: 'professional', label: { fr_FR: 'Professionnel', en_GB: 'Professional' } },
      ],
    },
    group: { type: 'choice', sql: 'c.group_id', label: { fr_FR: 'Groupe', en_GB: 'Group' }, choices: groups },
    state: {
      type: 'choice',
      sql: STATE,
      label: { fr_FR: 'État', en_GB: 'State' },
      choices: [
        { value: 'active', label: { fr_FR: 'Actif', en_GB: 'Active' } },
        { value: 'suspended', label: { fr_FR: 'Suspendu', en_GB: 'Suspended' } },
        { value: 'erased', label: { fr_FR: 'Effacé', en_GB: 'Erased' } },
      ],
    },
    is_email_confirmed: {
      type: 'boolean',
      sql: '(c.email_verified_at is not null)',
      label: { fr_FR: 'Adresse confirmée', en_GB: 'Address confirmed' },
      isShown: false,
    },
    phone: { type: 'text', sql: 'c.phone', sort: false, label: { fr_FR: 'Téléphone', en_GB: 'Phone' }, isShown: false },
    city: {
      type: 'text',
      sql: `(select min(a.postcode || ' ' || a.city) from users_addresses a
        where a.customer_id = c.id and a.is_delivery_default)`,
      sort: false,
      label: { fr_FR: 'Ville de livraison', en_GB: 'Delivery city' },
      isShown: false,
    },
    registration_number: {
      type: 'text',
      sql: 'c.registration_number',
      sort: false,
      label: { fr_FR: 'SIRET', en_GB: 'SIRET' },
      isShown: false,
    },
    created_at: { type: 'instant', sql: 'c.created_at', label: { fr_FR: 'Créé le', en_GB: 'Created' } },
    last_signed_in_at: {
      type: 'instant',
      sql: 'c.last_signed_in_at',
      label: { fr_FR: 'Dernière connexion', en_GB: 'Last sign-in' },
      isShown: false,
    },
    first_name: { type: 'text', sql: 'c.first_name', label: { fr_FR: 'Prénom', en_GB: 'First name' }, isHidden: true },
    last_name: { type: 'text', sql: 'c.last_name', label: { fr_FR: 'Nom seul', en_GB: 'Last name' }, isHidden: true },
    gender: {
      type: 'choice',
      sql: 'c.gender',
      label: { fr_FR: 'Civilité', en_GB: 'Gender' },
      choices: [
        { value: 'female', label: { fr_FR: 'Femme', en_GB: 'Female' } },
        { value: 'male', label: { fr_FR: 'Homme', en_GB: 'Male' } },
        { value: 'other', label: { fr_FR: 'Autre', en_GB: 'Other' } },
      ],
      isShown: false,
    },
    birth_date: {
      type: 'day',
      sql: 'c.birth_date',
      label: { fr_FR: 'Date de naissance', en_GB: 'Date of birth' },
      isShown: false,
    },
  },
  search: ['c.search_text'],
  naming: {
    codes: ['c.email', 'c.registration_number'],
    titles: ['c.sort_name', `core_fold(${personNameSql('c.')})`, 'core_fold(coalesce(c.corporate_name, c.company))'],
  },
  order: '-created_at',
}

export default customerList

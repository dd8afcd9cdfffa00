import type { Label, PermissionDeclarations } from '#core/plugin/contract'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** What staff may be allowed to do with the configuration. */
export const permissions = {
  admin: {
    'configuration.general.view': label('Voir les réglages généraux', 'See general settings'),
    'configuration.general.update': label('Modifier les réglages généraux', 'Change general settings'),
    'configuration.catalog.view': label('Voir les réglages du catalogue', 'See catalogue settings'),
    'configuration.catalog.update': label('Modifier les réglages du catalogue', 'Change catalogue settings'),
    'configuration.customers.view': label('Voir les réglages des clients', 'See customer settings'),
    'configuration.customers.update': label('Modifier les réglages des clients', 'Change customer settings'),
    'configuration.sales.view': label('Voir les réglages des ventes', 'See sales settings'),
    'configuration.sales.update': label('Modifier les réglages des ventes', 'Change sales settings'),
    'configuration.emails.view': label('Voir les réglages des emails', 'See e-mail settings'),
    'configuration.emails.update': label('Modifier les réglages des emails', 'Change e-mail settings'),
    'configuration.locales.list': label('Voir les langues', 'See languages'),
    'configuration.currencies.list': label('Voir les devises', 'See currencies'),
    'configuration.channels.list': label('Voir les canaux', 'See channels'),
  },
} satisfies PermissionDeclarations

export const roles = { admin: Object.keys(permissions.admin) }

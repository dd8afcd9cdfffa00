import type { Label } from '#core/i18n/label'
import type { PermissionDeclarations } from '#core/plugin/contract'

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
    'configuration.emails.view': label('Voir les réglages des emails', 'See email settings'),
    'configuration.emails.update': label('Modifier les réglages des emails', 'Change email settings'),
    'configuration.locales.list': label('Voir les langues', 'See languages'),
    'configuration.locales.create': label('Ajouter des langues', 'Add languages'),
    'configuration.locales.update': label('Modifier les langues', 'Change languages'),
    'configuration.locales.delete': label('Supprimer des langues', 'Delete languages'),
    'configuration.currencies.list': label('Voir les devises', 'See currencies'),
    'configuration.currencies.create': label('Ajouter des devises', 'Add currencies'),
    'configuration.currencies.update': label('Modifier les devises', 'Change currencies'),
    'configuration.currencies.delete': label('Supprimer des devises', 'Delete currencies'),
    'configuration.exchange_rates.list': label('Voir les taux de change', 'See exchange rates'),
    'configuration.exchange_rates.create': label('Ajouter des taux de change', 'Add exchange rates'),
    'configuration.exchange_rates.update': label('Modifier les taux de change', 'Change exchange rates'),
    'configuration.exchange_rates.delete': label('Supprimer des taux de change', 'Delete exchange rates'),
    'configuration.exchange_rates.update_rates': label(
      'Mettre à jour les taux depuis leur source',
      'Fetch exchange rates'
    ),
    'configuration.channels.list': label('Voir les canaux', 'See channels'),
    'configuration.channels.create': label('Ajouter des canaux', 'Add channels'),
    'configuration.channels.update': label('Modifier les canaux', 'Change channels'),
    'configuration.channels.delete': label('Supprimer des canaux', 'Delete channels'),
    'configuration.menu.general': label('Menu : réglages généraux', 'Menu: general settings'),
    'configuration.menu.catalog': label('Menu : réglages du catalogue', 'Menu: catalogue settings'),
    'configuration.menu.sales': label('Menu : réglages des ventes', 'Menu: sales settings'),
    'configuration.menu.emails': label('Menu : réglages des emails', 'Menu: email settings'),
    'configuration.menu.mails': label('Menu : textes des emails', 'Menu: texts of emails'),
    'configuration.menu.channels': label('Menu : canaux', 'Menu: channels'),
    'configuration.menu.locales': label('Menu : langues', 'Menu: languages'),
    'configuration.menu.currencies': label('Menu : devises', 'Menu: currencies'),
    'configuration.menu.exchange_rates': label('Menu : taux de change', 'Menu: exchange rates'),
  },
} satisfies PermissionDeclarations

/** They change how the whole shop sells, or delete what other data depends on. */
export const dangerous = Object.keys(permissions.admin).filter(
  (key) => key.endsWith('.delete') || /^configuration\.(?:general|catalog|customers|sales|emails)\.update$/.test(key)
)

export const roles = { admin: Object.keys(permissions.admin) }

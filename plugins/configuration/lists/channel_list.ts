import { words } from '#plugins/configuration/declare_setting'
import type { ListDefinition } from '#core/lists/list'

/** A list of codes as people read it: `["fr_FR","en_GB"]` → "fr_FR, en_GB". */
const listed = (column: string) =>
  `replace(replace(replace(replace(${column}, '","', ', '), '["', ''), '"]', ''), '[]', '')`

/** In the language of the list; else in the channel's own, else its code. */
const NAME = `coalesce((select t.name from configuration_channel_translations t
  where t.channel_id = c.id and t.locale in (:locale, c.default_locale) and t.name <> ''
  order by case when t.locale = :locale then 0 else 1 end limit 1), c.code)`

/** The channels of the shop. */
const channelList: ListDefinition = {
  permission: 'configuration.channels.list',
  label: words('Canaux', 'Channels'),
  from: 'configuration_channels c',
  id: 'c.id',
  columns: {
    name: { type: 'text', sql: NAME, label: words('Nom', 'Name') },
    code: { type: 'text', sql: 'c.code', label: words('Code', 'Code') },
    hosts: { type: 'text', sql: listed('c.hosts'), label: words('Noms de domaine', 'Host names') },
    locales: { type: 'text', sql: listed('c.locales'), label: words('Langues', 'Languages') },
    currencies: { type: 'text', sql: listed('c.currencies'), label: words('Devises', 'Currencies') },
    base_currency: { type: 'text', sql: 'c.base_currency', label: words('Devise de base', 'Base currency') },
    timezone: { type: 'text', sql: 'c.timezone', label: words('Fuseau horaire', 'Time zone'), isShown: false },
    position: { type: 'number', sql: 'c.position', label: words('Ordre', 'Order'), isShown: false },
  },
  search: [`lower(${NAME})`, 'lower(c.code)', 'c.hosts'],
  naming: { codes: ['c.code'], titles: [`lower(${NAME})`] },
  order: 'position',
}

export default channelList

import { brandDefault, channelTaken } from '#plugins/branding/errors'
import { boolean } from '#core/fields/kinds/boolean'
import { channelChoices } from '#core/context/channel_choices'
import { choices } from '#core/fields/kinds/choices'
import { label } from '#plugins/branding/sliders/label'
import { queryRows } from '#core/database/query_rows'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'

/** Looks of the shop: channels that chose none have the default one. How one looks is changed on the screen of the branding. */
export default resource('branding.brands', {
  label: {
    one: label('Marque', 'Brand'),
    many: label('Marques', 'Brands'),
    create: label('Créer une marque', 'Create a brand'),
  },
  caption: label(
    'Chaque canal montre les couleurs, les logos et les lettres de sa marque.',
    'Each channel shows the colours, logos and letters of its brand.'
  ),
  empty: label('Aucune marque pour le moment.', 'No brands yet.'),
  consequence: label(
    'La marque «\u202f{name}\u202f» disparaît avec ses versions. Ses canaux reprennent la marque par défaut.',
    'The brand “{name}” goes with its versions. Its channels take the default brand.'
  ),
  table: 'branding_brands',
  fields: {
    name: text({ label: label('Nom', 'Name'), required: true, length: 120, search: true, unique: true }),
    channels: choices({
      label: label('Canaux', 'Channels'),
      help: label(
        'Les canaux qui n’en choisissent aucune prennent la marque par défaut.',
        'Channels that choose none take the default brand.'
      ),
      choices: channelChoices,
    }),
    isDefault: boolean({
      label: label('Marque par défaut', 'Default brand'),
      help: label('Celle des canaux qui n’en ont pas choisi.', 'That of the channels that chose none.'),
      readOnly: true,
      audited: false,
      form: false,
      blank: false,
      key: 'default',
    }),
  },
  title: 'name',
  path: 'administration/brands',
  menu: { parent: 'configuration', order: 64 },
  permissions: { view: 'branding.brands.list', mass_update: false, mass_delete: false },
  form: { as: 'dialog' },
  hooks: {
    async validate({ trx, after }) {
      const others = await queryRows<{ channels: string; name: string }>(
        trx,
        'select name, channels from branding_brands where id <> ?',
        [after.id ?? 0]
      )
      const taken = others.find((other) => after.channels.some((one) => JSON.parse(other.channels).includes(one)))
      if (taken) throw channelTaken({ brand: taken.name }, 'channels')
    },
    async beforeDelete({ row }) {
      if (row.isDefault) throw brandDefault({ name: row.name })
    },
  },
})

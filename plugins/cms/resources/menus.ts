import app from '@adonisjs/core/services/app'
import { ChannelPort } from '#core/context/shop_context'
import { type LOCALES } from '#core/i18n/locales'
import { choice } from '#core/fields/kinds/choice'
import { forgetLinksOf } from '#plugins/cms/menus/item_links'
import { integer } from '#core/fields/kinds/integer'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'
import type { Label } from '#core/i18n/label'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

const LANGUAGES: Record<(typeof LOCALES)[number], Label> = {
  fr_FR: label('Français', 'French'),
  en_GB: label('Anglais', 'English'),
}

const channels = async () => {
  const port = await app.container.make(ChannelPort)
  return port.all().map(({ code }) => ({ value: code, label: code }))
}

/** The menus around every page of the shop. */
export default resource('cms.menus', {
  label: {
    one: label('Menu', 'Menu'),
    many: label('Menus', 'Menus'),
    create: label('Créer un menu', 'Create a menu'),
  },
  caption: label(
    'Les liens autour de chaque page. Sans menu, la boutique montre ses rayons et les liens de ses modules.',
    'The links around every page. Without a menu the shop shows its departments and the links of its plugins.'
  ),
  consequence: label(
    'Le menu «\u202f{name}\u202f» et ses liens disparaissent de la boutique.',
    'The menu “{name}” and its links go from the shop.'
  ),
  table: 'cms_menus',
  translations: 'json',
  fields: {
    title: text({
      label: label('Titre', 'Title'),
      help: label('Au-dessus d’une colonne du pied de page.', 'Above a column of the footer.'),
      required: true,
      translated: true,
      length: 60,
      search: true,
    }),
    place: choice({
      label: label('Emplacement', 'Place'),
      help: label(
        'Pied de page\u202f: chaque menu est une colonne. Ailleurs, le menu le plus précis l’emporte\u202f: celui d’un canal, puis d’une langue.',
        'Footer: each menu is a column. Elsewhere the most precise menu is shown: that of a channel, then of a language.'
      ),
      required: true,
      choices: {
        header: label('En-tête', 'Header'),
        footer: label('Pied de page', 'Footer'),
        bar: label('Barre des téléphones', 'Bar of phones'),
      },
    }),
    locale: choice({
      label: label('Langue', 'Language'),
      help: label('Vide\u202f: toutes.', 'Empty: all.'),
      choices: LANGUAGES,
    }),
    channel: choice({
      label: label('Canal', 'Channel'),
      help: label('Vide\u202f: tous.', 'Empty: all.'),
      choices: channels,
      column: 'hidden',
    }),
    position: integer({
      label: label('Place', 'Position'),
      help: label('Ordre des colonnes du pied de page.', 'Order of the columns of the footer.'),
      min: 0,
      max: 1000,
      default: 'next',
      blank: 0,
      column: 'hidden',
    }),
  },
  virtual: {
    items: {
      label: label('Liens', 'Links'),
      column: {
        type: 'number',
        sql: '(select count(*) from cms_menu_items i where i.menu_id = $row.id)',
        filter: false,
      },
    },
  },
  title: 'title',
  order: 'place,position',
  path: 'cms/menus',
  menu: { parent: 'content', order: 45 },
  permissions: { view: 'cms.menus.list', mass_update: false, mass_delete: false },
  form: { as: 'page' },
  hooks: { beforeDelete: ({ trx, row }) => forgetLinksOf(trx, row.id) },
})

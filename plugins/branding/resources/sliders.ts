import { boolean } from '#core/fields/kinds/boolean'
import { channelChoices } from '#core/context/channel_choices'
import { choice } from '#core/fields/kinds/choice'
import { forgetLinksOf } from '#plugins/branding/sliders/slide_links'
import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/branding/sliders/label'
import { locale } from '#core/fields/kinds/locale'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'

/** Where slides stand, and for whom. The slides themselves belong to it. */
export default resource('branding.sliders', {
  label: {
    one: label('Diaporama', 'Slider'),
    many: label('Diaporamas', 'Sliders'),
    create: label('Créer un diaporama', 'Create a slider'),
  },
  caption: label(
    'De grandes images avec une phrase et un lien, en haut de l’accueil ou dans une page du site.',
    'Large pictures with a sentence and a link, at the top of the home page or in a page of the site.'
  ),
  empty: label('Aucun diaporama pour le moment.', 'No sliders yet.'),
  consequence: label(
    'Le diaporama «\u202f{name}\u202f» disparaît avec ses images. Elles restent dans la médiathèque.',
    'The slider “{name}” goes with its slides. Their pictures stay in the media library.'
  ),
  table: 'branding_sliders',
  fields: {
    name: text({
      label: label('Nom', 'Name'),
      help: label('Pour l’équipe.', 'For staff.'),
      required: true,
      length: 120,
      search: true,
    }),
    place: choice({
      label: label('Emplacement', 'Place'),
      help: label(
        'Accueil\u202f: le diaporama le plus précis l’emporte, celui d’un canal, puis d’une langue.',
        'Home page: the most precise slider is shown, that of a channel, then of a language.'
      ),
      required: true,
      default: 'home',
      choices: {
        home: label('Haut de la page d’accueil', 'Top of the home page'),
        pages: label('Pages du site, par un bloc', 'Pages of the site, by a block'),
      },
    }),
    locale: locale({ label: label('Langue', 'Language'), help: label('Vide\u202f: toutes.', 'Empty: all.') }),
    channel: choice({
      label: label('Canal', 'Channel'),
      help: label('Vide\u202f: tous.', 'Empty: all.'),
      choices: channelChoices,
      column: 'hidden',
    }),
    seconds: integer({
      label: label('Défilement', 'Turns after'),
      help: label(
        'Secondes par image. Vide\u202f: seul le visiteur passe à la suivante.',
        'Seconds a slide. Empty: only the visitor turns to the next one.'
      ),
      unit: label('s', 's'),
      min: 4,
      max: 60,
      column: 'hidden',
    }),
    isActive: boolean({ label: label('Affiché', 'Shown'), default: true, key: 'active' }),
  },
  virtual: {
    slides: {
      label: label('Images', 'Slides'),
      column: {
        type: 'number',
        sql: '(select count(*) from branding_slides i where i.slider_id = $row.id)',
        filter: false,
      },
    },
  },
  title: 'name',
  path: 'administration/configuration/sliders',
  menu: { parent: 'configuration', order: 65 },
  permissions: { view: 'branding.sliders.list', mass_update: false, mass_delete: false },
  form: { as: 'page' },
  hooks: { beforeDelete: ({ trx, row }) => forgetLinksOf(trx, row.id) },
})

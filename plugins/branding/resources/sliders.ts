import { boolean } from '#core/fields/kinds/boolean'
import { channelChoices } from '#core/context/channel_choices'
import { checkSlider } from '#plugins/branding/sliders/check_slider'
import { choice } from '#core/fields/kinds/choice'
import { forgetLinksOf } from '#plugins/branding/sliders/slide_links'
import { integer } from '#core/fields/kinds/integer'
import { label } from '#plugins/branding/sliders/label'
import { link } from '#core/fields/kinds/link'
import { locale } from '#core/fields/kinds/locale'
import { resource } from '#core/resources/resource'
import { sliderPlaces } from '#plugins/branding/sliders/slider_places'
import { text } from '#core/fields/kinds/text'

/** Where slides stand, and for whom. The slides themselves belong to it. */
export default resource('branding.sliders', {
  label: {
    one: label('Diaporama', 'Slider'),
    many: label('Diaporamas', 'Sliders'),
    create: label('Créer un diaporama', 'Create a slider'),
  },
  caption: label(
    'De grandes images avec une phrase et un lien\u202f: en haut de l’accueil, dans une page du site, ou en bannière d’une liste, d’un produit ou du panier.',
    'Large pictures with a sentence and a link: at the top of the home page, in a page of the site, or as a banner of a list, a product or the cart.'
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
        'Le diaporama le plus précis l’emporte\u202f: celui d’une page, puis d’un canal, puis d’une langue.',
        'The most precise slider is shown: that of a page, then of a channel, then of a language.'
      ),
      required: true,
      default: 'home',
      choices: sliderPlaces,
    }),
    about: link({
      label: label('Pour une seule page', 'For one page alone'),
      help: label(
        'Cherchez une catégorie, un plat ou un produit. Vide\u202f: toutes les pages de l’emplacement.',
        'Look for a category, a dish or a product. Empty: every page of the place.'
      ),
      column: 'hidden',
      filter: false,
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
  hooks: { validate: checkSlider, beforeDelete: ({ trx, row }) => forgetLinksOf(trx, row.id) },
})

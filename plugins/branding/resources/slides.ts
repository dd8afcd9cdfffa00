import { boolean } from '#core/fields/kinds/boolean'
import { checkSlide } from '#plugins/branding/sliders/check_slide'
import { forgetLink, recordLink } from '#plugins/branding/sliders/slide_links'
import { instant } from '#core/fields/kinds/instant'
import { label } from '#plugins/branding/sliders/label'
import { link } from '#core/fields/kinds/link'
import { media } from '#core/fields/kinds/media'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { rowFields } from '#core/resources/tree_fields'
import { text } from '#core/fields/kinds/text'

/** Whoever may change a slider changes its slides. */
const SLIDER = {
  list: 'branding.sliders.list',
  view: 'branding.sliders.list',
  create: 'branding.sliders.update',
  update: 'branding.sliders.update',
  delete: 'branding.sliders.update',
  mass_update: false,
  mass_delete: false,
} as const

/** A picture of a slider, with a sentence and a link. */
export default resource('branding.slides', {
  label: {
    one: label('Image du diaporama', 'Slide'),
    many: label('Images', 'Slides'),
    create: label('Ajouter une image', 'Add a slide'),
  },
  empty: label('Ce diaporama n’a pas encore d’image.', 'This slider has no slides yet.'),
  table: 'branding_slides',
  translations: 'json',
  fields: {
    sliderId: relation({
      label: label('Diaporama', 'Slider'),
      of: 'branding.sliders',
      required: true,
      fixed: true,
    }),
    title: text({ label: label('Titre', 'Title'), required: true, translated: true, length: 90, search: true }),
    text: text({ label: label('Phrase', 'Sentence'), translated: true, length: 200, column: false }),
    pictureId: media({
      label: label('Image', 'Picture'),
      help: label(
        'Au moins 1600 pixels de large. Le point focal de la médiathèque reste visible.',
        'At least 1600 pixels wide. The focal point of the media library stays in sight.'
      ),
      required: true,
      column: false,
    }),
    phonePictureId: media({
      label: label('Image pour les téléphones', 'Picture for phones'),
      help: label('Vide\u202f: la même, autour du point focal.', 'Empty: the same, around its focal point.'),
      column: false,
    }),
    target: link({
      label: label('Mène à', 'Leads to'),
      help: label(
        'Cherchez une page, un article, un produit, une catégorie, ou tapez une adresse.',
        'Look for a page, a post, a product, a category, or type an address.'
      ),
      filter: false,
    }),
    linkLabel: text({
      label: label('Texte du bouton', 'Text of the button'),
      help: label('Vide\u202f: «\u202fDécouvrir\u202f».', 'Empty: “Discover”.'),
      translated: true,
      length: 40,
      column: false,
    }),
    startsAt: instant({ label: label('Affichée dès', 'Shown from') }),
    endsAt: instant({ label: label('Affichée jusqu’à', 'Shown until') }),
    isActive: boolean({ label: label('Affichée', 'Shown'), default: true, key: 'active' }),
    isShown: boolean({
      label: label('Visible maintenant', 'To be seen now'),
      help: label('Vrai pendant la période choisie.', 'True during the chosen period.'),
      readOnly: true,
      audited: false,
      form: false,
      column: false,
      blank: false,
    }),
    ...rowFields('branding.slides'),
  },
  title: 'title',
  order: 'title',
  parent: 'sliderId',
  tree: { depth: 1 },
  path: 'administration/configuration/slides',
  permissions: SLIDER,
  hooks: {
    validate: checkSlide,
    afterSave: ({ trx, after }) => recordLink(trx, after),
    afterDelete: ({ trx, row }) => forgetLink(trx, row.id),
  },
})

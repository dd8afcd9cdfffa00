import { boolean } from '#core/fields/kinds/boolean'
import { integer } from '#core/fields/kinds/integer'
import { longText } from '#core/fields/kinds/long_text'
import { media } from '#core/fields/kinds/media'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'

/** Guides that the pages of products show. */
export default resource('product_guides.guides', {
  label: {
    one: { fr_FR: 'Guide', en_GB: 'Guide' },
    many: { fr_FR: 'Guides', en_GB: 'Guides' },
    create: { fr_FR: 'Ajouter un guide', en_GB: 'Add a guide' },
  },
  table: 'product_guides_guides',
  fields: {
    title: text({
      label: { fr_FR: 'Titre', en_GB: 'Title' },
      required: true,
      translated: true,
      length: 120,
      search: true,
    }),
    steps: longText({ label: { fr_FR: 'Étapes', en_GB: 'Steps' }, required: true, translated: true, length: 4000 }),
    pictureId: media({ label: { fr_FR: 'Image', en_GB: 'Picture' }, column: false }),
    products: relation({ label: { fr_FR: 'Produits', en_GB: 'Products' }, of: 'catalogue.products', many: true }),
    isShown: boolean({ label: { fr_FR: 'Affiché', en_GB: 'Shown' }, default: true }),
    thanks: integer({ label: { fr_FR: 'Mercis', en_GB: 'Thanks' }, readOnly: true, blank: 0 }),
  },
  title: 'title',
  order: '-thanks',
  menu: { parent: 'catalogue', order: 90 },
})

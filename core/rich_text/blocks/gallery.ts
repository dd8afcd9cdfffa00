import { block } from '#core/rich_text/block'
import { choice } from '#core/fields/kinds/choice'
import { media } from '#core/fields/kinds/media'
import { text } from '#core/fields/kinds/text'

/** Several pictures side by side. */
export default block({
  label: { fr_FR: 'Galerie', en_GB: 'Gallery' },
  icon: 'layout-grid',
  group: 'media',
  fields: {
    pictures: media({ label: { fr_FR: 'Images', en_GB: 'Pictures' }, many: true }),
    columns: choice({
      label: { fr_FR: 'Images par ligne', en_GB: 'Pictures a row' },
      choices: {
        2: { fr_FR: 'Deux', en_GB: 'Two' },
        3: { fr_FR: 'Trois', en_GB: 'Three' },
        4: { fr_FR: 'Quatre', en_GB: 'Four' },
      },
      default: '3',
    }),
    caption: text({ label: { fr_FR: 'Légende', en_GB: 'Caption' }, length: 500 }),
  },
})

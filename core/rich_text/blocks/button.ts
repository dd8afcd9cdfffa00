import { block } from '#core/rich_text/block'
import { choice } from '#core/fields/kinds/choice'
import { link } from '#core/fields/kinds/link'
import { text } from '#core/fields/kinds/text'

/** A link that calls for something. */
export default block({
  label: { fr_FR: 'Bouton', en_GB: 'Button' },
  icon: 'click',
  group: 'layout',
  fields: {
    text: text({ label: { fr_FR: 'Texte', en_GB: 'Text' }, length: 80 }),
    link: link({ label: { fr_FR: 'Lien', en_GB: 'Link' } }),
    look: choice({
      label: { fr_FR: 'Aspect', en_GB: 'Look' },
      choices: {
        filled: { fr_FR: 'Plein', en_GB: 'Filled' },
        outlined: { fr_FR: 'Contour', en_GB: 'Outlined' },
      },
      default: 'filled',
    }),
    align: choice({
      label: { fr_FR: 'Place', en_GB: 'Place' },
      choices: {
        left: { fr_FR: 'À gauche', en_GB: 'On the left' },
        center: { fr_FR: 'Au milieu', en_GB: 'In the middle' },
      },
      default: 'left',
    }),
  },
})

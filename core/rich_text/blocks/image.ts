import { block } from '#core/rich_text/block'
import { choice } from '#core/fields/kinds/choice'
import { link } from '#core/fields/kinds/link'
import { media } from '#core/fields/kinds/media'
import { text } from '#core/fields/kinds/text'

/** A picture of the media library. Its alternative text is that of the library, unless the block has its own. */
export default block({
  label: { fr_FR: 'Image', en_GB: 'Picture' },
  icon: 'photo',
  group: 'media',
  fields: {
    picture: media({ label: { fr_FR: 'Image', en_GB: 'Picture' } }),
    alt: text({
      label: { fr_FR: 'Texte alternatif', en_GB: 'Alternative text' },
      help: {
        fr_FR: 'Vide : celui de la médiathèque.',
        en_GB: 'Empty: that of the media library.',
      },
      length: 500,
    }),
    caption: text({ label: { fr_FR: 'Légende', en_GB: 'Caption' }, length: 500 }),
    size: choice({
      label: { fr_FR: 'Largeur', en_GB: 'Width' },
      choices: {
        text: { fr_FR: 'Celle du texte', en_GB: 'That of the text' },
        wide: { fr_FR: 'Plus large que le texte', en_GB: 'Wider than the text' },
        small: { fr_FR: 'La moitié du texte', en_GB: 'Half of the text' },
      },
      default: 'text',
    }),
    link: link({ label: { fr_FR: 'Lien', en_GB: 'Link' } }),
  },
})

import { block } from '#core/rich_text/block'
import { media } from '#core/fields/kinds/media'
import { text } from '#core/fields/kinds/text'
import { url } from '#core/fields/kinds/url'

/**
 * A video of the media library, played on the page; or one of another site, shown as a link with a picture: no page of
 * another site is embedded.
 */
export default block({
  label: { fr_FR: 'Vidéo', en_GB: 'Video' },
  icon: 'video',
  group: 'media',
  fields: {
    video: media({ label: { fr_FR: 'Vidéo de la médiathèque', en_GB: 'Video of the library' }, accept: ['video'] }),
    address: url({
      label: { fr_FR: 'Ou adresse de la vidéo', en_GB: 'Or address of the video' },
      help: {
        fr_FR: 'YouTube, Vimeo, PeerTube\u2026 Le visiteur la regarde sur ce site.',
        en_GB: 'YouTube, Vimeo, PeerTube\u2026 Visitors watch it on that site.',
      },
    }),
    title: text({ label: { fr_FR: 'Titre', en_GB: 'Title' }, length: 255 }),
    picture: media({ label: { fr_FR: 'Image d’attente', en_GB: 'Picture before it plays' } }),
  },
})

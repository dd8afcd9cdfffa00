import { MEDIA_PATH } from '#core/media/media_record'
import type { MediaUses } from '#core/media/media_uses'

const LABEL = { fr_FR: 'Charte graphique', en_GB: 'Branding' }

/** Logos and backgrounds that the branding takes from the library, by their addresses. */
const brandingMediaUses: MediaUses = {
  async find(ids, { run }) {
    const places = await run<{ medium: number; place: string }>(
      `select m.id as medium, b.place from branding_images b
       join core_media m on b.url like '%${MEDIA_PATH}/' || m.hash || '/%' where m.id in (${ids.map(() => '?').join(', ')})`,
      [...ids]
    )
    return places.map(({ medium, place }) => ({
      mediumId: Number(medium),
      label: LABEL,
      name: place,
      screen: null,
      params: {},
    }))
  },
}

export default brandingMediaUses

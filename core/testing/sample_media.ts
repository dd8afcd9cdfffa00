import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { insertRows } from '#core/database/insert_rows'
import { formatsOf, type MediaType } from '#core/media/media_types'

/** Above the ids that tests make, and without files: only their rows count. */
const FIRST: Record<MediaType, number> = { image: 9_010_000, video: 9_020_000, pdf: 9_030_000, document: 9_040_000 }

/** Turns of samples go up to so many. */
const MOST = 9

/** Id of a medium of this type; another turn gives another one. */
export const sampleMedium = (type: MediaType, turn: number): number => FIRST[type] + turn

/** Enters the samples of every type into the library. */
export async function enterSampleMedia(): Promise<void> {
  const store = await app.container.make(Store)
  const rows = (Object.keys(FIRST) as MediaType[]).flatMap((type) =>
    Array.from({ length: MOST }, (_, at) => {
      const id = sampleMedium(type, at + 1)
      const [format = ''] = formatsOf([type])
      const size = type === 'image' ? 40 : 0
      return {
        id,
        hash: String(id).padStart(32, 'f'),
        name: `essai-${at + 1}.${format}`,
        format,
        width: size,
        height: size,
        bytes: 100,
        placeholder: '#7a182f',
        variants: JSON.stringify(size ? [{ width: size, height: size }] : []),
        created_at: '2026-01-01T00:00:00.000Z',
      }
    })
  )
  await store.transaction((trx) => insertRows(trx, 'core_media', rows))
}

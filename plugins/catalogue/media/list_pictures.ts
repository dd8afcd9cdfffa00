import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { closeness } from '#core/lists/closeness'
import { readJson } from '#core/database/statements'
import { namedLike } from '#plugins/catalogue/media/named_like'
import { mediumUrl } from '#plugins/catalogue/products/form/medium_url'
import type { FormPicture } from '#plugins/catalogue/products/form/queries/find_form_files'

/** Maximum number of results. */
const MOST = 60

interface Found {
  id: number
  name: string
  hash: string
  format: string
  variants: unknown
}

/** Pictures of the media library, for forms that choose one: the newest whose names have these words. */
@inject()
export class ListPictures {
  constructor(private readonly store: Store) {}

  async execute(q: string): Promise<FormPicture[]> {
    const { sql, bindings } = namedLike('m.name', q)
    const close = closeness('m.id', { titles: ['core_fold(m.name)'] }, q)
    // A video has no width.
    const rows = await this.store.reader.all<Found>(
      `select m.id, m.name, m.hash, m.format, m.variants from core_media m where m.width > 0 and ${sql}
       order by ${close.sql}, m.id desc limit ${MOST}`,
      [...bindings, ...close.bindings]
    )
    return rows.map(({ id, name, hash, format, variants }) => ({
      id,
      name,
      url: mediumUrl({ hash, format, variants: readJson(variants) }),
    }))
  }
}

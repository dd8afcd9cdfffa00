import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { readJson } from '#plugins/catalogue/database/bulk'
import { namedLike } from '#plugins/catalogue/queries/products/named_like'
import { mediumUrl } from '#plugins/catalogue/queries/products/form_parts'
import type { FormPicture } from '#plugins/catalogue/queries/products/find_form_files'

/** Pictures told of at once: the newest. */
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
    // A video has no width.
    const rows = await this.store.reader.all<Found>(
      `select m.id, m.name, m.hash, m.format, m.variants from core_media m where m.width > 0 and ${sql}
       order by m.id desc limit ${MOST}`,
      bindings
    )
    return rows.map(({ id, name, hash, format, variants }) => ({
      id: Number(id),
      name,
      url: mediumUrl({ hash, format, variants: readJson(variants) }),
    }))
  }
}

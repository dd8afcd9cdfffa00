import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { namedLike } from '#plugins/catalogue/queries/products/named_like'
import type { FormFile } from '#plugins/catalogue/queries/products/find_form_files'

/** Files told of at once: the newest. */
const MOST = 60

/** Files that a product's page may offer to everybody, for forms that choose one. What is sold is not among them. */
@inject()
export class ListFiles {
  constructor(private readonly store: Store) {}

  async execute(q: string): Promise<FormFile[]> {
    const { sql, bindings } = namedLike('f.name', q)
    const rows = await this.store.reader.all<FormFile>(
      `select f.id, f.name, f.type, f.bytes from catalogue_files f
       where ${sql} and not exists (
         select 1 from catalogue_downloads d where d.file_hash = f.hash and d.kind = 'link')
       order by f.id desc limit ${MOST}`,
      bindings
    )
    return rows.map(({ id, name, type, bytes }) => ({ id: Number(id), name, type, bytes: Number(bytes) }))
  }
}

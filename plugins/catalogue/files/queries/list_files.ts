import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { closeness } from '#core/lists/closeness'
import { namedLike } from '#core/lists/named_like'
import type { FormFile } from '#plugins/catalogue/products/form/queries/find_form_files'

/** Maximum number of results. */
const MOST = 60

/** Files that a product's page may offer to everybody, for forms that choose one. What is sold is not among them. */
@inject()
export class ListFiles {
  constructor(private readonly store: Store) {}

  async execute(q: string): Promise<FormFile[]> {
    const { sql, bindings } = namedLike('f.name', q)
    const close = closeness('f.id', { titles: ['core_fold(f.name)'] }, q)
    return this.store.reader.all<FormFile>(
      `select f.id, f.name, f.type, f.bytes from catalogue_files f
       where ${sql} and not exists (
         select 1 from catalogue_downloads d where d.file_hash = f.hash and d.kind = 'link')
       order by ${close.sql}, f.id desc limit ${MOST}`,
      [...bindings, ...close.bindings]
    )
  }
}

import { inject } from '@adonisjs/core'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { findRows, selectRows, type Row } from '#core/resources/resource_rows'
import { fromStore } from '#core/database/run_rows'
import { rowGone } from '#core/resources/errors'
import type { AnyResource, StoredOf } from '#core/resources/resource'
import { withVirtual } from '#core/resources/virtual_values'

/** Reads rows of resources, with their virtual values. */
@inject()
export class ReadResource {
  constructor(
    private readonly store: Store,
    private readonly resources: ResourceCatalogue
  ) {}

  /** @throws rowGone */
  async execute({ resource }: MadeResource, id: number): Promise<Row> {
    const run = fromStore(this.store)
    const rows = await findRows(resource, { kinds: this.resources.kinds, run }, [id])
    const [row] = await withVirtual(resource, rows, run)
    if (!row) throw (resource.errors?.gone ?? rowGone)({ id })
    return row
  }

  /** The places of a tree's rows, siblings in their order. */
  async places({ table }: AnyResource): Promise<{ id: number; parentId: number | null; version: number }[]> {
    const found = await this.store.reader.all<{ id: number; parent_id: number | null; version: number }>(
      `select id, parent_id, version from ${table} order by position, id`
    )
    return found.map(({ id, parent_id: parentId, version }) => ({
      id: Number(id),
      parentId: parentId === null ? null : Number(parentId),
      version: Number(version),
    }))
  }

  /**
   * The rows of a statement's end over the columns of the table, such as `where is_open = true order by day limit 3`,
   * without virtual values: for pages of the shop, and for what holds a small table in memory.
   */
  async select<One>(id: string, end: string, bindings: readonly (string | number)[] = []): Promise<StoredOf<One>[]> {
    const { resource } = this.resources.find(id) as MadeResource
    const parts = { kinds: this.resources.kinds, run: fromStore(this.store) }
    return (await selectRows(resource, parts, end, bindings)) as unknown as StoredOf<One>[]
  }
}

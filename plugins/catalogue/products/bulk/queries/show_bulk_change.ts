import { inject } from '@adonisjs/core'
import { ReadChanges, type ShownChange, type ShownRow } from '#core/bulk/read_changes'
import { Store } from '#core/database/store'
import { ProductChanges } from '#plugins/catalogue/products/bulk/product_changes'
import { labelOrCode } from '#plugins/catalogue/vocabulary/label_or_code'
import type { BulkChange, CellValue, ProductCell } from '#plugins/catalogue/products/bulk/bulk_change'
import type { Locale } from '#core/i18n/locales'

export interface ShownBulkChange extends Omit<ShownChange<BulkChange>, 'total'> {
  /** Products of the selection. */
  products: number
}

export interface ShownBulkRow extends ShownRow<ShownCell> {
  name: string
  sku: string
}

/** Names by `attribute <code>`, `option <attribute> <code>` and `source <code>`. */
type Names = ReadonlyMap<string, string>

/** A cell with names instead of codes. */
export interface ShownCell extends ProductCell {
  /** Name of the attribute or the source. */
  called?: string
}

/** Shows bulk changes: the planned or finished change, and its rows page by page. */
@inject()
export class ShowBulkChange {
  constructor(
    private readonly store: Store,
    private readonly changes: ReadChanges,
    private readonly kind: ProductChanges
  ) {}

  async execute(id: number): Promise<ShownBulkChange> {
    return shown(await this.changes.one(this.kind, id))
  }

  /** The last ones of a member of staff that did something. */
  async recent(staff: number): Promise<ShownBulkChange[]> {
    const changes = await this.changes.recent<BulkChange>(this.kind, staff)
    return changes.map(shown)
  }

  /** The products of a change with each value before and after. Refused products come first. */
  async rows(id: number, { page, limit }: { page: number; limit: number }, locale: Locale): Promise<ShownBulkRow[]> {
    const rows = await this.changes.rows<ProductCell>(this.kind, id, { page, limit, locale })
    const products = await this.#products(rows.map((row) => row.id))
    const cellNames = await this.#cellNames(
      rows.flatMap(({ cells }) => cells),
      locale
    )
    return rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => withNames(cell, cellNames)),
      name: '',
      sku: '',
      ...products.get(row.id),
    }))
  }

  /** Names of the attributes, options and sources that the cells refer to. */
  async #cellNames(cells: readonly ProductCell[], locale: Locale): Promise<Names> {
    const attributes = [...new Set(cells.flatMap(({ attribute }) => attribute ?? []))]
    const sources = [...new Set(cells.flatMap(({ source }) => source ?? []))]
    if (attributes.length + sources.length === 0) return new Map()
    const { reader } = this.store
    const marks = (list: readonly string[]) => list.map(() => '?').join(', ') || 'null'
    const rows = await reader.all<{ key: string; label: unknown; name: string | null }>(
      `select 'attribute ' || a.code as key, a.label, null as name from catalogue_attributes a
         where a.code in (${marks(attributes)})
       union all select 'option ' || a.code || ' ' || o.code, o.label, null from catalogue_attribute_options o
         join catalogue_attributes a on a.id = o.attribute_id
         where a.code in (${marks(attributes)}) and o.code in (${marks(optionsOf(cells))})
       union all select 'source ' || s.code, null, s.name from catalogue_inventory_sources s
         where s.code in (${marks(sources)})`,
      [...attributes, ...attributes, ...optionsOf(cells), ...sources]
    )
    return new Map(rows.map(({ key, label, name }) => [key, name ?? labelOrCode(label, locale, key)]))
  }

  async #products(ids: readonly number[]): Promise<Map<number, { name: string; sku: string }>> {
    const db = this.store.read
    const rows = await db.run<{ id: number; name: string; sku: string }>(
      `select product_id as id, name, sku from catalogue_product_rows where product_id in ${db.ids}`,
      ids
    )
    return new Map(rows.map(({ id, ...product }) => [id, product]))
  }
}

function shown({ total, ...change }: ShownChange<BulkChange>): ShownBulkChange {
  return { ...change, products: total }
}

const textsOf = (value: CellValue): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []

const optionsOf = (cells: readonly ProductCell[]): string[] => [
  ...new Set(cells.flatMap(({ attribute, before, after }) => (attribute ? [before, after].flatMap(textsOf) : []))),
]

function withNames(cell: ProductCell, names: Names): ShownCell {
  const { attribute, source } = cell
  if (source) return { ...cell, called: names.get(`source ${source}`) ?? source }
  if (!attribute) return cell
  const withOptionNames = (value: CellValue): CellValue => {
    const nameOf = (code: string) => names.get(`option ${attribute} ${code}`) ?? code
    if (Array.isArray(value)) return value.map((one) => nameOf(String(one)))
    return typeof value === 'string' ? nameOf(value) : value
  }
  return {
    ...cell,
    before: withOptionNames(cell.before),
    after: withOptionNames(cell.after),
    called: names.get(`attribute ${attribute}`) ?? attribute,
  }
}

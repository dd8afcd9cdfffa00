import { choiceGone } from '#core/resources/errors'
import { coreProblem, refusedRow, type ImportProblem } from '#core/import/problem'
import { digitsOf, relationsOf, type CellParts } from '#core/resources/file_columns'
import { namesIn } from '#core/lists/row_names'
import { undefuse } from '#core/text/formula_cells'
import type { AnyResource } from '#core/resources/resource'
import type { Field } from '#core/fields/field'
import type { SheetRow } from '#core/import/importer'

export const cellText = (cell = '') => undefuse(cell.trim())

/** Why a cell cannot be used. */
export class UnusableCell {
  constructor(readonly problem: ImportProblem) {}
}

/** Reads cells as values of fields. */
export class CellReader {
  constructor(
    private readonly resource: AnyResource,
    private readonly parts: CellParts,
    /** Ids of the rows that cells of relations name, by field and name. */
    private readonly related: ReadonlyMap<string, ReadonlyMap<string, number[]>> = new Map()
  ) {}

  /** The reader of these rows. What relations name is looked up by two statements for each. */
  static async of(resource: AnyResource, parts: CellParts, sheet: readonly SheetRow[]): Promise<CellReader> {
    const found = relationsOf(resource).map(async ([field, of]) => {
      const names = sheet.flatMap(({ values }) => namesIn(cellText(values[field])))
      return [field, await parts.names.ids(of, [...new Set(names)])] as const
    })
    return new CellReader(resource, parts, new Map(await Promise.all(found)))
  }

  /** The value of a key field. Undefined: the cell is empty, or cannot be read. `row`: other values, such as the currency. */
  key(name: string, cell: string, row: Record<string, unknown> = {}): unknown {
    const field = this.resource.fields[name] as Field
    if (cell === '') return undefined
    if (field.kind === 'relation') return this.related.get(name)?.get(cell)?.[0] ?? cell
    const digits = digitsOf(this.resource, field, row, this.parts.baseCurrency)
    return this.parts.kinds.of(field).parse(cell, field.options, digits)
  }

  /** The value of a field. Undefined: the row keeps what it has. What a kind cannot read is left to its schema, which says why. */
  value(name: string, cell: string, row: Record<string, unknown>): unknown {
    const field = this.resource.fields[name] as Field
    if (cell === '') {
      const { isNeverNull, empty } = this.parts.kinds.of(field)
      return isNeverNull && !Array.isArray(empty) ? undefined : null
    }
    return field.kind === 'relation' ? this.#chosen(name, field, cell) : (this.key(name, cell, row) ?? cell)
  }

  #chosen(name: string, { options }: Field, cell: string): unknown {
    const names = namesIn(cell)
    const idsOf = (one: string) => this.related.get(name)?.get(one) ?? []
    const unknown = names.find((one) => idsOf(one).length === 0)
    if (unknown !== undefined) {
      const refused = (options.unknown ?? choiceGone)({ code: unknown, value: unknown }, name)
      return new UnusableCell(refusedRow(null, refused, name))
    }
    const several = names.find((one) => idsOf(one).length > 1)
    if (several !== undefined) {
      return new UnusableCell(coreProblem(null, 'row.name_ambiguous', name, { name: several }))
    }
    const ids = names.flatMap(idsOf)
    if ((options as { many?: boolean }).many) return ids
    return ids.length === 1 ? ids[0] : cell
  }
}

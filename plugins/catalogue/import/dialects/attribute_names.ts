import { Store } from '#core/database/store'
import { joined } from '#plugins/catalogue/import/dialects/cell_text'
import { fold } from '#core/text/fold'
import { readJson } from '#core/database/statements'
import { slugify } from '#core/text/slug'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Label } from '#core/i18n/label'

interface Known {
  code: string
  type: string
  isConfigurable: boolean
}

/** Finds the attributes that a file names: by code or by label, in any language. Others get a code made from their name. */
export class AttributeNames {
  readonly #known = new Map<string, Known>()
  readonly #codes: Map<string, Known>
  readonly #given = new Map<string, string>()
  /** Codes of those by which variants differ. They have one value only. */
  readonly #options = new Set<string>()
  /** What the file calls the attributes that the shop lacks, by field. */
  readonly labels = new Map<string, Label>()

  private constructor(rows: readonly (Known & { label: unknown })[]) {
    this.#codes = new Map(rows.map((row) => [row.code, row]))
    for (const row of rows) {
      for (const name of Object.values(readJson<Label>(row.label))) this.#known.set(fold(name), row)
    }
    for (const row of rows) this.#known.set(fold(row.code), row)
  }

  static async of({ container }: Pick<ApplicationService, 'container'>): Promise<AttributeNames> {
    const store = await container.make(Store)
    const rows = await store.reader.all<
      Omit<Known, 'isConfigurable'> & { label: unknown; configurable: number | boolean }
    >('select code, type, label, is_configurable as configurable from catalogue_attributes')
    return new AttributeNames(rows.map((row) => ({ ...row, isConfigurable: Boolean(row.configurable) })))
  }

  /** The field of an attribute. `isOption`: variants differ by it, so that only an attribute that allows this is taken. */
  fieldOf(name: string, isOption: boolean): string {
    const code = this.#codeOf(name.trim(), isOption)
    if (isOption) this.#options.add(code)
    const field = `${isOption ? 'option' : 'attr'}.${code}`
    if (!this.#codes.has(code)) this.labels.set(field, { fr_FR: name.trim(), en_GB: name.trim() })
    return field
  }

  /** Several values of an attribute, as a cell. An attribute that has one value only gets them as one text. */
  cell(field: string | undefined, values: readonly string[]): Record<string, string> {
    if (field === undefined) return {}
    const code = field.replace(/^(?:attr|option)\./, '')
    const isMany = (this.#codes.get(code)?.type ?? 'multiselect') === 'multiselect' && !this.#options.has(code)
    return { [field]: isMany ? joined(values) : values.join(', ') }
  }

  #codeOf(name: string, isOption: boolean): string {
    const key = fold(name)
    const found = this.#known.get(key)
    if (found && (!isOption || found.isConfigurable)) return found.code
    const given = this.#given.get(key)
    if (given !== undefined) return given
    const code = this.#free(codeFrom(name))
    this.#given.set(key, code)
    return code
  }

  /** A code that no attribute of the shop has. */
  #free(stem: string): string {
    let code = stem
    for (let n = 2; this.#codes.has(code); n++) code = `${stem}_${n}`
    return code
  }
}

function codeFrom(name: string): string {
  const code = slugify(name, 'attribute')
    .replaceAll('-', '_')
    .slice(0, TEXT_LIMITS.code - 4)
  return /^[a-z]/.test(code) ? code : `a_${code}`
}

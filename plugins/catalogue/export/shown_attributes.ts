import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { readJson } from '#core/database/statements'
import { SYSTEM_ATTRIBUTES } from '#plugins/catalogue/vocabulary/system_attributes'
import type { Cells } from '#plugins/catalogue/export/own_rows'
import type { ExportVocabulary } from '#plugins/catalogue/export/export_vocabulary'
import type { Store } from '#core/database/store'

const SYSTEM = new Set(SYSTEM_ATTRIBUTES.map(({ code }) => code))

/** Attributes and their values as people read them, in the first language: other programs know no codes of ours. */
export class ShownAttributes {
  private constructor(
    readonly all: ExportVocabulary['attributes'],
    /** `attribute option` → its label. */
    private readonly options: ReadonlyMap<string, string>
  ) {}

  static async of({ reader }: Store, { attributes }: ExportVocabulary): Promise<ShownAttributes> {
    const rows = await reader.all<{ attribute: string; code: string; label: unknown }>(
      `select a.code as attribute, o.code, o.label from catalogue_attribute_options o
       join catalogue_attributes a on a.id = o.attribute_id`
    )
    const labels = rows.map(({ attribute, code, label }) => {
      return [`${attribute} ${code}`, readJson<Record<string, string>>(label)[DEFAULT_LOCALE] || code] as const
    })
    return new ShownAttributes(
      attributes.filter(({ code }) => !SYSTEM.has(code)),
      new Map(labels)
    )
  }

  nameOf(code: string): string {
    return this.all.find((attribute) => attribute.code === code)?.label[DEFAULT_LOCALE] || code
  }

  /** The value of an option of a variant. */
  optionOf(code: string, row: Cells): string {
    const option = row[`option.${code}`] ?? ''
    return this.options.get(`${code} ${option}`) ?? option
  }

  /** The values of an attribute; none where the product has none. */
  valuesOf({ code, type, valuePerLocale }: ExportVocabulary['attributes'][number], row: Cells): string[] {
    const text = row[`attr.${code}${valuePerLocale ? `.${DEFAULT_LOCALE}` : ''}`] ?? ''
    if (text === '' || type === 'image' || type === 'file') return []
    if (type !== 'select' && type !== 'multiselect' && type !== 'checkbox') return [text]
    return text.split('|').map((option) => this.options.get(`${code} ${option}`) ?? option)
  }
}

/** What the sources have together; empty where the stock is not counted. */
export function stockText(row: Cells): string {
  if (row.manage_stock !== '1') return ''
  const counts = Object.entries(row).flatMap(([column, text]) => (column.startsWith('stock.') ? [Number(text)] : []))
  return String(counts.reduce((sum, count) => sum + count, 0))
}

import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { fold } from '#core/text/fold'
import { ReadList, type ReadSet } from '#core/database/read_set'
import { readJson, type Statements } from '#core/database/statements'
import { optionUnknown } from '#plugins/catalogue/vocabulary/errors'
import { unprintableError } from '#plugins/catalogue/products/upsert/printable_errors'
import { optionCode, optionTexts } from '#plugins/catalogue/products/upsert/attribute_values'
import type { DomainError } from '#core/errors/domain_error'
import type { AttributeDefinition, Definitions } from '#plugins/catalogue/products/upsert/definitions'
import type { AttributeInput, ProductInput } from '#plugins/catalogue/products/upsert/product_input'

const key = (attribute: string, given: string) => `${attribute}\n${given}`

/** Finds the options that a batch names by code, else by label in any language. */
export class OptionLookup {
  #wanted = new Map<string, { attribute: AttributeDefinition; given: string }>()
  #codes = new Map<string, string>()
  #found = new ReadList<{ attribute: number; code: string }>()
  #unprintable = new Set<string>()
  /** True when an option was created. */
  hasGrown = false

  constructor(private readonly definitions: Definitions) {}

  /** Collects every option that a product names. */
  gather(product: ProductInput): void {
    this.#gatherValues(product.attributes)
    this.#gatherValues(product.fallbacks?.attributes)
    for (const texts of Object.values(product.translations ?? {})) this.#gatherValues(texts.attributes)
    for (const { options = {} } of product.variants) this.#gatherValues(options)
  }

  /** Declares the read by code. */
  query(reads: ReadSet, db: Statements): void {
    if (this.#wanted.size === 0) return
    const rows = [...this.#wanted.values()].flatMap(({ attribute, given }) =>
      [...new Set([given, optionCode(given)])].map((code) => ({ attribute: attribute.id, code }))
    )
    this.#found = reads.list(
      { attribute: 'o.attribute_id', code: 'o.code' },
      `${db.rows({ attribute: 'bigint', code: 'text' })}
       cross join catalogue_attribute_options o where o.attribute_id = r.attribute and o.code = r.code`,
      'o.id',
      JSON.stringify(rows)
    )
  }

  /** Indexes the rows, looks the other options up by label, and with `create` creates the missing ones. */
  async resolve(db: Statements, create: boolean): Promise<void> {
    if (this.#wanted.size === 0) return
    this.#takeCodes()
    if (this.#unknown().length > 0) await this.#findLabels(db)
    if (create) await this.#create(db)
  }

  /** The error for a text that was not found. */
  problemOf(attribute: string, given: string, field: string): DomainError {
    const error = this.#unprintable.has(key(attribute, given)) ? unprintableError(given, field) : null
    return error ?? optionUnknown({ attribute, value: given }, field)
  }

  readonly codeOf = (attribute: string, given: string): string | null => this.#codes.get(key(attribute, given)) ?? null

  #gatherValues(values: Record<string, AttributeInput> = {}): void {
    for (const [code, input] of Object.entries(values)) {
      const attribute = this.definitions.attributes.get(code)
      if (!attribute) continue
      for (const given of optionTexts(attribute, input)) {
        this.#wanted.set(key(code, given), { attribute, given })
      }
    }
  }

  #unknown() {
    return [...this.#wanted].filter(([name]) => !this.#codes.has(name)).map(([, wanted]) => wanted)
  }

  #takeCodes(): void {
    const offered = new Set(this.#found.rows.map(({ attribute, code }) => key(String(attribute), code)))
    for (const [name, { attribute, given }] of this.#wanted) {
      const code = [given, optionCode(given)].find((each) => offered.has(key(String(attribute.id), each)))
      if (code !== undefined) this.#codes.set(name, code)
    }
  }

  async #findLabels(db: Statements): Promise<void> {
    const unknown = this.#unknown()
    const found = await db.all<{ attribute_id: number; code: string; label: unknown }>(
      `select attribute_id, code, label from catalogue_attribute_options where attribute_id in ${db.ids}`,
      [...new Set(unknown.map(({ attribute }) => attribute.id))]
    )
    const labels = new Map<string, string>()
    for (const { attribute_id: id, code, label } of found) {
      for (const text of Object.values(readJson<Record<string, string>>(label))) {
        labels.set(key(String(id), fold(text)), code)
      }
    }
    for (const { attribute, given } of unknown) {
      const code = labels.get(key(String(attribute.id), fold(given)))
      if (code !== undefined) this.#codes.set(key(attribute.code, given), code)
    }
  }

  async #create(db: Statements): Promise<void> {
    const fresh = new Map<string, { attribute: number; code: string; label: object }>()
    for (const { attribute, given } of this.#unknown()) {
      // Documents print options next to the name of a product.
      if (unprintableError(given, attribute.code)) {
        this.#unprintable.add(key(attribute.code, given))
        continue
      }
      const code = optionCode(given)
      this.#codes.set(key(attribute.code, given), code)
      const row = { attribute: attribute.id, code, label: { [DEFAULT_LOCALE]: given } }
      if (!fresh.has(key(attribute.code, code))) fresh.set(key(attribute.code, code), row)
    }
    this.hasGrown = fresh.size > 0
    await db.run(
      `insert into catalogue_attribute_options (attribute_id, code, label)
       select r.attribute, r.code, r.label
       from ${db.rows({ attribute: 'bigint', code: 'text', label: 'json' })} where true
       on conflict (attribute_id, code) do nothing`,
      [...fresh.values()]
    )
  }
}

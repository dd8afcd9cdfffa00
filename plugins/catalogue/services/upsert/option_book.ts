import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { fold } from '#core/text/fold'
import { ReadList, type ReadSet } from '#core/database/read_set'
import { readJson, type Bulk } from '#plugins/catalogue/database/bulk'
import { optionCode, optionTexts } from '#plugins/catalogue/services/upsert/attribute_values'
import type { AttributeDefinition, Definitions } from '#plugins/catalogue/services/upsert/definitions'
import type { AttributeInput, ProductInput } from '#plugins/catalogue/services/upsert/product_input'

const key = (attribute: string, given: string) => `${attribute}\n${given}`

/** Which option each text of a batch means: by code, else by a label in any language. */
export class OptionBook {
  #wanted = new Map<string, { attribute: AttributeDefinition; given: string }>()
  #codes = new Map<string, string>()
  #found = new ReadList<{ attribute: number; code: string }>()
  /** True once an option was added. */
  hasGrown = false

  constructor(private readonly definitions: Definitions) {}

  /** Notes every option that a product names. */
  gather(product: ProductInput): void {
    this.#gatherValues(product.attributes)
    this.#gatherValues(product.fallbacks?.attributes)
    for (const texts of Object.values(product.translations ?? {})) this.#gatherValues(texts.attributes)
    for (const { options = {} } of product.variants) this.#gatherValues(options)
  }

  /** Asks for them by code. */
  ask(reads: ReadSet, bulk: Bulk): void {
    if (this.#wanted.size === 0) return
    const rows = [...this.#wanted.values()].flatMap(({ attribute, given }) =>
      [...new Set([given, optionCode(given)])].map((code) => ({ attribute: attribute.id, code }))
    )
    this.#found = reads.list(
      { attribute: 'o.attribute_id', code: 'o.code' },
      `${bulk.rows({ attribute: 'bigint', code: 'text' })}
       cross join catalogue_attribute_options o where o.attribute_id = r.attribute and o.code = r.code`,
      'o.id',
      JSON.stringify(rows)
    )
  }

  /** Takes those that were found; looks the others up by label, and with `create` adds those that nobody offers yet. */
  async settle(bulk: Bulk, create: boolean): Promise<void> {
    if (this.#wanted.size === 0) return
    this.#takeCodes()
    if (this.#unknown().length > 0) await this.#findLabels(bulk)
    if (create) await this.#create(bulk)
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

  async #findLabels(bulk: Bulk): Promise<void> {
    const unknown = this.#unknown()
    const found = await bulk.all<{ attribute_id: number; code: string; label: unknown }>(
      `select attribute_id, code, label from catalogue_attribute_options where attribute_id in ${bulk.ids}`,
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

  async #create(bulk: Bulk): Promise<void> {
    const fresh = new Map<string, { attribute: number; code: string; label: object }>()
    for (const { attribute, given } of this.#unknown()) {
      const code = optionCode(given)
      this.#codes.set(key(attribute.code, given), code)
      const row = { attribute: attribute.id, code, label: { [DEFAULT_LOCALE]: given } }
      if (!fresh.has(key(attribute.code, code))) fresh.set(key(attribute.code, code), row)
    }
    this.hasGrown = fresh.size > 0
    await bulk.run(
      `insert into catalogue_attribute_options (attribute_id, code, label)
       select r.attribute, r.code, r.label
       from ${bulk.rows({ attribute: 'bigint', code: 'text', label: 'json' })} where true
       on conflict (attribute_id, code) do nothing`,
      [...fresh.values()]
    )
  }
}

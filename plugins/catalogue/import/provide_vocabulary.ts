import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { fold } from '#core/text/fold'
import { slugify } from '#core/text/slug'
import { Store, type Transaction } from '#core/database/store'
import { Statements } from '#core/database/statements'
import { CategoryTree } from '#plugins/catalogue/categories/category_tree'
import { seedDefaults } from '#plugins/catalogue/database/seed_defaults'
import type { Origin } from '#core/audit/origin'
import type { WantedAttribute, WantedCategory, WantedVocabulary } from '#plugins/catalogue/import/vocabulary'

/** The created attributes, and the names of created categories. */
export interface MadeVocabulary {
  attributes: { id: number; code: string }[]
  categories: string[]
}

const FLAGS = {
  is_filterable: 'isFilterable',
  is_configurable: 'isConfigurable',
  is_searchable: 'isSearchable',
  is_visible_in_list: 'isVisibleInList',
  value_per_locale: 'valuePerLocale',
} as const satisfies Record<string, keyof WantedAttribute>

/**
 * Creates the attributes, options, categories and the family that a file needs. Those that exist under the same code or
 * name stay unchanged, so that it can run in each batch. It has to, since a batch that is rolled back takes them with it.
 */
@inject()
export class ProvideVocabulary {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly tree: CategoryTree,
    private readonly audit: AuditLog
  ) {}

  async execute(trx: Transaction, wanted: WantedVocabulary, origin: Origin): Promise<MadeVocabulary> {
    const db = new Statements(trx)
    await seedDefaults(db, this.clock.iso())
    const attributes = await this.#addAttributes(db, wanted.attributes)
    await this.#addOptions(db, wanted.attributes)
    if (wanted.family) await this.#addFamily(db, wanted.family)
    await this.#joinFamilies(db, wanted)
    const categories = await this.#addCategories(trx, db, wanted.categories ?? [])
    if (attributes.length + categories.length > 0) await this.#record(trx, attributes, origin)
    return { attributes, categories }
  }

  async #addAttributes(db: Statements, wanted: readonly WantedAttribute[]): Promise<MadeVocabulary['attributes']> {
    const flags = Object.keys(FLAGS)
    const source = db.rows({
      code: 'text',
      label: 'json',
      type: 'text',
      validation: 'text',
      now: 'instant',
      ...Object.fromEntries(flags.map((flag) => [flag, 'boolean' as const])),
    })
    const rows = wanted.map((attribute) => ({
      code: attribute.code,
      label: attribute.label,
      type: attribute.type,
      validation: attribute.validation ?? null,
      now: this.clock.iso(),
      ...Object.fromEntries(Object.entries(FLAGS).map(([flag, name]) => [flag, attribute[name] ?? false])),
    }))
    const made = await db.run<{ id: number; code: string }>(
      `insert into catalogue_attributes (code, label, type, validation, position, created_at, updated_at, ${flags.join(', ')})
       select code, label, type, validation, (select coalesce(max(position), 0) + 1 from catalogue_attributes), now, now,
         ${flags.join(', ')} from ${source} where true on conflict (code) do nothing returning id, code`,
      rows
    )
    return made.map(({ id, code }) => ({ id: Number(id), code }))
  }

  async #addOptions(db: Statements, wanted: readonly WantedAttribute[]): Promise<void> {
    const rows = wanted.flatMap(({ code: attribute, options = [] }) =>
      options.map(({ code, label }, position) => ({ attribute, code, label, position }))
    )
    await db.run(
      `insert into catalogue_attribute_options (attribute_id, code, label, position)
       select a.id, r.code, r.label, r.position
       from ${db.rows({ attribute: 'text', code: 'text', label: 'json', position: 'integer' })}
       join catalogue_attributes a on a.code = r.attribute where true
       on conflict (attribute_id, code) do nothing`,
      rows
    )
  }

  async #addFamily(db: Statements, { code, name }: { code: string; name: object }): Promise<void> {
    const now = this.clock.iso()
    await db.all(
      `insert into catalogue_families (code, name, created_at, updated_at) values (?, ?, ?, ?)
       on conflict (code) do nothing`,
      ...[code, name, now, now]
    )
    await db.all(
      `insert into catalogue_family_groups (family_id, code, name, form_column, position)
       select id, 'general', ?, 1, 0 from catalogue_families f where code = ?
         and not exists (select 1 from catalogue_family_groups g where g.family_id = f.id)`,
      ...[{ fr_FR: 'Général', en_GB: 'General' }, code]
    )
  }

  /** Adds the attributes to the first group of each family that does not have them. */
  async #joinFamilies(db: Statements, { attributes, family, families }: WantedVocabulary): Promise<void> {
    const codes = family ? [...families, family.code] : families
    await db.run(
      `insert into catalogue_family_attributes (group_id, attribute_id, position)
       select (select g.id from catalogue_family_groups g where g.family_id = f.id order by g.position, g.id limit 1),
         a.id, 1000 + a.position
       from catalogue_attributes a cross join catalogue_families f
       where a.code in ${db.texts}
         ${codes.length > 0 ? `and f.code in ${db.texts}` : ''}
         and exists (select 1 from catalogue_family_groups g where g.family_id = f.id)
         and not exists (select 1 from catalogue_family_attributes fa
           join catalogue_family_groups g on g.id = fa.group_id
           where g.family_id = f.id and fa.attribute_id = a.id)`,
      attributes.map(({ code }) => code),
      ...(codes.length > 0 ? [codes] : [])
    )
  }

  async #addCategories(trx: Transaction, db: Statements, wanted: readonly WantedCategory[]): Promise<string[]> {
    if (wanted.length === 0) return []
    const existing = await db.all<{ kind: string; code: string; name: string }>(
      `select c.kind, c.code, t.name from catalogue_categories c
       join catalogue_category_translations t on t.category_id = c.id`
    )
    const names = new Set(existing.map(({ kind, name }) => `${kind} ${fold(name)}`))
    const codes = new Set(existing.map(({ kind, code }) => `${kind} ${code}`))
    const made: string[] = []
    for (const { kind, name } of wanted) {
      if (Object.values(name).some((text) => names.has(`${kind} ${fold(text)}`))) continue
      const code = slugify(name.fr_FR)
      if (codes.has(`${kind} ${code}`)) continue
      const texts = { fr_FR: { name: name.fr_FR }, en_GB: { name: name.en_GB } }
      await this.tree.add(trx, { kind, parentId: null, code, texts })
      for (const text of Object.values(name)) names.add(`${kind} ${fold(text)}`)
      codes.add(`${kind} ${code}`)
      made.push(name.fr_FR)
    }
    return made
  }

  async #record(trx: Transaction, attributes: MadeVocabulary['attributes'], origin: Origin): Promise<void> {
    const entries = attributes.map(({ code }) => ({
      subject: 'catalogue.attributes',
      subjectId: code,
      action: 'created' as const,
      changes: {},
    }))
    await this.audit.record(trx, origin, ...entries)
    await this.store.changes.record(trx, 'catalogue.categories', ['*'])
  }
}

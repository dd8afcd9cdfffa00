import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { Statements } from '#core/database/statements'
import { attributeInUse, attributeUnknown } from '#plugins/catalogue/vocabulary/errors'
import { codeInvalid } from '#plugins/catalogue/errors'
import { LOCALES } from '#core/i18n/locales'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { readFamilies, type FamilyInput } from '#plugins/catalogue/vocabulary/family_rows'
import { VocabularyJournal } from '#plugins/catalogue/vocabulary/vocabulary_journal'
import type { Origin } from '#core/audit/origin'
import type { Texts } from '#plugins/catalogue/vocabulary/attribute_rules'
import { ATTRIBUTE_CODE } from '#plugins/catalogue/database/text_limits'

/** Creates families, or replaces their groups and the attributes in them. */
@inject()
export class DefineFamilies {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly journal: VocabularyJournal
  ) {}

  execute(families: readonly FamilyInput[], origin: Origin, trx?: Transaction): Promise<void> {
    const wrong = families.find(({ code }) => !ATTRIBUTE_CODE.test(code))
    if (wrong) throw codeInvalid({ code: wrong.code.slice(0, 64) }, 'code')
    if (trx) return this.#run(trx, families, origin)
    return this.store.transaction((opened) => this.#run(opened, families, origin))
  }

  async #run(trx: Transaction, families: readonly FamilyInput[], origin: Origin): Promise<void> {
    await lockProducts(trx)
    const db = new Statements(trx)
    const codes = families.map(({ code }) => code)
    const stored = await familyStates(db, codes)
    const changed = families.filter((family) => stored.get(family.code) !== stateOf(family))
    if (changed.length === 0) return
    await this.#refuseUnknown(db, changed)
    for (const family of changed) await refuseLost(db, family)
    await this.#write(db, changed)
    await this.journal.record(trx, origin, {
      entries: changed.map(({ code, groups }) => ({
        subject: 'catalogue.families',
        subjectId: code,
        action: stored.has(code) ? 'updated' : 'created',
        changes: { groups: [null, groups.map(({ name, attributes }) => ({ name, attributes }))] },
      })),
      isShown: false,
    })
  }

  async #refuseUnknown(db: Statements, families: readonly FamilyInput[]): Promise<void> {
    const wanted = [...new Set(families.flatMap(({ groups }) => groups.flatMap(({ attributes }) => attributes)))]
    const rows = await db.run<{ code: string }>(
      `select code from catalogue_attributes where code in ${db.texts}`,
      wanted
    )
    const known = new Set(rows.map(({ code }) => code))
    const unknown = wanted.find((code) => !known.has(code))
    if (unknown !== undefined) throw attributeUnknown({ attribute: unknown }, 'groups')
  }

  async #write(db: Statements, families: readonly FamilyInput[]): Promise<void> {
    const now = this.clock.iso()
    await db.run(
      `insert into catalogue_families (code, name, created_at, updated_at)
       select r.code, r.name, r.now, r.now from ${db.rows({ code: 'text', name: 'json', now: 'instant' })}
       where true on conflict (code) do update set name = excluded.name, updated_at = excluded.updated_at,
         version = catalogue_families.version + 1`,
      families.map(({ code, name }) => ({ code, name, now }))
    )
    await db.run(
      `delete from catalogue_family_groups where family_id in
         (select id from catalogue_families where code in ${db.texts})`,
      families.map(({ code }) => code)
    )
    const groups = families.flatMap(({ code: family, groups: all }) =>
      all.map(({ code, name, column = 1, attributes }, position) => ({
        family,
        code,
        name,
        column,
        attributes,
        position,
      }))
    )
    await db.run(
      `insert into catalogue_family_groups (family_id, code, name, form_column, position)
       select f.id, r.code, r.name, r.col, r.position
       from ${db.rows({ family: 'text', code: 'text', name: 'json', col: 'integer', position: 'integer' })}
       join catalogue_families f on f.code = r.family where true`,
      groups.map(({ family, code, name, column, position }) => ({ family, code, name, col: column, position }))
    )
    await db.run(
      `insert into catalogue_family_attributes (group_id, attribute_id, position)
       select g.id, a.id, r.position
       from ${db.rows({ family: 'text', grp: 'text', attribute: 'text', position: 'integer' })}
       join catalogue_families f on f.code = r.family
       join catalogue_family_groups g on g.family_id = f.id and g.code = r.grp
       join catalogue_attributes a on a.code = r.attribute where true on conflict do nothing`,
      groups.flatMap(({ family, code: grp, attributes }) =>
        attributes.map((attribute, position) => ({ family, grp, attribute, position }))
      )
    )
  }
}

const LOST = `select a.code, count(*) as variants from catalogue_families f
  join catalogue_family_groups g on g.family_id = f.id
  join catalogue_family_attributes fa on fa.group_id = g.id
  join catalogue_attributes a on a.id = fa.attribute_id and a.is_configurable = true
  join catalogue_products p on p.family_id = f.id
  join catalogue_variants v on v.product_id = p.id`

/** Refuses to remove an attribute from a family if variants of its products have a value of it as their option. */
async function refuseLost(db: Statements, { code, groups }: FamilyInput): Promise<void> {
  const given = groups.flatMap(({ attributes }) => attributes)
  const key = db.sqlite ? `v.options ->> ('$."' || a.code || '"') is not null` : 'jsonb_exists(v.options, a.code)'
  const [lost] = await db.all<{ code: string; variants: number }>(
    `${LOST} and ${key} where f.code = ? and a.code not in ${db.texts} group by a.code limit 1`,
    ...[code, given]
  )
  if (!lost) return
  const counted = { families: 'none', products: 0, variants: Number(lost.variants) }
  throw attributeInUse({ attribute: lost.code, ...counted }, 'groups')
}

/** A string that two equal family definitions share. */
function stateOf({ name, groups }: FamilyInput): string {
  const texts = (of: Texts) => LOCALES.map((locale) => of[locale] ?? '').join('\n')
  const groupStates = groups.map((group) => [group.code, texts(group.name), group.column ?? 1, ...group.attributes])
  return JSON.stringify([texts(name), ...groupStates])
}

async function familyStates(db: Statements, codes: readonly string[]): Promise<Map<string, string>> {
  const families = await readFamilies(db, codes)
  return new Map(families.map((family) => [family.code, stateOf(family)]))
}

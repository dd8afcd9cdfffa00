import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { Store } from '#core/database/store'
import { DefineFamilies } from '#plugins/catalogue/vocabulary/actions/define_families'
import { Statements } from '#core/database/statements'
import { attributePlacedTwice, familyNotFound } from '#plugins/catalogue/vocabulary/errors'
import { codeTaken, valueRequired } from '#plugins/catalogue/errors'
import { findFamily } from '#plugins/catalogue/vocabulary/find_family'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import type { FamilyInput } from '#plugins/catalogue/vocabulary/family_rows'
import type { Origin } from '#core/audit/origin'

/** The input of a family: its groups with their attributes. */
export type FamilyForm = Omit<FamilyInput, 'code'> & ({ code: string } | { id: number; version: number })

/** Creates a family under a new code, or replaces the edited one. */
@inject()
export class SaveFamily {
  constructor(
    private readonly store: Store,
    private readonly define: DefineFamilies
  ) {}

  /** Returns the id. */
  execute(form: FamilyForm, origin: Origin): Promise<number> {
    refuseShape(form)
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const db = new Statements(trx)
      if ('id' in form) {
        const before = await findFamily(db, form.id)
        if (!before) throw familyNotFound({ id: form.id })
        if (before.version !== form.version) throw staleWrite({}, 'version', { current: before })
        await this.define.execute([{ code: before.code, name: form.name, groups: form.groups }], origin, trx)
        return form.id
      }
      const [standing] = await db.all('select id from catalogue_families where code = ?', form.code)
      if (standing) throw codeTaken({ code: form.code }, 'code')
      await this.define.execute([form], origin, trx)
      const [made] = await db.all<{ id: number }>('select id from catalogue_families where code = ?', form.code)
      return Number(made?.id)
    })
  }
}

/** Requires a name, unique group codes, and each attribute in one group only. */
function refuseShape({ name, groups }: Pick<FamilyInput, 'name' | 'groups'>): void {
  if (!Object.values(name).some((text) => text.trim() !== '')) throw valueRequired({ field: 'name' }, 'name.fr_FR')
  const codes = new Set<string>()
  const attributes = new Set<string>()
  for (const [index, group] of groups.entries()) {
    if (codes.has(group.code)) throw codeTaken({ code: group.code }, `groups.${index}.code`)
    codes.add(group.code)
    for (const attribute of group.attributes) {
      if (attributes.has(attribute)) throw attributePlacedTwice({ attribute }, `groups.${index}.attributes`)
      attributes.add(attribute)
    }
  }
}

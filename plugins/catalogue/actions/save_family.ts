import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { DefineFamilies, type FamilyInput } from '#plugins/catalogue/actions/define_families'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { attributePlacedTwice, codeTaken, familyNotFound, staleFamily, valueRequired } from '#plugins/catalogue/errors'
import { findFamily } from '#plugins/catalogue/services/vocabulary/find_family'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import type { Origin } from '#core/audit/origin'

/** A family as a form gives it: its groups, and which attributes stand in which of them. */
export type FamilyForm = Omit<FamilyInput, 'code'> & ({ code: string } | { id: number; version: number })

/** Makes a family under a code of its own, or says anew what the one that was edited is. */
@inject()
export class SaveFamily {
  constructor(
    private readonly store: Store,
    private readonly define: DefineFamilies
  ) {}

  /** Gives its id. */
  execute(form: FamilyForm, origin: Origin): Promise<number> {
    refuseShape(form)
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const bulk = new Bulk(trx)
      if ('id' in form) {
        const before = await findFamily(bulk, form.id)
        if (!before) throw familyNotFound({ id: form.id })
        if (before.version !== form.version) throw staleFamily({}, 'version', { current: before })
        await this.define.execute([{ code: before.code, name: form.name, groups: form.groups }], origin, trx)
        return form.id
      }
      const [standing] = await bulk.all('select id from catalogue_families where code = ?', form.code)
      if (standing) throw codeTaken({ code: form.code }, 'code')
      await this.define.execute([form], origin, trx)
      const [made] = await bulk.all<{ id: number }>('select id from catalogue_families where code = ?', form.code)
      return Number(made?.id)
    })
  }
}

/** A name, each group once, each attribute in one group only. */
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

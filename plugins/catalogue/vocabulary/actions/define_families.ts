import { inject } from '@adonisjs/core'
import { ATTRIBUTE_CODE } from '#plugins/catalogue/database/text_limits'
import { DefineRows, inEach } from '#plugins/catalogue/vocabulary/define_rows'
import { Store } from '#core/database/store'
import { codeInvalid } from '#plugins/catalogue/errors'
import { filledGroup, type FamilyGroup } from '#plugins/catalogue/vocabulary/family_groups'
import type { Texts } from '#plugins/catalogue/vocabulary/attribute_rules'
import type { Origin } from '#core/audit/origin'

/** A family with its groups; groups that are not named go, with what stands in them. */
interface FamilyInput {
  code: string
  name: Texts
  groups: readonly FamilyGroup[]
}

/** Creates families, or replaces their groups and the attributes in them. */
@inject()
export class DefineFamilies {
  constructor(
    private readonly store: Store,
    private readonly rows: DefineRows
  ) {}

  async execute(families: readonly FamilyInput[], origin: Origin): Promise<void> {
    const wrong = families.find(({ code }) => !ATTRIBUTE_CODE.test(code))
    if (wrong) throw codeInvalid({ code: wrong.code.slice(0, 64) }, 'code')
    const rows = families.map(({ code, name, groups }) => {
      return { code, name: inEach(name), groups: groups.map(filledGroup) }
    })
    await this.store.transaction((trx) => this.rows.execute(trx, 'catalogue.families', rows, origin))
  }
}

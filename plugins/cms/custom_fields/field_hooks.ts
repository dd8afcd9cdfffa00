import app from '@adonisjs/core/services/app'
import { ListCatalogue } from '#core/lists/list_catalogue'
import { NESTED, type StaffKind } from '#plugins/cms/custom_fields/staff_kinds'
import { choicesMissing, notNested, relationMissing } from '#plugins/cms/errors'
import { queryRows } from '#core/database/query_rows'
import type { ResourceHooks, StoredRow } from '#core/resources/resource'

interface FieldRow extends StoredRow {
  kind: StaffKind
  choices: unknown[]
  of: string | null
  parentId: number | null
}

/** Refuses fields that no form could show. */
export const fieldHooks: ResourceHooks<FieldRow> = {
  async validate({ trx, after }) {
    const { kind, choices, of, parentId } = after
    if ((kind === 'choice' || kind === 'choices') && choices.length === 0) throw choicesMissing({}, 'choices')
    if (kind === 'relation') {
      const lists = await app.container.make(ListCatalogue)
      if (!of || !(await lists.find(of))) throw relationMissing({}, 'of')
    }
    if (parentId === null) return
    const [above] = await queryRows<{ kind: StaffKind }>(trx, 'select kind from cms_group_fields where id = ?', [
      parentId,
    ])
    if (!above || !NESTED.includes(above.kind)) throw notNested({}, 'parentId')
  },
}

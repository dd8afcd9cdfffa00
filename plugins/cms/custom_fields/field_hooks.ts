import { checkCustomField } from '#core/custom_fields/check_custom_field'
import { NESTED, type StaffKind } from '#core/custom_fields/staff_kinds'
import { notNested } from '#plugins/cms/errors'
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
    const { parentId } = after
    await checkCustomField(after)
    if (parentId === null) return
    const [above] = await queryRows<{ kind: StaffKind }>(trx, 'select kind from cms_group_fields where id = ?', [
      parentId,
    ])
    if (!above || !NESTED.includes(above.kind)) throw notNested({}, 'parentId')
  },
}

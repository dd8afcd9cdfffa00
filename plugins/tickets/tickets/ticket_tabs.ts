import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { ListTab, TabFilter } from '#core/lists/list'

/** Open tickets of somebody, or of one of several groups. */
const openOf = (...assignees: string[]): TabFilter => ({ closed: '0', assignee: assignees.join(',') })

/** Tabs above the list of tickets. Who is in no group has no tab of groups. */
export const ticketTabs: Record<string, ListTab> = {
  open: { label: { fr_FR: 'Ouverts', en_GB: 'Open' }, filter: { closed: '0' } },
  mine: {
    label: { fr_FR: 'Assignés à moi', en_GB: 'Assigned to me' },
    filter: ({ kind, id }) => (kind === 'staff' ? openOf(`s${id}`) : null),
  },
  of_my_groups: {
    label: { fr_FR: 'De mes groupes', en_GB: 'Of my groups' },
    async filter({ kind, id }) {
      const groups = kind === 'staff' ? await groupsOf(id) : []
      return groups.length > 0 ? openOf(...groups.map((group) => `g${group}`)) : null
    },
  },
  to_answer: { label: { fr_FR: 'À répondre', en_GB: 'To be answered' }, filter: { waits_for: 'shop' } },
  closed: { label: { fr_FR: 'Fermés', en_GB: 'Closed' }, filter: { closed: '1' } },
}

async function groupsOf(staffId: number): Promise<number[]> {
  const { reader } = await app.container.make(Store)
  const sql = 'select owner_id as id from users_staff_groups_members where target_id = ? order by owner_id'
  const rows = await reader.all<{ id: number }>(sql, [staffId])
  return rows.map(({ id }) => Number(id))
}

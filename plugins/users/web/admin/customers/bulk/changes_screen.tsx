import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { ChangeList } from '#web/admin/bulk/change_list'
import type { ResponseOf } from '#web/lib/registry'
import { callOrFail } from '#web/lib/screen_loader'

export const meta = adminHead

type ShownChange = ResponseOf<'users.admin.customer_changes.index'>['data'][number]

export const loader = adminLoader(
  { id: 'users.admin.customer_changes', words: ['users.customer_changes'] },
  async ({ context }) => {
    const { data } = await callOrFail(context, 'GET', 'users.admin.customer_changes.index')
    return { changes: data }
  }
)

/** One's own last changes of many customers, each with its way back. */
export default function CustomerChangesScreen() {
  const { changes } = useLoaderData<typeof loader>() as { changes: ShownChange[] }
  return (
    <ChangeList
      changes={changes.map((change) => ({ ...change, total: change.customers }))}
      words="users.customer_changes"
      one="users.admin.customer_change"
      list="users.admin.customers"
    />
  )
}

import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { ChangeList } from '#web/admin/bulk/change_list'
import type { Answer } from '#web/lib/registry'
import { ask } from '#web/lib/screen_loader'

export const meta = adminHead

type ShownChange = Answer<'catalogue.admin.product_changes.show'>['data']

export const loader = adminLoader(
  { id: 'catalogue.admin.product_changes', words: ['catalogue.product_list'] },
  async ({ context }) => {
    const { data } = await ask(context, 'GET', 'catalogue.admin.product_changes.index')
    return { changes: data }
  }
)

/** One's own last changes of many products, each with its way back. */
export default function ProductChangesScreen() {
  const { changes } = useLoaderData<typeof loader>() as unknown as { changes: ShownChange[] }
  return (
    <ChangeList
      changes={changes.map((change) => ({ ...change, total: change.products }))}
      words="catalogue.product_list"
      one="catalogue.admin.product_change"
      list="catalogue.admin.products"
    />
  )
}

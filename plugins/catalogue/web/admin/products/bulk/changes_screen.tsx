import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { ChangeList } from '#web/admin/bulk/change_list'
import type { ResponseOf } from '#web/lib/registry'
import { callOrFail } from '#web/lib/screen_loader'

export const meta = adminHead

type ProductChange = ResponseOf<'catalogue.admin.product_changes.index'>['data'][number]

export const loader = adminLoader(
  { id: 'catalogue.admin.product_changes', words: ['catalogue.product_list'] },
  async ({ context }) => {
    const { data } = await callOrFail(context, 'GET', 'catalogue.admin.product_changes.index')
    return { changes: data }
  }
)

/** The user's last bulk changes of products, each with an undo button. */
export default function ProductChangesScreen() {
  const { changes } = useLoaderData<typeof loader>() as { changes: ProductChange[] }
  return (
    <ChangeList
      changes={changes.map((change) => ({ ...change, total: change.products }))}
      words="catalogue.product_list"
      one="catalogue.admin.product_change"
      list="catalogue.admin.products"
    />
  )
}

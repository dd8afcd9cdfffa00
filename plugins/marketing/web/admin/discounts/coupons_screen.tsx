import { Button } from '@mantine/core'
import { useLoaderData, useParams, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { adminHead } from '#web/admin/admin_head'
import { useCan } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { IconPlus } from '#web/admin/icons'
import { existingRecordId } from '#web/admin/record_id.server'
import type { BulkAction } from '#web/admin/table/bulk_action'
import { DataTable } from '#web/admin/table/data_table'
import { loadTable } from '#web/admin/table/load_table'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { GenerateDialog } from './generate_dialog'
import { ListDialog } from './list_dialog'

export const meta = adminHead

export const loader = adminLoader({ id: 'marketing.admin.coupons', words: ['marketing.coupons'] }, async (args) => {
  const id = existingRecordId(args)
  const { data } = await callOrFail(args.context, 'GET', 'marketing.admin.cart_rules.show', { params: { id } })
  const table = await loadTable(args, {
    list: 'marketing.coupons',
    route: 'marketing.admin.coupons.index',
    params: { id },
  })
  return { table, name: data.name, needsCode: data.needsCode }
})

/** Codes of a rule: the one that is typed on it, and those that were made for it. */
export default function CouponsScreen() {
  const t = useWords()
  const can = useCan()
  const id = Number(useParams().id)
  const revalidator = useRevalidator()
  const { table, name, needsCode } = useLoaderData<typeof loader>()
  const [making, setMaking] = useState<'drawn' | 'listed' | null>(null)
  const deletion = useCouponDeletion(id)
  const add = needsCode && can('marketing.cart_rules.generate_coupons') && (
    <>
      <Button variant="default" onClick={() => setMaking('listed')}>
        {t('marketing.coupons.list')}
      </Button>
      <Button leftSection={<IconPlus size={16} />} onClick={() => setMaking('drawn')}>
        {t('marketing.coupons.generate')}
      </Button>
    </>
  )
  const MakingDialog = making === 'listed' ? ListDialog : GenerateDialog
  return (
    <AdminPage
      title={t('marketing.coupons.of', { name })}
      parent={{ screen: 'marketing.admin.discount', params: { id } }}
      actions={add}
    >
      <DataTable
        table={table}
        bulk={can(deletion.permission) ? [deletion] : []}
        empty={{ text: t('marketing.coupons.empty'), action: add }}
      />
      {making && (
        <MakingDialog
          rule={id}
          onDone={() => {
            setMaking(null)
            revalidator.revalidate()
          }}
          onClose={() => setMaking(null)}
        />
      )}
    </AdminPage>
  )
}

/** Deletes the codes that were chosen; the one that is typed on the rule stays. */
function useCouponDeletion(id: number): BulkAction {
  const t = useWords()
  return {
    key: 'delete',
    label: t('admin.delete'),
    permission: 'marketing.cart_rules.coupons.mass_delete',
    tone: 'danger',
    confirm: (count) => t('marketing.coupons.mass_delete', { count }),
    run: async (selection) => {
      const answer = await call('POST', 'marketing.admin.coupon_deletions.store', {
        params: { id },
        data: { selection },
      })
      const count = answer ? answer.data.gone : 0
      return { outcome: { done: t('marketing.coupons.mass_deleted', { count }), kept: [] } }
    },
  }
}

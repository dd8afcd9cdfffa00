import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { loadTable } from '#web/admin/table/load_table'
import { RecordList } from '#web/admin/table/record_list'
import type { BulkAction } from '#web/admin/table/bulk_action'
import { call } from '#web/lib/clients'
import { formatMoney, formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'

export const meta = adminHead

export const loader = adminLoader({ id: 'marketing.admin.discounts', words: ['marketing.discounts'] }, async (args) => {
  const [table, choices] = await Promise.all([
    loadTable(args, { list: 'marketing.cart_rules', route: 'marketing.admin.cart_rules.index' }),
    callOrFail(args.context, 'GET', 'marketing.admin.rule_choices.index'),
  ])
  return { table, currency: choices.data.currency }
})

export default function DiscountsScreen() {
  const t = useWords()
  const locale = useLocale()
  const { table, currency } = useLoaderData<typeof loader>()
  const formatDiscount = (kind: unknown, amount: number) => {
    if (kind === 'none') return '–'
    if (kind === 'percent') return t('marketing.discounts.percent_of', { percent: formatNumber(locale, amount / 100) })
    return formatMoney(locale, { amount, currency })
  }
  return (
    <RecordList
      table={table}
      screen="marketing.admin.discount"
      create={{ permission: 'marketing.cart_rules.create', label: t('marketing.discounts.add') }}
      caption={t('marketing.discounts.caption')}
      empty={t('marketing.discounts.empty')}
      cells={{ amount: ({ kind, amount }) => formatDiscount(kind, Number(amount)) }}
      bulk={[useRuleDeletion()]}
    />
  )
}

/** Deletes the selected rules with their coupons. */
function useRuleDeletion(): BulkAction {
  const t = useWords()
  return {
    key: 'delete',
    label: t('admin.delete'),
    permission: 'marketing.cart_rules.delete',
    tone: 'danger',
    confirm: (count) => t('marketing.discounts.mass_delete', { count }),
    run: async (selection) => {
      const response = await call('POST', 'marketing.admin.cart_rule_deletions.store', { data: { selection } })
      const count = response ? response.data.gone : 0
      return { outcome: { done: t('marketing.discounts.mass_deleted', { count }), kept: [] } }
    },
  }
}

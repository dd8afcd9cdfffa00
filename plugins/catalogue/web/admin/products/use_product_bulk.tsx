import { useNavigate } from '@remix-run/react'
import { useScreenPath } from '#web/admin/admin_data'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { BulkChangeFields, type BulkChangeFieldsProps } from './bulk/bulk_change_fields'
import { changeOf, noChange, type ChangeValues } from './bulk/change_values'
import type { BulkAction } from '#web/admin/table/bulk_action'

/** The bulk actions of products: change, with a preview on its own screen, and delete. */
export function useProductBulk(known: Pick<BulkChangeFieldsProps, 'categories' | 'currency'>): BulkAction[] {
  const t = useWords()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  return [
    {
      key: 'change',
      label: t('catalogue.product_list.change'),
      submitLabel: t('catalogue.product_list.look'),
      permission: 'catalogue.products.mass_update',
      confirm: (count) => t('catalogue.product_list.change_question', { count }),
      values: { change: noChange },
      fields: ({ change }, set) => (
        <BulkChangeFields values={change as ChangeValues} {...known} onChange={(next) => set('change', next)} />
      ),
      run: async (selection, { change }) => {
        const answer = await call('POST', 'catalogue.admin.product_changes.store', {
          // The modes may be empty strings in the form; `changeOf` leaves those parts out.
          data: { selection, change: changeOf(change as ChangeValues) } as never,
        })
        if (answer) navigate(pathOf('catalogue.admin.product_change', { id: answer.data.id }) ?? '/admin')
        return false
      },
    },
    {
      key: 'delete',
      label: t('admin.delete'),
      permission: 'catalogue.products.mass_delete',
      tone: 'danger',
      confirm: (count) => t('catalogue.product_list.delete_question', { count }),
      preview: async (selection) => {
        const answer = await call('POST', 'catalogue.admin.product_deletion_previews.store', {
          data: { selection },
        })
        if (!answer) return { total: 0, rows: [] }
        const { products, variants, images, links, onHand, reserved } = answer.data
        const lines = Object.entries({ variants, images, links, onHand, reserved })
        return {
          total: products,
          isDeletion: true,
          rows: lines.map(([key, before]) => ({
            label: t(`catalogue.product_list.goes_${key}`),
            before: String(before),
            after: key === 'reserved' ? String(before) : '0',
          })),
        }
      },
      run: (selection) => call('POST', 'catalogue.admin.product_deletions.store', { data: { selection } }),
    },
  ]
}

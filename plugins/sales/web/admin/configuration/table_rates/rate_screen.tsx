import { useLoaderData, useNavigate } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { ConfirmButton } from '#web/admin/confirm_button'
import { AdminForm } from '#web/admin/form/admin_form'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { recordId } from '#web/admin/record_id.server'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { RateFields, RateSide } from './rate_fields'
import { sentOf, valuesOf, type TableRate } from './rate_values'

const list = 'sales.admin.table_rates'

export const meta = adminHead

export const loader = adminLoader({ id: 'sales.admin.table_rate', words: ['sales.table_rates'] }, async (args) => {
  const id = recordId(args, 'sales.table_rates.create')
  const { data: choices } = await callOrFail(args.context, 'GET', 'sales.admin.table_rate_choices.index')
  if (id === null) return { rate: null, choices }
  const { data } = await callOrFail(args.context, 'GET', 'sales.admin.table_rates.show', { params: { id } })
  return { rate: data as TableRate, choices }
})

/** A row of the table of delivery prices. */
export default function TableRateScreen() {
  const t = useWords()
  const can = useCan()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const { rate, choices } = useLoaderData<typeof loader>()
  const toList = () => navigate(pathOf(list) ?? '/admin')
  const channel = choices.channels[0]?.code ?? ''
  const form = useAdminForm({
    values: valuesOf(rate, channel),
    ...(rate ? { version: rate.version } : { onSaved: toList }),
    save: (values, version = 0) =>
      rate
        ? call('PUT', 'sales.admin.table_rates.update', {
            params: { id: rate.id },
            data: { ...sentOf(values), version },
          })
        : call('POST', 'sales.admin.table_rates.store', { data: sentOf(values) }),
    fresh: (row) => ({ values: valuesOf(row as TableRate, channel), version: (row as TableRate).version }),
  })
  const currency = choices.channels.find(({ code }) => code === form.values.channel)?.currency ?? 'EUR'
  const removal = ({ id, label, version }: TableRate) => (
    <ConfirmButton
      label={t('admin.delete')}
      color="red"
      question={t('sales.table_rates.delete_consequence', { label })}
      run={() => call('DELETE', 'sales.admin.table_rates.destroy', { params: { id }, data: { version } })}
      onDone={toList}
    />
  )
  return (
    <AdminPage
      title={rate?.label ?? t('sales.table_rates.add')}
      parent={{ screen: list }}
      caption={rate && <RecordHistory subject="sales.table_rates" id={rate.id} />}
      actions={rate && can('sales.table_rates.delete') && removal(rate)}
    >
      <AdminForm
        form={form}
        isNew={!rate}
        isReadOnly={rate !== null && !can('sales.table_rates.update')}
        side={<RateSide choices={choices} />}
      >
        <RateFields choices={choices} currency={currency} />
      </AdminForm>
    </AdminPage>
  )
}

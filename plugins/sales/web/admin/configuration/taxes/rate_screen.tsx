import { useLoaderData, useNavigate } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { ConfirmButton } from '#web/admin/confirm_button'
import { AdminForm } from '#web/admin/form/admin_form'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { ask } from '#web/lib/screen_loader'
import { recordId } from '../../record_id.server'
import { RateFields, RateSide } from './rate_fields'
import { sentOf, valuesOf, type TaxRate } from './rate_values'

const list = 'sales.admin.tax_rates'

export const meta = adminHead

export const loader = adminLoader({ id: 'sales.admin.tax_rate', words: ['sales.tax_rates'] }, async (args) => {
  const id = recordId(args, 'sales.tax_rates.create')
  const { data: choices } = await ask(args.context, 'GET', 'sales.admin.tax_rate_choices.index')
  if (id === null) return { rate: null, choices }
  const { data } = await ask(args.context, 'GET', 'sales.admin.tax_rates.show', { params: { id } })
  return { rate: data as TaxRate, choices }
})

/** One rate of VAT: how much, where to, for what and for whom, and when. */
export default function TaxRateScreen() {
  const t = useWords()
  const can = useCan()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const { rate, choices } = useLoaderData<typeof loader>()
  const toList = () => navigate(pathOf(list) ?? '/admin')
  const form = useAdminForm({
    values: valuesOf(rate),
    ...(rate ? { version: rate.version } : { onSaved: toList }),
    save: (values, version = 0) =>
      rate
        ? call('PUT', 'sales.admin.tax_rates.update', { params: { id: rate.id }, data: { ...sentOf(values), version } })
        : call('POST', 'sales.admin.tax_rates.store', { data: sentOf(values) }),
    fresh: (row) => ({ values: valuesOf(row as TaxRate), version: (row as TaxRate).version }),
  })
  const removal = ({ id, name, version }: TaxRate) => (
    <ConfirmButton
      label={t('admin.delete')}
      color="red"
      question={t('sales.tax_rates.delete_consequence', { name })}
      run={() => call('DELETE', 'sales.admin.tax_rates.destroy', { params: { id }, data: { version } })}
      onDone={toList}
    />
  )
  return (
    <AdminPage
      title={rate?.name ?? t('sales.tax_rates.add')}
      parent={{ screen: list }}
      caption={rate && <RecordHistory subject="sales.tax_rates" id={rate.id} />}
      actions={rate && can('sales.tax_rates.delete') && removal(rate)}
    >
      <AdminForm
        form={form}
        isNew={!rate}
        isReadOnly={rate !== null && !can('sales.tax_rates.update')}
        side={<RateSide />}
      >
        <RateFields choices={choices} />
      </AdminForm>
    </AdminPage>
  )
}

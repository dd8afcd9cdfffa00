import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminForm } from '#web/admin/form/admin_form'
import { NumberField, SelectField, TextField } from '#web/admin/form/fields'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { toMinor } from '#web/lib/money'
import { ask } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { recordId } from '../record_id.server'
import { RecordRemoval } from '../record_removal'
import { useRecordForm } from '../use_record_form'
import { isoCurrencies } from './iso_currencies'

interface CurrencyValues {
  code: string
  name: string
  symbol: string
  position: number
  [field: string]: unknown
}

interface Row extends CurrencyValues {
  id: number
  decimals: number
  version: number
}

const parent = { screen: 'configuration.admin.currencies' }

export const meta = adminHead

export const loader = adminLoader(
  { id: 'configuration.admin.currency', words: ['configuration.currencies'] },
  async (args) => {
    const id = recordId(args, 'configuration.currencies.create')
    if (id === null) return { row: null }
    const { data } = await ask(args.context, 'GET', 'configuration.admin.currencies.show', { params: { id } })
    return { row: data as unknown as Row }
  }
)

const valuesOf = ({ code, name, symbol, position }: Row): CurrencyValues => ({ code, name, symbol, position })

/** A currency: added by its code, renamed. Its decimals are those of ISO 4217. */
export default function CurrencyScreen() {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const { row } = useLoaderData<typeof loader>()
  const form = useCurrencyForm(row)
  const removal = ({ id, name, version }: Row) => (
    <RecordRemoval
      question={t('configuration.currencies.delete_consequence', { name })}
      run={() => call('DELETE', 'configuration.admin.currencies.destroy', { params: { id }, data: { version } })}
      list={parent.screen}
    />
  )
  return (
    <AdminPage
      title={row?.name ?? t('configuration.currencies.add')}
      parent={parent}
      caption={row && <RecordHistory subject="configuration.currencies" id={row.id} />}
      actions={row && can('configuration.currencies.delete') && removal(row)}
    >
      <AdminForm form={form} isNew={!row} isReadOnly={row !== null && !can('configuration.currencies.update')}>
        <FormSection>
          <SelectField
            name="code"
            label={t('configuration.currencies.code')}
            help={row ? undefined : t('configuration.currencies.code_help')}
            options={row ? [{ value: row.code, label: row.code }] : isoCurrencies(locale)}
            required
            disabled={row !== null}
          />
          {row && (
            <>
              <FieldRow>
                <TextField name="name" label={t('configuration.currencies.name')} required maxLength={60} />
                <TextField name="symbol" label={t('configuration.currencies.symbol')} required maxLength={8} />
                <NumberField name="position" label={t('configuration.currencies.position')} min={0} max={9999} />
              </FieldRow>
              <p className="admin-hint">
                {t('configuration.currencies.sample', {
                  count: row.decimals,
                  sample: formatMoney(locale, { amount: toMinor(1234.5, row.code), currency: row.code }),
                })}
              </p>
            </>
          )}
        </FormSection>
      </AdminForm>
    </AdminPage>
  )
}

function useCurrencyForm(row: Row | null) {
  return useRecordForm({
    ...{ row, valuesOf, list: parent.screen },
    blank: { code: '', name: '', symbol: '', position: 0 },
    save: ({ code, ...values }, version = 0) =>
      row
        ? call('PUT', 'configuration.admin.currencies.update', { params: { id: row.id }, data: { ...values, version } })
        : call('POST', 'configuration.admin.currencies.store', { data: { code } }),
  })
}

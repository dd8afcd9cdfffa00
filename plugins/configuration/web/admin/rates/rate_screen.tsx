import { useLoaderData, useNavigate } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { ConfirmButton } from '#web/admin/confirm_button'
import { AdminForm } from '#web/admin/form/admin_form'
import { SelectField, TextField } from '#web/admin/form/fields'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { ask } from '#web/lib/screen_loader'
import { recordId } from '../record_id.server'
import { RateHistory } from './rate_history'
import { byHand, sentSource, valuesOf, type Rate, type RateChoices } from './rate_values'

const parent = { screen: 'configuration.admin.exchange_rates' }

export const meta = adminHead

export const loader = adminLoader(
  { id: 'configuration.admin.exchange_rate', words: ['configuration.rates'] },
  async (args) => {
    const id = recordId(args, 'configuration.exchange_rates.create')
    const { data: choices } = await ask(args.context, 'GET', 'configuration.admin.rate_choices.index')
    if (id === null) return { rate: null, choices, history: [] }
    const found = await ask(args.context, 'GET', 'configuration.admin.exchange_rates.show', { params: { id } })
    return { rate: found.data as Rate, choices, history: found.meta.history }
  }
)

/** The rate of a pair of currencies, by hand or from a source, and those that held before. */
export default function RateScreen() {
  const t = useWords()
  const can = useCan()
  const { rate, choices, history } = useLoaderData<typeof loader>()
  const form = useRateForm(rate)
  return (
    <AdminPage
      title={rate ? `${rate.base} → ${rate.target}` : t('configuration.rates.add')}
      parent={parent}
      caption={rate && <RecordHistory subject="configuration.exchange_rates" id={rate.id} />}
      actions={rate && can('configuration.exchange_rates.delete') && <Removal rate={rate} />}
    >
      <AdminForm form={form} isNew={!rate} isReadOnly={rate !== null && !can('configuration.exchange_rates.update')}>
        <RateFields isNew={!rate} choices={choices} />
      </AdminForm>
      {history.length > 0 && <RateHistory history={history} sources={choices.sources} />}
    </AdminPage>
  )
}

function RateFields({ isNew, choices: { currencies, sources } }: { isNew: boolean; choices: RateChoices }) {
  const t = useWords()
  const options = currencies.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))
  const sourceOptions = [
    { value: byHand, label: t('configuration.rates.by_hand') },
    ...sources.map(({ name, label }) => ({ value: name, label })),
  ]
  return (
    <FormSection>
      <FieldRow>
        <SelectField name="base" label={t('configuration.rates.base')} options={options} required disabled={!isNew} />
        <SelectField
          name="target"
          label={t('configuration.rates.target')}
          options={options}
          required
          disabled={!isNew}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          name="rate"
          label={t('configuration.rates.rate')}
          help={t('configuration.rates.rate_help')}
          required
          inputMode="decimal"
          maxLength={26}
        />
        <SelectField
          name="source"
          label={t('configuration.rates.source')}
          help={t('configuration.rates.source_help')}
          options={sourceOptions}
          required
        />
      </FieldRow>
    </FormSection>
  )
}

function useRateForm(rate: Rate | null) {
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  return useAdminForm({
    values: rate ? valuesOf(rate) : { base: '', target: '', rate: '', source: byHand },
    ...(rate ? { version: rate.version } : {}),
    save: (values, version = 0) => {
      const data = { rate: values.rate, source: sentSource(values) }
      return rate
        ? call('PUT', 'configuration.admin.exchange_rates.update', {
            params: { id: rate.id },
            data: { ...data, version },
          })
        : call('POST', 'configuration.admin.exchange_rates.store', {
            data: { ...data, base: values.base, target: values.target },
          })
    },
    fresh: (row) => ({ values: valuesOf(row as Rate), version: (row as Rate).version }),
    ...(rate ? {} : { onSaved: () => navigate(pathOf(parent.screen) ?? '/admin') }),
  })
}

function Removal({ rate: { id, base, target, version } }: { rate: Rate }) {
  const t = useWords()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  return (
    <ConfirmButton
      label={t('admin.delete')}
      question={t('configuration.rates.delete_consequence', { base, target })}
      run={() => call('DELETE', 'configuration.admin.exchange_rates.destroy', { params: { id }, data: { version } })}
      onDone={() => navigate(pathOf(parent.screen) ?? '/admin')}
    />
  )
}

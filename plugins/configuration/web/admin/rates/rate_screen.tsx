import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminForm } from '#web/admin/form/admin_form'
import { DecimalField, SelectField } from '#web/admin/form/fields'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { recordId } from '#web/admin/record_id.server'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { RecordRemoval } from '../record_removal'
import { useRecordForm } from '../use_record_form'
import { RateHistory } from './rate_history'
import { byHand, sentSource, valuesOf, type Rate, type RateChoices } from './rate_values'

const parent = { screen: 'configuration.admin.exchange_rates' }

export const meta = adminHead

export const loader = adminLoader(
  { id: 'configuration.admin.exchange_rate', words: ['configuration.rates'] },
  async (args) => {
    const id = recordId(args, 'configuration.exchange_rates.create')
    const { data: choices } = await callOrFail(args.context, 'GET', 'configuration.admin.rate_choices.index')
    if (id === null) return { rate: null, choices, history: [] }
    const found = await callOrFail(args.context, 'GET', 'configuration.admin.exchange_rates.show', { params: { id } })
    return { rate: found.data as Rate, choices, history: found.meta.history }
  }
)

/** The rate of a pair of currencies, by hand or from a source, and those that held before. */
export default function RateScreen() {
  const t = useWords()
  const can = useCan()
  const { rate, choices, history } = useLoaderData<typeof loader>()
  const form = useRateForm(rate)
  const removal = ({ id, base, target, version }: Rate) => (
    <RecordRemoval
      question={t('configuration.rates.delete_consequence', { base, target })}
      run={() => call('DELETE', 'configuration.admin.exchange_rates.destroy', { params: { id }, data: { version } })}
      list={parent.screen}
    />
  )
  return (
    <AdminPage
      title={rate ? `${rate.base} → ${rate.target}` : t('configuration.rates.add')}
      parent={parent}
      caption={rate && <RecordHistory subject="configuration.exchange_rates" id={rate.id} />}
      actions={rate && can('configuration.exchange_rates.delete') && removal(rate)}
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
        <DecimalField
          name="rate"
          label={t('configuration.rates.rate')}
          help={t('configuration.rates.rate_help')}
          required
          min={0}
          decimals={10}
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
  return useRecordForm({
    row: rate,
    valuesOf,
    list: parent.screen,
    blank: { base: '', target: '', rate: '', source: byHand },
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
  })
}

import { BooleanField, MoneyField, NumberField, SelectField, TextField } from '#web/admin/form/fields'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useWords } from '#web/lib/i18n'
import type { TableChoices } from './rate_values'

/** Price, destination and conditions. */
export function RateFields({ choices, currency }: { choices: TableChoices; currency: string }) {
  const t = useWords()
  const word = (name: string) => t(`sales.table_rates.${name}`)
  const countries = choices.countries.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <>
      <FormSection title={word('what')}>
        <FieldRow>
          <TextField name="label" label={word('label')} help={word('label_help')} maxLength={120} required />
          <MoneyField name="price" label={word('price')} currency={currency} required />
        </FieldRow>
        <TextField name="delay" label={word('delay')} help={word('delay_help')} maxLength={80} />
      </FormSection>
      <FormSection title={word('where')} help={word('any')}>
        <FieldRow>
          <SelectField name="country" label={word('country')} options={countries} />
          <TextField name="state" label={word('state')} help={word('state_help')} maxLength={8} />
        </FieldRow>
        <FieldRow>
          <TextField
            name="postcodeFrom"
            label={word('postcode_from')}
            help={word('postcode_from_help')}
            maxLength={16}
          />
          <TextField name="postcodeTo" label={word('postcode_to')} maxLength={16} />
        </FieldRow>
      </FormSection>
      <FormSection title={word('when')} help={word('bounds')}>
        <FieldRow>
          <NumberField name="weightFrom" label={word('weight_from')} min={0} decimals={3} suffix="kg" />
          <NumberField name="weightTo" label={word('weight_to')} min={0} decimals={3} suffix="kg" />
        </FieldRow>
        <FieldRow>
          <MoneyField name="amountFrom" label={word('amount_from')} currency={currency} />
          <MoneyField name="amountTo" label={word('amount_to')} currency={currency} />
        </FieldRow>
        <FieldRow>
          <NumberField name="quantityFrom" label={word('quantity_from')} min={0} />
          <NumberField name="quantityTo" label={word('quantity_to')} min={0} />
        </FieldRow>
      </FormSection>
    </>
  )
}

/** State, channel and priority. */
export function RateSide({ choices }: { choices: TableChoices }) {
  const t = useWords()
  const word = (name: string) => t(`sales.table_rates.${name}`)
  return (
    <FormSection title={word('use')}>
      <BooleanField name="isActive" label={word('active')} />
      {choices.channels.length > 1 && (
        <SelectField
          name="channel"
          label={word('channel')}
          options={choices.channels.map(({ code }) => ({ value: code, label: code }))}
          required
        />
      )}
      <NumberField name="position" label={word('position')} help={word('position_help')} min={0} max={99_999} />
    </FormSection>
  )
}

import { BooleanField, DayField, MultiField, NumberField, SelectField, TextField } from '#web/admin/form/fields'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useWords } from '#web/lib/i18n'
import type { RateChoices } from './rate_values'

const options = (choices: { code: string; name: string }[]) =>
  choices.map(({ code, name }) => ({ value: code, label: name }))

/** How much, where to, for what and for whom. */
export function RateFields({ choices }: { choices: RateChoices }) {
  const t = useWords()
  const word = (name: string) => t(`sales.tax_rates.${name}`)
  return (
    <>
      <FormSection title={word('what')}>
        <FieldRow>
          <TextField name="name" label={word('name')} help={word('name_help')} maxLength={120} required />
          <NumberField name="percent" label={word('rate')} min={0} max={100} decimals={2} suffix="%" required />
        </FieldRow>
        <TextField name="note" label={word('note')} help={word('note_help')} maxLength={255} />
        <SelectField
          name="vatCategory"
          label={word('vat_category')}
          help={word('vat_category_help')}
          options={['', 'S', 'Z', 'E', 'K', 'G', 'O'].map((value) => ({
            value,
            label: word(`vat_category_${value || 'auto'}`),
          }))}
          required
        />
        <BooleanField name="keepsNet" label={word('keeps_net')} help={word('keeps_net_help')} />
      </FormSection>
      <FormSection title={word('where')}>
        <MultiField
          name="countries"
          label={word('countries')}
          help={word('countries_help')}
          options={options(choices.countries)}
        />
        <FieldRow>
          <TextField name="state" label={word('state')} help={word('state_help')} maxLength={8} />
          <TextField
            name="postcodeFrom"
            label={word('postcode_from')}
            help={word('postcode_from_help')}
            maxLength={16}
          />
          <TextField name="postcodeTo" label={word('postcode_to')} maxLength={16} />
        </FieldRow>
      </FormSection>
      <FormSection title={word('who')}>
        <MultiField
          name="categories"
          label={word('categories')}
          help={word('categories_help')}
          options={options(choices.categories)}
        />
        <MultiField name="groups" label={word('groups')} help={word('groups_help')} options={options(choices.groups)} />
        <BooleanField name="needsVatNumber" label={word('needs_vat_number')} />
      </FormSection>
    </>
  )
}

/** When it holds, and before which others. */
export function RateSide() {
  const t = useWords()
  const word = (name: string) => t(`sales.tax_rates.${name}`)
  return (
    <FormSection title={word('when')}>
      <DayField name="startsOn" label={word('starts_on')} />
      <DayField name="endsOn" label={word('ends_on')} />
      <NumberField name="priority" label={word('priority')} help={word('priority_help')} min={0} max={9999} />
    </FormSection>
  )
}

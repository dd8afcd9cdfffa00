import { BooleanField, SelectField, TextField } from '#web/admin/form/fields'
import { FieldRow } from '#web/admin/form/form_section'
import { useWords } from '#web/lib/i18n'
import type { Answer } from '#web/lib/registry'
import type { AddressValues } from './address_values'

export type CountryChoice = Answer<'users.countries.index'>['data'][number]

interface AddressFieldsProps {
  /** Where its values stand in the form: a refusal names its fields so, `billing.city`. */
  kind: 'billing' | 'delivery'
  values: AddressValues
  countries: CountryChoice[]
  /** There is an address book that it can go into. */
  canKeep: boolean
}

/** An address that staff type for a customer. */
export function AddressFields({ kind, values, countries, canKeep }: AddressFieldsProps) {
  const t = useWords()
  const hasPostcodes = countries.some(({ code, hasPostcodes: has }) => code === values.country && has)
  const at = (field: keyof AddressValues) => `${kind}.${field}`
  return (
    <>
      <FieldRow>
        <TextField name={at('firstName')} label={t('sales.fields.firstName')} required maxLength={35} />
        <TextField name={at('lastName')} label={t('sales.fields.lastName')} required maxLength={35} />
      </FieldRow>
      <TextField name={at('company')} label={t('sales.fields.company')} maxLength={120} />
      <TextField name={at('street')} label={t('sales.fields.street')} required maxLength={120} />
      <TextField name={at('additional')} label={t('sales.fields.additional')} maxLength={120} />
      <FieldRow>
        <TextField name={at('postcode')} label={t('sales.fields.postcode')} required={hasPostcodes} maxLength={16} />
        <TextField name={at('city')} label={t('sales.fields.city')} required maxLength={80} />
      </FieldRow>
      <SelectField
        name={at('country')}
        label={t('sales.fields.country')}
        required
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField name={at('phone')} label={t('sales.fields.phone')} type="tel" maxLength={40} />
      {canKeep && <BooleanField name={at('keep')} label={t('sales.drafts.keep')} isBox />}
    </>
  )
}

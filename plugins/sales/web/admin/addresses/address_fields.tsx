import { BooleanField, SelectField, TextField } from '#web/admin/form/fields'
import { FieldRow } from '#web/admin/form/form_section'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import type { AddressValues } from './address_values'

export type CountryChoice = ResponseOf<'users.countries.index'>['data'][number]

interface AddressFieldsProps {
  /** Path prefix in the form's values, which matches the field names of a refusal: `billing.city`. */
  kind: 'billing' | 'delivery'
  values: AddressValues
  countries: CountryChoice[]
  /** Whether the customer has an address book to save it in. */
  canSave: boolean
}

/** Fields for an address of a customer. */
export function AddressFields({ kind, values, countries, canSave }: AddressFieldsProps) {
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
      {canSave && <BooleanField name={at('keep')} label={t('sales.drafts.keep')} isBox />}
    </>
  )
}

import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { BooleanField, DayField, SelectField, TextField } from '#web/admin/form/fields'
import { useWords } from '#web/lib/i18n'
import type { CustomerChoices, CustomerValues } from './customer_values'

interface ProfileFieldsProps {
  values: CustomerValues
}

/** What a customer is: themselves, and their company where they buy for one. */
export function ProfileFields({ values }: ProfileFieldsProps) {
  const t = useWords()
  const isCompany = values.kind === 'professional'
  return (
    <>
      <FormSection title={t('users.customers.identity')}>
        <SelectField
          name="kind"
          label={t('users.customers.kind')}
          required
          options={['individual', 'professional'].map((kind) => ({
            value: kind,
            label: t(`users.customers.kind_${kind}`),
          }))}
        />
        <FieldRow>
          <TextField name="firstName" label={t('users.customers.first_name')} required maxLength={35} />
          <TextField name="lastName" label={t('users.customers.last_name')} required maxLength={35} />
        </FieldRow>
        <TextField name="email" label={t('users.customers.email')} type="email" required maxLength={254} />
        <FieldRow>
          <TextField name="phone" label={t('users.customers.phone')} type="tel" maxLength={40} />
          <DayField name="birthDate" label={t('users.customers.birth_date')} />
        </FieldRow>
        <FieldRow>
          <SelectField
            name="gender"
            label={t('users.customers.gender')}
            options={['female', 'male', 'other'].map((gender) => ({
              value: gender,
              label: t(`users.customers.gender_${gender}`),
            }))}
          />
          {!isCompany && <TextField name="company" label={t('users.customers.company')} maxLength={120} />}
        </FieldRow>
      </FormSection>
      {isCompany && <CompanyFields />}
    </>
  )
}

function CompanyFields() {
  const t = useWords()
  return (
    <FormSection title={t('users.customers.professional')}>
      <FieldRow>
        <TextField name="corporateName" label={t('users.customers.corporate_name')} required maxLength={120} />
        <TextField name="tradeName" label={t('users.customers.trade_name')} maxLength={120} />
      </FieldRow>
      <FieldRow>
        <TextField
          name="registrationNumber"
          label={t('users.customers.registration_number')}
          inputMode="numeric"
          maxLength={40}
        />
        <TextField name="vatNumber" label={t('users.customers.vat_number')} maxLength={40} />
      </FieldRow>
      <TextField name="website" label={t('users.customers.website')} maxLength={255} />
    </FormSection>
  )
}

/** Group, status and other settings of a customer. */
export function StandingFields({ choices, isNew = false }: { choices: CustomerChoices; isNew?: boolean }) {
  const t = useWords()
  return (
    <FormSection title={t('users.customers.standing')}>
      <SelectField
        name="groupId"
        label={t('users.customers.group')}
        required
        options={choices.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SelectField
        name="locale"
        label={t('users.customers.locale')}
        options={['fr_FR', 'en_GB'].map((locale) => ({ value: locale, label: t(`users.customers.locale_${locale}`) }))}
      />
      {!isNew && (
        <BooleanField
          name="isSuspended"
          label={t('users.customers.suspended')}
          help={t('users.customers.suspended_help')}
        />
      )}
    </FormSection>
  )
}

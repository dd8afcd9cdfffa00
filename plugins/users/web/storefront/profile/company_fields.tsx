import { FieldGroup, FieldRow, FormText } from '#web/form/fields'
import { useWords } from '#web/lib/i18n'

/** Company fields. `isRequired` sets the HTML attribute on the name, which is possible while it is visible. */
export function CompanyFields({ isRequired = false }: { isRequired?: boolean }) {
  const t = useWords()
  return (
    <FieldGroup title={t('users.fields.of_company')}>
      <FieldRow>
        <FormText
          name="corporateName"
          required={isRequired}
          aria-required
          maxLength={120}
          autoComplete="organization"
        />
        <FormText name="tradeName" isOptional maxLength={120} />
      </FieldRow>
      <FieldRow>
        <FormText
          name="registrationNumber"
          maxLength={40}
          inputMode="numeric"
          hint={t('users.fields.registrationNumber_hint')}
        />
        <FormText name="vatNumber" isOptional maxLength={40} hint={t('users.fields.vatNumber_hint')} />
      </FieldRow>
      <FormText name="website" isOptional maxLength={255} inputMode="url" autoComplete="url" />
    </FieldGroup>
  )
}

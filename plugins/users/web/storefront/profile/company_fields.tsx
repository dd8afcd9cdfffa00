import { FieldGroup, FieldRow, FormText } from '#web/form/fields'
import { useWords } from '#web/lib/i18n'

/** What a company tells about itself. `isRequired`: the browser may ask for its name, since it is in view. */
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

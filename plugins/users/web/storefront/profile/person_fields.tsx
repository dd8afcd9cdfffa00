import { FieldRow, FormRadios, FormText } from '#web/form/fields'
import { useWords } from '#web/lib/i18n'

/** Personal fields. Only the name is required. */
export function PersonFields() {
  const t = useWords()
  return (
    <>
      <FormRadios
        name="gender"
        options={['female', 'male', 'other'].map((gender) => ({ value: gender, label: t(`users.genders.${gender}`) }))}
      />
      <FieldRow>
        <FormText name="firstName" required maxLength={35} autoComplete="given-name" />
        <FormText name="lastName" required maxLength={35} autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <FormText name="birthDate" isOptional type="date" autoComplete="bday" min="1900-01-01" />
        <FormText name="phone" isOptional type="tel" maxLength={40} autoComplete="tel" />
      </FieldRow>
    </>
  )
}

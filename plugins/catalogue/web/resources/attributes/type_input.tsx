import { useContext } from 'react'
import { ChoiceInput } from '#web/fields/choice/input'
import type { FieldInputProps } from '#web/fields/field_props'
import { useWords } from '#web/lib/i18n'
import { FormRow } from '#web/resources/form_row'
import type { Attribute } from '../../admin/vocabulary/attributes/attribute'

/** The type of an attribute: closed once products have values of it. */
export default function AttributeTypeInput(props: FieldInputProps) {
  const t = useWords()
  const attribute = useContext(FormRow) as Attribute | null
  if (!attribute?.usage.isUsed) return <ChoiceInput {...props} />
  return <ChoiceInput {...props} field={{ ...props.field, help: t('catalogue.vocabulary.type_fixed') }} disabled />
}

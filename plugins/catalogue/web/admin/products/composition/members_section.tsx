import { Text } from '@mantine/core'
import { FormSection } from '#web/admin/form/form_section'
import { useFormContext } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'
import type { ProductValues } from '../values'
import { PartList } from './part_list'

/** What a grouped product gathers. */
export function MembersSection() {
  const t = useWords()
  const { form } = useFormContext()
  const title = t('catalogue.product_form.members.title')
  return (
    <FormSection title={title} help={t('catalogue.product_form.members.help')}>
      {form.errors.members && (
        <Text size="sm" c="red" role="alert">
          {form.errors.members}
        </Text>
      )}
      <PartList path="members" parts={(form.values as ProductValues).members} label={title} isChoice={false} />
    </FormSection>
  )
}

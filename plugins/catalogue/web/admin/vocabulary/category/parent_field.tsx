import { Select } from '@mantine/core'
import { useCallback } from 'react'
import { useField } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'

/** Below which one it stands; nothing chosen: at the top. Its number is a figure or null. */
export function ParentField({ options }: { options: { value: string; label: string }[] }) {
  const t = useWords()
  const label = t('catalogue.vocabulary.parent')
  const display = useCallback(
    (value: unknown) => options.find((option) => option.value === String(value))?.label ?? '–',
    [options]
  )
  const { id, value, set, error, readOnly } = useField('parentId', label, display)
  return (
    <Select
      id={id}
      label={label}
      error={error}
      readOnly={readOnly}
      data={options}
      value={typeof value === 'number' ? String(value) : null}
      onChange={(chosen) => set(chosen === null ? null : Number(chosen))}
      placeholder={t('catalogue.vocabulary.at_the_top')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('catalogue.vocabulary.at_the_top') }}
    />
  )
}

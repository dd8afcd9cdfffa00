import { Select, TextInput } from '@mantine/core'
import { useWords } from '#web/lib/i18n'
import type { ReadingValues } from './import_data'
import { PairsSection } from './pairs_section'

interface DefaultsSectionProps {
  fields: { field: string; label: string }[]
  values: ReadingValues
  set: (path: string, value: unknown) => void
  isReadOnly: boolean
}

/** What fills empty cells, and fields that the file does not have. */
export function DefaultsSection({ fields, values, set, isReadOnly }: DefaultsSectionProps) {
  const t = useWords()
  const choices = fields.map(({ field, label }) => ({ value: field, label: `${label} · ${field}` }))
  return (
    <PairsSection
      title={t('platform.imports.defaults')}
      help={t('platform.imports.defaults_help')}
      pairs={values.defaults}
      onChange={(pairs) => set('defaults', pairs)}
      empty={{ field: '', value: '' }}
      inputs={({ field, value }, change) => (
        <>
          <Select
            flex={1}
            label={t('platform.imports.field')}
            data={choices}
            value={field || null}
            onChange={(chosen) => change({ field: chosen ?? '' })}
            searchable
            limit={200}
            readOnly={isReadOnly}
          />
          <TextInput
            flex={1}
            label={t('platform.imports.value')}
            value={value}
            onChange={({ currentTarget }) => change({ value: currentTarget.value })}
            readOnly={isReadOnly}
          />
        </>
      )}
      addLabel={t('platform.imports.add_default')}
      removeLabel={t('platform.imports.remove_default')}
      isReadOnly={isReadOnly}
    />
  )
}

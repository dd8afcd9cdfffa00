import { Select, TextInput } from '@mantine/core'
import { useWords } from '#web/lib/i18n'
import { ASIDE, type ReadingValues } from './import_data'
import { PairsSection } from './pairs_section'

interface MappingSectionProps {
  fields: { field: string; label: string }[]
  values: ReadingValues
  set: (path: string, value: unknown) => void
  isReadOnly: boolean
}

/** Names of columns and the fields they are put under, where there is no file to show. */
export function MappingSection({ fields, values, set, isReadOnly }: MappingSectionProps) {
  const t = useWords()
  const choices = [
    { value: ASIDE, label: t('platform.imports.aside') },
    ...fields.map(({ field, label }) => ({ value: field, label: `${label} · ${field}` })),
  ]
  return (
    <PairsSection
      title={t('platform.imports.columns')}
      help={t('platform.imports.mapping_help')}
      pairs={values.columns}
      onChange={(pairs) => set('columns', pairs)}
      empty={{ column: '', field: ASIDE }}
      inputs={({ column, field }, change) => (
        <>
          <TextInput
            flex={1}
            label={t('platform.imports.column')}
            value={column}
            onChange={({ currentTarget }) => change({ column: currentTarget.value })}
            readOnly={isReadOnly}
          />
          <Select
            flex={1}
            label={t('platform.imports.field')}
            data={choices}
            value={field}
            onChange={(chosen) => change({ field: chosen ?? ASIDE })}
            allowDeselect={false}
            searchable
            limit={200}
            readOnly={isReadOnly}
          />
        </>
      )}
      addLabel={t('platform.imports.add_column')}
      removeLabel={t('platform.imports.remove_column')}
      isReadOnly={isReadOnly}
    />
  )
}

import { ActionIcon, Button, Group, Select, TextInput } from '@mantine/core'
import { FormSection } from '#web/admin/form/form_section'
import { IconPlus, IconTrash } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { ASIDE, type ReadingValues } from './import_data'

interface MappingSectionProps {
  fields: { field: string; label: string }[]
  values: ReadingValues
  set: (path: string, value: unknown) => void
  isReadOnly: boolean
}

/** Names of columns and the fields they are put under, where there is no file to show. */
export function MappingSection({ fields, values, set, isReadOnly }: MappingSectionProps) {
  const t = useWords()
  const { columns } = values
  const choices = [
    { value: ASIDE, label: t('platform.imports.aside') },
    ...fields.map(({ field, label }) => ({ value: field, label: `${label} · ${field}` })),
  ]
  const change = (at: number, part: Partial<ReadingValues['columns'][number]>) =>
    set(
      'columns',
      columns.map((each, index) => (index === at ? { ...each, ...part } : each))
    )
  return (
    <FormSection title={t('platform.imports.columns')} help={t('platform.imports.mapping_help')}>
      {columns.map(({ column, field }, at) => (
        <Group key={at} align="end" wrap="nowrap">
          <TextInput
            flex={1}
            label={t('platform.imports.column')}
            value={column}
            onChange={({ currentTarget }) => change(at, { column: currentTarget.value })}
            readOnly={isReadOnly}
          />
          <Select
            flex={1}
            label={t('platform.imports.field')}
            data={choices}
            value={field}
            onChange={(chosen) => change(at, { field: chosen ?? ASIDE })}
            allowDeselect={false}
            searchable
            limit={200}
            readOnly={isReadOnly}
          />
          {!isReadOnly && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('platform.imports.remove_column')}
              onClick={() => set('columns', columns.toSpliced(at, 1))}
            >
              <IconTrash size={18} stroke={1.5} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {!isReadOnly && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.5} />}
            onClick={() => set('columns', [...columns, { column: '', field: ASIDE }])}
          >
            {t('platform.imports.add_column')}
          </Button>
        </div>
      )}
    </FormSection>
  )
}

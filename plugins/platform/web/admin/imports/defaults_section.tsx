import { ActionIcon, Button, Group, Select, TextInput } from '@mantine/core'
import { FormSection } from '#web/admin/form/form_section'
import { IconPlus, IconTrash } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import type { ReadingValues } from './import_data'

interface DefaultsSectionProps {
  fields: { field: string; label: string }[]
  values: ReadingValues
  set: (path: string, value: unknown) => void
  isReadOnly: boolean
}

/** What fills empty cells, and fields that the file does not have. */
export function DefaultsSection({ fields, values, set, isReadOnly }: DefaultsSectionProps) {
  const t = useWords()
  const { defaults } = values
  const choices = fields.map(({ field, label }) => ({ value: field, label: `${label} · ${field}` }))
  const change = (at: number, part: Partial<ReadingValues['defaults'][number]>) =>
    set(
      'defaults',
      defaults.map((each, index) => (index === at ? { ...each, ...part } : each))
    )
  return (
    <FormSection title={t('platform.imports.defaults')} help={t('platform.imports.defaults_help')}>
      {defaults.map(({ field, value }, at) => (
        <Group key={at} align="end" wrap="nowrap">
          <Select
            flex={1}
            label={t('platform.imports.field')}
            data={choices}
            value={field || null}
            onChange={(chosen) => change(at, { field: chosen ?? '' })}
            searchable
            limit={200}
            readOnly={isReadOnly}
          />
          <TextInput
            flex={1}
            label={t('platform.imports.value')}
            value={value}
            onChange={({ currentTarget }) => change(at, { value: currentTarget.value })}
            readOnly={isReadOnly}
          />
          {!isReadOnly && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('platform.imports.remove_default')}
              onClick={() => set('defaults', defaults.toSpliced(at, 1))}
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
            onClick={() => set('defaults', [...defaults, { field: '', value: '' }])}
          >
            {t('platform.imports.add_default')}
          </Button>
        </div>
      )}
    </FormSection>
  )
}

import { Select, Table } from '@mantine/core'
import { useMemo } from 'react'
import { FormSection } from '#web/admin/form/form_section'
import { useField } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'
import { FirstRows } from './first_rows'
import { ASIDE, OWN_NAME, type ImportData } from './import_data'

type Choice = { value: string; label: string }

/** Each column of the file with its first cells, and the field it is put under. */
export function ColumnsSection({ found, title }: { found: ImportData; title: string }) {
  const t = useWords()
  const { fields, file } = found
  const choices = useMemo(
    (): Choice[] => [
      { value: OWN_NAME, label: t(file.program ? 'platform.imports.as_recognised' : 'platform.imports.own_name') },
      { value: ASIDE, label: t('platform.imports.aside') },
      ...fields.map(({ field, label }) => ({ value: field, label: `${label} · ${field}` })),
    ],
    [fields, file.program, t]
  )
  return (
    <FormSection
      title={title}
      help={file.program ? t('platform.imports.format', { format: file.program }) : t('platform.imports.columns_help')}
    >
      <FirstRows file={file} />
      <div className="admin-scroll" role="region" aria-label={title} tabIndex={0}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('platform.imports.column')}</Table.Th>
              <Table.Th className="admin-roomy">{t('platform.imports.first_cells')}</Table.Th>
              <Table.Th miw={200}>{t('platform.imports.field')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {file.columns.map((column, at) => (
              <Table.Tr key={column}>
                <Table.Th scope="row" miw={110} maw={200} className="wrap-anywhere whitespace-normal!">
                  {column}
                </Table.Th>
                <Table.Td c="dimmed" maw={170} className="admin-roomy truncate">
                  {file.samples
                    .map((sample) => sample[column] ?? '')
                    .filter((cell) => cell !== '')
                    .slice(0, 3)
                    .join(' · ')}
                </Table.Td>
                <Table.Td>
                  <ColumnField at={at} column={column} choices={choices} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </FormSection>
  )
}

function ColumnField({ at, column, choices }: { at: number; column: string; choices: Choice[] }) {
  const t = useWords()
  const label = t('platform.imports.field_of', { column })
  const field = useField(`columns.${at}.field`, label)
  return (
    <Select
      id={field.id}
      aria-label={label}
      data={choices}
      value={String(field.value ?? OWN_NAME)}
      onChange={(value) => field.set(value ?? OWN_NAME)}
      readOnly={field.readOnly}
      error={field.error}
      allowDeselect={false}
      searchable
      limit={200}
    />
  )
}

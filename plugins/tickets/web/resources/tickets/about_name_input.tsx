import { Select, Text, type OptionsFilter } from '@mantine/core'
import { useState } from 'react'
import { useField } from '#web/admin/form/form_context'
import { SHORTEST, useRecords } from '#web/admin/frame/use_records'
import { kitProps, option, type FieldInputProps } from '#web/fields/field_props'
import { useWords } from '#web/lib/i18n'
import { optionsOf, recordOf, valueOf, type Subject } from '../../admin/about/subjects'

/** What a ticket is about: any record that the search of the back office finds. It sets the screen, the number and the name. */
export default function AboutInput(props: FieldInputProps) {
  const t = useWords()
  const { name, label, description, disabled } = shown(props)
  const field = useField(name, label)
  const screen = useField('aboutScreen', `${label} – ${t('tickets.about.screen')}`)
  const number = useField('aboutId', `${label} – ${t('tickets.about.number')}`)
  const chosen: Subject | null = field.value
    ? { screen: String(screen.value), id: Number(number.value), name: String(field.value) }
    : null
  const [query, setQuery] = useState('')
  const isAsked = query !== chosen?.name
  const { found, isAnswered } = useRecords(isAsked ? query : '')
  const choose = (value: string | null) => {
    const record = value === null ? null : recordOf(found, value)
    if (value !== null && !record) return
    screen.set(record?.screen ?? null)
    number.set(record?.id ?? null)
    field.set(record?.name.slice(0, option<number>(props, 'length')) ?? null)
  }
  const { data, captions } = optionsOf(found, chosen)
  return (
    <Select
      id={field.id}
      label={label}
      description={description}
      error={field.error}
      readOnly={field.readOnly}
      disabled={disabled}
      data={data}
      value={chosen && valueOf(chosen)}
      onChange={choose}
      onSearchChange={setQuery}
      searchable
      clearable
      // The server searches: what it found is shown as it is.
      filter={asFound}
      renderOption={({ option: { value, label: called } }) => (
        <span>
          {called}
          {captions.has(value) && (
            <Text component="span" size="sm" c="dimmed" display="block">
              {captions.get(value)}
            </Text>
          )}
        </span>
      )}
      nothingFoundMessage={t(hintOf(query, isAnswered))}
    />
  )
}

function shown(props: FieldInputProps) {
  const { help, ...rest } = kitProps(props)
  return { ...rest, description: help }
}

const asFound: OptionsFilter = ({ options }) => options

function hintOf(query: string, isAnswered: boolean): string {
  if (query.trim().length < SHORTEST) return 'tickets.about.short'
  return isAnswered ? 'tickets.about.none' : 'tickets.about.searching'
}

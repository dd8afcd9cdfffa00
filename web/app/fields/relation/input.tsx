import { MultiSelect, Select, type OptionsFilter } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callByName } from '#web/admin/call_by_name'
import { useField } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'
import { kitProps, option, type FieldInputProps } from '../field_props'

interface Choice {
  id: number
  name: string
}

interface RelationInputProps extends FieldInputProps {
  /** Reads the rows, all of them, where the list itself has others too. */
  source?: () => Promise<Choice[]>
}

/** Rows of another list: searched on the server while one types, chosen by name. */
export function RelationInput({ source, ...props }: RelationInputProps) {
  const t = useWords()
  const { name, label, required, disabled } = kitProps(props)
  const of = option<string>(props, 'of') ?? ''
  const many = option<boolean>(props, 'many') ?? false
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map())
  const display = useCallback(
    (value: unknown) =>
      [value ?? []]
        .flat()
        .map((id) => names.get(id as number) ?? String(id))
        .join(', '),
    [names]
  )
  const field = useField(name, label, display)
  const chosen = [field.value ?? []].flat() as number[]
  const { found, search } = useChoices(of, chosen, { setNames, source, isReadOnly: field.readOnly })
  const data = [...new Set([...chosen, ...found.map(({ id }) => id)])].map((id) => ({
    value: String(id),
    label: names.get(id) ?? `n°${id}`,
  }))
  const shared = {
    id: field.id,
    label,
    error: field.error,
    readOnly: field.readOnly,
    required,
    disabled,
    data,
    searchable: true,
    clearable: !required,
    onSearchChange: search,
    // The server searches: what it found is shown as it is.
    filter: ({ options }: Parameters<OptionsFilter>[0]) => options,
    nothingFoundMessage: t('admin.resources.no_choice'),
    ...(props.field.help ? { description: props.field.help } : {}),
  }
  return many ? (
    <MultiSelect {...shared} value={chosen.map(String)} onChange={(ids) => field.set(ids.map(Number))} />
  ) : (
    <Select
      {...shared}
      value={chosen[0] === undefined ? null : String(chosen[0])}
      onChange={(id) => field.set(id === null ? null : Number(id))}
    />
  )
}

/** Milliseconds between the last key and the search. */
const PAUSE = 200

/** The names of the chosen rows, asked for once, and the rows that the typed words find. */
function useChoices(
  of: string,
  chosen: readonly number[],
  {
    setNames,
    source,
    isReadOnly,
  }: {
    setNames: (change: (known: ReadonlyMap<number, string>) => ReadonlyMap<number, string>) => void
    source: (() => Promise<Choice[]>) | undefined
    isReadOnly: boolean
  }
) {
  const [shown, setShown] = useState<Choice[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef('')
  const ask = useCallback(
    async (data: { q?: string; ids?: readonly number[] }) => {
      const rows = await (source ? matching(source, data.q) : listed(of, data)).catch(() => [])
      setNames((known) => new Map([...known, ...rows.map(({ id, name }) => [id, name] as const)]))
      return rows
    },
    [of, setNames, source]
  )
  const first = useRef(chosen)
  useEffect(() => {
    if (first.current.length > 0) void ask({ ids: first.current })
    // Who may not choose may lack the right to the list.
    if (!isReadOnly) void ask({ q: '' }).then(setShown)
    return () => clearTimeout(timer.current)
  }, [ask, isReadOnly])
  const search = (q: string) => {
    clearTimeout(timer.current)
    // The field also tells its own text, when the names of what is chosen arrive.
    if (isReadOnly || asked.current === q) return
    asked.current = q
    timer.current = setTimeout(() => void ask({ q }).then((rows) => asked.current === q && setShown(rows)), PAUSE)
  }
  return { found: shown, search }
}

async function listed(list: string, data: { q?: string; ids?: readonly number[] }): Promise<Choice[]> {
  const answer = await callByName<{ data: Choice[] }>('POST', 'platform.admin.list_choices.store', {
    params: { list },
    data,
  })
  return answer?.data ?? []
}

async function matching(source: () => Promise<Choice[]>, q = ''): Promise<Choice[]> {
  const words = q.toLowerCase()
  return (await source()).filter(({ name }) => name.toLowerCase().includes(words))
}

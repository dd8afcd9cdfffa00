import { MultiSelect, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useCallback, useEffect, useState } from 'react'
import { useField } from '#web/admin/form/form_context'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { FormAttribute } from '../values'

type Options = FormAttribute['options']

/** A choice among an attribute's options; where there are thousands they are looked for by name. */
export function OptionField({ attribute, name }: { attribute: FormAttribute; name: string }) {
  const t = useWords()
  const { label, type, isRequired } = attribute
  const [options, search] = useOptions(attribute)
  const labelOf = useCallback(
    (value: unknown) =>
      [value]
        .flat()
        .map((code) => options.find((option) => option.code === code)?.label ?? String(code))
        .join(', '),
    [options]
  )
  const field = useField(name, label, labelOf)
  const shared = {
    id: field.id,
    label,
    required: isRequired,
    error: field.error,
    readOnly: field.readOnly,
    data: options.map(({ code, label: text }) => ({ value: code, label: text })),
    searchable: true,
    clearable: true,
    clearButtonProps: { 'aria-label': t('catalogue.product_form.clear', { field: label }) },
    nothingFoundMessage: t('catalogue.product_form.no_option'),
    onSearchChange: search,
  }
  if (type === 'select') {
    return <Select {...shared} value={typeof field.value === 'string' ? field.value : null} onChange={field.set} />
  }
  return (
    <MultiSelect {...shared} value={Array.isArray(field.value) ? (field.value as string[]) : []} onChange={field.set} />
  )
}

/** The options that came along, and those that were found since. */
export function useOptions({
  code,
  options,
  hasMoreOptions,
}: Pick<FormAttribute, 'code' | 'options' | 'hasMoreOptions'>): [Options, (q: string) => void] {
  const [found, setFound] = useState<Options>([])
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed, 250)
  useEffect(() => {
    if (!hasMoreOptions || q.trim() === '') return undefined
    const aborter = new AbortController()
    call('GET', 'catalogue.admin.attribute_choices.index', {
      query: { attribute: code, q },
      signal: aborter.signal,
    }).then(
      (answer) => answer && setFound((before) => merge(before, answer.data)),
      () => undefined
    )
    return () => aborter.abort()
  }, [code, hasMoreOptions, q])
  return [merge(options, found), setTyped]
}

function merge(one: Options, other: Options): Options {
  const known = new Set(one.map(({ code }) => code))
  return [...one, ...other.filter(({ code }) => !known.has(code))]
}

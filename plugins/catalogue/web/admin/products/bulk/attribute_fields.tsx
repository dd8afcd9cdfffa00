import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core'
import { DayInput } from '#web/admin/form/day_input'
import { useWords } from '#web/lib/i18n'
import { useOptions } from '../sections/option_field'
import type { AttributeValue, ChangeValues } from './change_values'
import type { BulkChoices } from './use_choices'
import type { ReactNode } from 'react'

type BulkAttribute = BulkChoices['attributes'][number]

interface AttributeFieldsProps {
  values: ChangeValues
  attributes: BulkChoices['attributes']
  set: (next: Partial<ChangeValues>) => void
  /** The field of an amount. */
  money: (amount: number | null, onChange: (amount: number | null) => void) => ReactNode
}

const MANY = new Set(['multiselect', 'checkbox'])

/** What becomes of an attribute, as its type is edited. */
export function AttributeFields({ values, attributes, set, money }: AttributeFieldsProps) {
  const t = useWords()
  const attribute = attributes.find(({ code }) => code === values.attribute)
  const modes = attribute && MANY.has(attribute.type) ? (['set', 'add', 'clear'] as const) : (['set', 'clear'] as const)
  return (
    <>
      <Select
        label={t('catalogue.product_list.attribute')}
        placeholder={t('catalogue.product_list.kept')}
        clearable
        searchable
        data={attributes.map(({ code, label }) => ({ value: code, label }))}
        value={values.attribute || null}
        onChange={(code) => set({ attribute: code ?? '', attributeMode: 'set', attributeValue: null })}
      />
      {attribute && (
        <>
          <Select
            label={t('catalogue.product_list.attribute_mode')}
            data={modes.map((value) => ({ value, label: t(`catalogue.product_list.attribute_${value}`) }))}
            value={values.attributeMode}
            allowDeselect={false}
            onChange={(mode) => set({ attributeMode: (mode ?? 'set') as ChangeValues['attributeMode'] })}
          />
          {values.attributeMode !== 'clear' && (
            <ValueField
              key={attribute.code}
              attribute={attribute}
              value={values.attributeValue}
              onChange={(attributeValue) => set({ attributeValue })}
              money={money}
            />
          )}
        </>
      )}
    </>
  )
}

interface ValueFieldProps extends Pick<AttributeFieldsProps, 'money'> {
  attribute: BulkAttribute
  value: AttributeValue
  onChange: (value: AttributeValue) => void
}

function ValueField({ attribute, value, onChange, money }: ValueFieldProps) {
  const t = useWords()
  const { label, type } = attribute
  const [options, search] = useOptions(attribute)
  const text = typeof value === 'string' ? value : ''
  const data = options.map((option) => ({ value: option.code, label: option.label }))
  switch (type) {
    case 'select':
      return (
        <Select label={label} searchable data={data} value={text || null} onSearchChange={search} onChange={onChange} />
      )
    case 'multiselect':
    case 'checkbox':
      return (
        <MultiSelect
          label={label}
          searchable
          data={data}
          value={Array.isArray(value) ? value : []}
          onSearchChange={search}
          onChange={onChange}
        />
      )
    case 'boolean':
      return (
        <Select
          label={label}
          data={[
            { value: '1', label: t('admin.table.yes') },
            { value: '0', label: t('admin.table.no') },
          ]}
          value={text || null}
          onChange={onChange}
        />
      )
    case 'date':
      return <DayInput label={label} value={text || null} onChange={onChange} />
    case 'price':
      return <>{money(typeof value === 'number' ? value : null, onChange)}</>
    case 'textarea':
      return (
        <Textarea
          label={label}
          autosize
          minRows={2}
          maxRows={10}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )
    default:
      return (
        <TextInput
          label={label}
          maxLength={255}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )
  }
}

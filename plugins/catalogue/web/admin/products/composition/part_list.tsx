import { ActionIcon, Group, Select, Text } from '@mantine/core'
import { useState } from 'react'
import { BooleanField, NumberField, TextField } from '#web/admin/form/fields'
import { FieldRow } from '#web/admin/form/form_section'
import { useFormContext } from '#web/admin/form/form_context'
import { IconArrowDown, IconArrowUp, IconTrash } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { useProductSearch } from '../sections/use_product_search'
import type { PartValues } from './composition_values'

interface PartListProps {
  /** Path of the list in the form. */
  path: string
  parts: PartValues[]
  label: string
  /** A bundle's option: parts can be chosen at first, and in other quantities. */
  isChoice: boolean
}

/** Variants of other products, in order, and a field to look for more. */
export function PartList({ path, parts, label, isChoice }: PartListProps) {
  const t = useWords()
  const { form, isReadOnly } = useFormContext()
  const set = (next: PartValues[]) => form.set(path, next)
  const move = (at: number, by: number) => {
    const next = parts.toSpliced(at, 1)
    next.splice(at + by, 0, parts[at] as PartValues)
    set(next)
  }
  return (
    <div>
      <ul className="admin-variants" aria-label={label}>
        {parts.map((part, at) => (
          <li key={at} className="admin-variant">
            <Group justify="space-between" wrap="nowrap">
              <Text fw={600}>{part.name || part.sku}</Text>
              {!isReadOnly && (
                <PartTools {...{ part, at, move }} last={parts.length - 1} remove={() => set(parts.toSpliced(at, 1))} />
              )}
            </Group>
            <FieldRow>
              <TextField name={`${path}.${at}.sku`} label={t('catalogue.product_form.sku')} required maxLength={64} />
              <NumberField name={`${path}.${at}.quantity`} label={t('catalogue.product_form.parts.quantity')} min={1} />
              {isChoice && (
                <>
                  <BooleanField
                    name={`${path}.${at}.isDefault`}
                    label={t('catalogue.product_form.parts.default')}
                    isBox
                  />
                  <BooleanField
                    name={`${path}.${at}.isQuantityFree`}
                    label={t('catalogue.product_form.parts.free')}
                    isBox
                  />
                </>
              )}
            </FieldRow>
          </li>
        ))}
      </ul>
      {!isReadOnly && <PartSearch parts={parts} add={(part) => set([...parts, part])} />}
    </div>
  )
}

function PartSearch({ parts, add }: { parts: PartValues[]; add: (part: PartValues) => void }) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const found = useProductSearch(typed).filter(({ sku }) => !parts.some((part) => part.sku === sku))
  const choose = (sku: string | null) => {
    const product = found.find((each) => each.sku === sku)
    if (!product) return
    add({ sku: product.sku, name: product.name, quantity: 1, isDefault: false, isQuantityFree: false })
    setTyped('')
  }
  return (
    <Select
      mt="xs"
      label={t('catalogue.product_form.parts.add')}
      description={t('catalogue.product_form.parts.add_help')}
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={choose}
      data={found.map(({ sku, name }) => ({ value: sku, label: `${name} (${sku})` }))}
      filter={({ options }) => options}
    />
  )
}

interface PartToolsProps {
  part: PartValues
  at: number
  last: number
  move: (at: number, by: number) => void
  remove: () => void
}

function PartTools({ part: { name, sku }, at, last, move, remove }: PartToolsProps) {
  const t = useWords()
  const tool = { variant: 'subtle', color: 'gray' } as const
  const params = { name: name || sku }
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon
        {...tool}
        disabled={at === 0}
        aria-label={t('catalogue.product_form.link_up', params)}
        onClick={() => move(at, -1)}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        {...tool}
        disabled={at === last}
        aria-label={t('catalogue.product_form.link_down', params)}
        onClick={() => move(at, 1)}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
      <ActionIcon {...tool} color="red" aria-label={t('catalogue.product_form.link_remove', params)} onClick={remove}>
        <IconTrash size={16} />
      </ActionIcon>
    </Group>
  )
}

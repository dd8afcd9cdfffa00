import { SegmentedControl, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { readReference } from './link_address'
import { findTargets, useLinkTargets } from './link_targets'
import { useRows } from './use_rows'

interface LinkPickerProps {
  /** An address, a reference, or words that are none yet. */
  value: string
  /** `title`: of the chosen thing; empty for an address. */
  onChange: (value: string, title: string) => void
  error?: string | undefined
  id?: string
  readOnly?: boolean
}

/** Where a link leads: an address, or something of the shop, which stays right when it is renamed. */
export function LinkPicker({ value, onChange, error, id: inputId, readOnly = false }: LinkPickerProps) {
  const t = useWords()
  const old = readReference(value)
  const targets = useLinkTargets()
  const [way, setWay] = useState(old || value === '' ? 'shop' : 'address')
  const [chosenKind, setKind] = useState(old?.kind ?? null)
  const kind = chosenKind ?? targets[0]?.kind ?? ''
  const id = old?.kind === kind ? old.id : null
  const rows = useRows((query) => findTargets(kind, query), kind, id)
  const hasTargets = targets.length > 0 || old !== null
  const isAddress = way === 'address' || !hasTargets
  const shared = { error, readOnly, ...(inputId ? { id: inputId } : {}), 'data-autofocus': true }
  return (
    <>
      {hasTargets && (
        <SegmentedControl
          value={way}
          readOnly={readOnly}
          onChange={(next) => {
            setWay(next)
            onChange('', '')
          }}
          aria-label={t('editor.link.way')}
          data={[
            { value: 'shop', label: t('editor.link.shop') },
            { value: 'address', label: t('editor.link.address') },
          ]}
        />
      )}
      {isAddress ? (
        <TextInput
          {...shared}
          label={t('editor.link.address')}
          description={t('editor.link.address_help')}
          value={old ? '' : value}
          onChange={({ currentTarget }) => onChange(currentTarget.value, '')}
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
        />
      ) : (
        <>
          <Select
            label={t('editor.link.kind')}
            data={targets.map((target) => ({ value: target.kind, label: target.label }))}
            value={kind}
            readOnly={readOnly}
            onChange={(next) => {
              setKind(next)
              onChange('', '')
            }}
            allowDeselect={false}
          />
          <Select
            {...shared}
            label={t('editor.link.target')}
            searchable
            data={rows.found}
            value={id}
            onChange={(next) => {
              const title = rows.found.find((row) => row.value === next)?.label ?? ''
              onChange(next === null ? '' : `ref:${kind}/${next}`, title)
            }}
            onSearchChange={rows.search}
            // The server searches.
            filter={({ options }) => options}
            nothingFoundMessage={t('admin.resources.no_choice')}
          />
        </>
      )}
    </>
  )
}

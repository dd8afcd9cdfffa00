import { SegmentedControl, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { isReference, withoutAnchor } from './link_address'
import { useLinkTargets, type LinkTarget } from './link_targets'

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
export function LinkPicker({ value, onChange, error, id, readOnly = false }: LinkPickerProps) {
  const t = useWords()
  const [way, setWay] = useState(isReference(value) || value === '' ? 'shop' : 'address')
  const shared = { error, readOnly, ...(id ? { id } : {}), 'data-autofocus': true }
  return (
    <>
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
      {way === 'address' ? (
        <TextInput
          {...shared}
          label={t('editor.link.address')}
          description={t('editor.link.address_help')}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value, '')}
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
        />
      ) : (
        <TargetField {...shared} value={value} onChange={onChange} />
      )}
    </>
  )
}

/** Searches everything that links may lead to, in groups. */
function TargetField({ value, onChange, ...input }: Omit<LinkPickerProps, 'way'>) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const { found, chosen, keep } = useLinkTargets(typed, withoutAnchor(value))
  const shown = chosen && !found.includes(chosen) ? [chosen, ...found] : found
  return (
    <Select
      {...input}
      label={t('editor.link.target')}
      placeholder={t('editor.link.search')}
      searchable
      // Its dialog focuses it: the list opens when one types or clicks, so that Escape closes the dialog at once.
      openOnFocus={false}
      clearable
      clearButtonProps={{ 'aria-label': t('editor.link.clear') }}
      data={grouped(shown)}
      value={chosen?.href ?? null}
      onChange={(href) => {
        const target = shown.find((one) => one.href === href)
        keep(target)
        onChange(target?.href ?? '', target?.title ?? '')
      }}
      onSearchChange={(words) => words !== chosen?.title && setTyped(words)}
      // The server searches.
      filter={({ options }) => options}
      renderOption={({ option }) => <Option target={shown.find(({ href }) => href === option.value)} />}
      nothingFoundMessage={t('admin.resources.no_choice')}
    />
  )
}

function Option({ target }: { target: LinkTarget | undefined }) {
  return (
    <span>
      {target?.title}
      {target?.caption && <small className="editor-caption">{target.caption}</small>}
    </span>
  )
}

/** In the order in which they were found, by what they are. */
function grouped(targets: readonly LinkTarget[]) {
  const groups = new Map<string, { value: string; label: string }[]>()
  for (const { label, href, title } of targets) {
    const items = groups.get(label) ?? []
    groups.set(label, [...items, { value: href, label: title }])
  }
  return [...groups].map(([group, items]) => ({ group, items }))
}

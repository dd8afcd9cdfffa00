import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { BundleDialog } from './bundle_dialog'
import type { Choice, Sellable } from './draft_data'
import type { DraftState } from './use_draft'

/** Searches products and adds one to the draft. For a bundle it first opens a dialog. */
export function ProductSearch({ draft, change }: DraftState) {
  const t = useWords()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const [bundle, setBundle] = useState<Sellable | null>(null)
  const found = useSellables(draft.id, typed)
  const add = (sku: string, choice: Choice | null) =>
    change(() =>
      call('POST', 'sales.admin.draft_items.store', {
        params: { id: draft.id },
        data: { items: [{ sku, quantity: 1, choice }] },
      })
    )
  const choose = (sku: string | null) => {
    const one = found.find((each) => each.sku === sku)
    if (!one) return
    setTyped('')
    if (one.options.length > 0) setBundle(one)
    else void add(one.sku, null)
  }
  const told = ({ name, detail, sku, price, available }: Sellable) =>
    [
      [name, detail].filter(Boolean).join(', '),
      sku,
      ...(price ? [formatMoney(locale, price)] : []),
      ...(available === null ? [] : [t('sales.drafts.available', { count: available })]),
    ].join(' · ')
  return (
    <>
      <Select
        label={t('sales.drafts.add')}
        placeholder={t('sales.drafts.add_hint')}
        data={found.map((one) => ({ value: one.sku, label: told(one) }))}
        // The server has filtered already.
        filter={({ options }) => options}
        value={null}
        onChange={choose}
        searchValue={typed}
        onSearchChange={setTyped}
        searchable
        nothingFoundMessage={typed.trim().length < 2 ? undefined : t('sales.drafts.nothing_found')}
        rightSection={<span />}
      />
      {bundle && (
        <BundleDialog bundle={bundle} onClose={() => setBundle(null)} add={(choice) => add(bundle.sku, choice)} />
      )}
    </>
  )
}

function useSellables(id: number, typed: string): Sellable[] {
  const [q] = useDebouncedValue(typed.trim(), 250)
  const [found, setFound] = useState<Sellable[]>([])
  useEffect(() => {
    setFound([])
    if (q.length < 2) return undefined
    const aborter = new AbortController()
    call('GET', 'sales.admin.draft_sellables.index', { params: { id }, query: { q }, signal: aborter.signal }).then(
      (answer) => answer && setFound(answer.data),
      () => undefined
    )
    return () => aborter.abort()
  }, [id, q])
  return found
}

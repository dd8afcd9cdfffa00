import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Quotable } from '../quote_data'

interface AddProductProps {
  quoteId: number
  add: (found: Quotable) => void
}

/** A search field that adds a product to the quote. */
export function AddProduct({ quoteId, add }: AddProductProps) {
  const t = useWords()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const found = useQuotable(quoteId, typed)
  const wordsOf = ({ name, detail, sku, price, available }: Quotable) =>
    [
      [name, detail].filter(Boolean).join(', '),
      sku,
      formatMoney(locale, price),
      ...(available === null ? [] : [t('sales.admin_quotes.in_stock', { count: available })]),
    ].join(' · ')
  const choose = (sku: string | null) => {
    const chosen = found.find((one) => one.sku === sku)
    if (!chosen) return
    add(chosen)
    setTyped('')
  }
  return (
    <Select
      label={t('sales.admin_quotes.add_product')}
      description={t('sales.admin_quotes.add_help')}
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={choose}
      data={found.map((one) => ({ value: one.sku, label: wordsOf(one) }))}
      filter={({ options }) => options}
      nothingFoundMessage={typed.trim().length > 1 ? t('sales.admin_quotes.add_none') : null}
    />
  )
}

/** Searches products by SKU or name. */
function useQuotable(quoteId: number, typed: string): Quotable[] {
  const [q] = useDebouncedValue(typed.trim(), 250)
  const [found, setFound] = useState<Quotable[]>([])
  useEffect(() => {
    if (q.length < 2) {
      setFound([])
      return undefined
    }
    const aborter = new AbortController()
    const options = { params: { id: quoteId }, query: { q }, signal: aborter.signal }
    call('GET', 'sales.admin.quotable_products.index', options).then(
      (answer) => answer && setFound(answer.data),
      () => undefined
    )
    return () => aborter.abort()
  }, [q, quoteId])
  return found
}

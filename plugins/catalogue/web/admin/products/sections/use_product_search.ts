import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import type { FormLink } from '../values'

/** Products whose name, SKU or barcode holds what was typed. */
export function useProductSearch(typed: string): FormLink[] {
  const [q] = useDebouncedValue(typed.trim(), 250)
  const [found, setFound] = useState<FormLink[]>([])
  useEffect(() => {
    if (q.length < 2) {
      setFound([])
      return undefined
    }
    const aborter = new AbortController()
    call('GET', 'catalogue.admin.products.index', { query: { q, limit: 10 }, signal: aborter.signal }).then(
      (answer) => answer && setFound(answer.data.map(toLink)),
      () => undefined
    )
    return () => aborter.abort()
  }, [q])
  return found
}

function toLink({ id, sku, name, image }: { id: number; [column: string]: unknown }): FormLink {
  return {
    id,
    code: String(sku),
    sku: String(sku),
    name: String(name),
    image: typeof image === 'string' ? image : null,
  }
}

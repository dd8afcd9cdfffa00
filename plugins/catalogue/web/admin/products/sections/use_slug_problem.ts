import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import type { Locale } from '#web/lib/locale'

/** Why a product cannot have a slug, while it is typed: `taken`, `reserved`; null where it can. */
export function useSlugProblem(typed: string, locale: Locale, id: number | undefined): string | null {
  const [slug] = useDebouncedValue(typed, 300)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    setProblem(null)
    if (slug === '') return undefined
    const aborter = new AbortController()
    const query = { slug, locale, ...(id === undefined ? {} : { id }) }
    call('GET', 'catalogue.admin.product_slugs.index', { query, signal: aborter.signal }).then(
      (answer) => setProblem(answer ? answer.data.problem : null),
      () => setProblem(null)
    )
    return () => aborter.abort()
  }, [slug, locale, id])
  return problem
}

import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import type { Locale } from '#web/lib/locale'

/** Why a typed slug is not allowed: `taken` or `reserved`; null if it is. */
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

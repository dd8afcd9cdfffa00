import type { Change } from './change'

type Words = (key: string, values: { count: number }) => string

/** One sentence per outcome of a bulk change: « 3 produits modifiés », « 1 produit refusé ». They add up to all records. */
export function outcomesOf(
  { counts, unchanged }: Pick<Change, 'counts' | 'unchanged'>,
  words: string,
  t: Words
): string[] {
  return Object.entries({ ...counts, unchanged })
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => t(`${words}.count_${outcome}`, { count }))
}

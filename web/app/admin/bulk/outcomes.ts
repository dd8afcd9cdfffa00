import type { Change } from './change'

type Words = (key: string, values: { count: number }) => string

/** What became of the things of a change, told one by one: « 3 produits modifiés », « 1 produit refusé ». Nobody is left out. */
export function outcomesOf(
  { counts, unchanged }: Pick<Change, 'counts' | 'unchanged'>,
  words: string,
  t: Words
): string[] {
  return Object.entries({ ...counts, unchanged })
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => t(`${words}.count_${outcome}`, { count }))
}

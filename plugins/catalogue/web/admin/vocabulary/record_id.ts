import { notFound } from '#web/lib/screen_loader'

/** The number that a record's address names; null for `new`. Anything else is an address where nothing stands. */
export function recordId({ id }: Record<string, string | undefined>): number | null {
  if (id === 'new') return null
  const number = Number(id)
  if (!Number.isSafeInteger(number) || number < 1) throw notFound()
  return number
}

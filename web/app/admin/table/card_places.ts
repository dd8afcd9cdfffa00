import type { CardPlace, ListColumn } from './list_types'

const SUBTITLES = 2
const STATES = 2

/** Place of each visible column on a card. Columns without a place are not shown. */
export function cardPlaces(shown: readonly ListColumn[], linked: string | undefined): ReadonlyMap<string, CardPlace> {
  const places = new Map<string, CardPlace>()
  for (const { key, card } of shown) if (card) places.set(key, card)
  if (linked && !places.has(linked)) places.set(linked, 'title')
  // A picture alone does not say where the other columns go.
  if (shown.some(({ card }) => card && card !== 'picture')) return places
  const free = () => shown.filter(({ key }) => !places.has(key))
  const amount = free().findLast(({ type }) => type === 'money') ?? free().find(({ type }) => type === 'number')
  if (amount) places.set(amount.key, 'amount')
  const states = free().filter(({ type }) => type === 'choice')
  for (const { key } of states.slice(0, STATES)) places.set(key, 'state')
  const rest = free().filter(({ type }) => type === 'text' || type === 'instant' || type === 'day')
  for (const { key } of rest.slice(0, SUBTITLES)) places.set(key, 'subtitle')
  return places
}

/** Label before a value on a card, which has no column head. Amounts of money and percentages need none beside the title. */
export function cardLabel({ type, kind, label }: ListColumn, place: CardPlace | undefined): string | undefined {
  if (place === 'amount') return type === 'number' && kind !== 'percent' ? label : undefined
  return place === 'subtitle' && (type === 'number' || type === 'money' || type === 'boolean') ? label : undefined
}

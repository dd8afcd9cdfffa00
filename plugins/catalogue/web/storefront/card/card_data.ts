import type { AttributeValue, ProductCard } from '#web/lib/shapes'

/** What a card shows of a wine beside its name and price. */
const facts = ['colour', 'region', 'appellation', 'producer', 'vintage']

/** A wine as a card shows it: of its attributes those few, without their own names. */
export type CardData = Omit<ProductCard, 'attributes'> & {
  attributes: Record<string, Pick<AttributeValue, 'value' | 'options'>>
}

/** Leaves out of a wine what no card shows: a list is sent twice, as text and as data. */
export function cardData({ attributes, ...product }: ProductCard): CardData {
  const kept = facts.flatMap((code) => {
    const found = attributes[code]
    return found ? [[code, { value: found.value, options: code === 'colour' ? found.options : [] }] as const] : []
  })
  return { ...product, attributes: Object.fromEntries(kept) }
}

import type { AttributeValue, ProductCard } from '#web/lib/shapes'

/** Attributes that a card shows. */
const facts = ['colour', 'region', 'appellation', 'producer', 'vintage']

/** The data of a card, with these attributes only. */
export type CardData = Omit<ProductCard, 'attributes'> & {
  attributes: Record<string, Pick<AttributeValue, 'value' | 'options'>>
}

/** Reduces a product to the data of its card, since a page contains it twice: as markup and as data. */
export function cardData({ attributes, ...product }: ProductCard): CardData {
  const kept = facts.flatMap((code) => {
    const found = attributes[code]
    return found ? [[code, { value: found.value, options: code === 'colour' ? found.options : [] }] as const] : []
  })
  return { ...product, attributes: Object.fromEntries(kept) }
}

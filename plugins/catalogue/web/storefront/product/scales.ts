import type { ProductPage } from '#web/lib/shapes'

/** Option codes from least to most. */
const scales: Record<string, string[]> = {
  body: ['leger', 'souple', 'charpente', 'puissant'],
  acidity: ['douce', 'fraiche', 'vive'],
  sweetness: ['sec', 'demi-sec', 'moelleux', 'liquoreux'],
}

/** Of a sparkling wine "sec" is no longer the driest. */
const sparkling = ['extra-brut', 'brut', 'sec', 'demi-sec', 'moelleux', 'liquoreux']

export const scaleCodes = Object.keys(scales)

/** The scale that an attribute of this wine is read on. */
export function scaleOf(code: string, { attributes }: Pick<ProductPage, 'attributes'>): string[] {
  const isSparkling = [attributes.colour, attributes.sweetness].some((said) =>
    said?.options.some((option) => ['effervescent', 'extra-brut', 'brut'].includes(option.code))
  )
  return code === 'sweetness' && isSparkling ? sparkling : (scales[code] ?? [])
}

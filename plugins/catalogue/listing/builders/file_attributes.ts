import { labelIn, valueOf } from '#plugins/catalogue/listing/builders/attributes'
import type { FoundMedium } from '#plugins/catalogue/products/read_products'
import type { Locale } from '#core/i18n/locales'
import type { AttributeShape, Picture } from '#plugins/catalogue/listing/product_shapes'
import type { ListingSources, ProductSource, SourceAttribute } from '#plugins/catalogue/listing/source/product_source'

interface View {
  product: ProductSource
  sources: Pick<ListingSources, 'attributes' | 'files'>
  rules: { picture(media: FoundMedium, alt: string): Picture | null }
  locale: Locale
  text: { name: string }
}

/** The attributes of a page that are pictures or files, as JSON members: `"label_scan":{…}`. */
export function buildFileAttributes(view: View): string[] {
  return view.sources.attributes.flatMap((attribute) => {
    const { code, type, isOnPage } = attribute
    if (!isOnPage || (type !== 'image' && type !== 'file')) return []
    const shape = type === 'image' ? pictureShape(attribute, view) : fileShape(attribute, view)
    return shape ? [`${JSON.stringify(code)}:${JSON.stringify(shape)}`] : []
  })
}

function pictureShape(attribute: SourceAttribute, { product, rules, locale, text }: View): AttributeShape | null {
  const mediaId = Number(valueOf(product, attribute, locale) ?? 0)
  const label = labelOf(attribute, locale)
  const alt = `${label} – ${text.name}`
  const picture = rules.picture({ mediaId, kind: 'image', variantId: null, sku: null, alt: {} }, alt)
  return picture && { code: attribute.code, label, type: attribute.type, value: alt, options: [], picture }
}

function fileShape(attribute: SourceAttribute, { product, sources, locale }: View): AttributeShape | null {
  const { code, type, isPerLocale } = attribute
  const file = sources.files.get(Number(valueOf(product, attribute, locale) ?? 0))
  if (!file) return null
  const url = `/api/catalogue/products/${product.id}/files/${code}${isPerLocale ? `?locale=${locale}` : ''}`
  return { code, label: labelOf(attribute, locale), type, value: file.name, options: [], file: { ...file, url } }
}

function labelOf({ label, code }: SourceAttribute, locale: Locale): string {
  return labelIn(label, locale) || code
}

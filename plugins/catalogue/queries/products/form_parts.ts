import { MEDIA_PATH } from '#core/media/media_record'
import { LINK_KINDS, type LinkKind } from '#plugins/catalogue/services/upsert/product_input'
import type { FormLink, FormMedium, ProductForm } from '#plugins/catalogue/queries/products/product_form'

export interface FoundLink {
  kind: LinkKind
  id?: number | null
  code: string
  name?: string | null
  sku?: string | null
  image?: string | null
}

export interface FoundMedium extends Omit<FormMedium, 'url'> {
  hash: string
  format: string
  variants: { width: number }[]
}

/** Width of a picture in a form, in pixels; the next larger form is taken. */
const SHOWN = 320

/** Links by kind: first those that lead to a product, then those that wait for one. */
export function linksOf(found: readonly FoundLink[], pending: readonly FoundLink[]): ProductForm['links'] {
  const of = (wanted: LinkKind) =>
    [...found, ...pending]
      .filter(({ kind }) => kind === wanted)
      .map(({ id = null, code, name, sku, image = null }): FormLink => {
        return { id, code, name: name ?? code, sku: sku ?? code, image }
      })
  return Object.fromEntries(LINK_KINDS.map((kind) => [kind, of(kind)])) as ProductForm['links']
}

export function mediaOf(found: readonly FoundMedium[]): FormMedium[] {
  return found.map(({ mediaId, kind, alt, variant, name, hash, format, variants }) => ({
    ...{ mediaId, kind, alt, variant, name },
    url: mediumUrl({ hash, format, variants }),
  }))
}

/** Where a form shows a medium from: a small picture, or the video itself. */
export function mediumUrl({ hash, format, variants }: Pick<FoundMedium, 'hash' | 'format' | 'variants'>): string {
  const picture = variants.find(({ width }) => width >= SHOWN) ?? variants.at(-1)
  return `${MEDIA_PATH}/${hash}/${picture ? `${picture.width}.webp` : `video.${format}`}`
}

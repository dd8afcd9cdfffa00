import { inject } from '@adonisjs/core'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { DomainError } from '#core/errors/domain_error'
import { LOCALES } from '#core/i18n/locales'
import { Store, type Transaction } from '#core/database/store'
import { MediaLibrary } from '#core/media/media_library'
import { isVideoFormat } from '#core/media/inspection/video_formats'
import { refuse } from '#core/errors/refusals'
import { UpsertProducts } from '#plugins/catalogue/actions/upsert_products'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { pictureUnknown, productNotFound, skuTaken, staleProduct } from '#plugins/catalogue/errors'
import { FindProductForm } from '#plugins/catalogue/queries/products/find_product_form'
import { besideFields } from '#plugins/catalogue/services/form/beside_fields'
import { findStanding, type StandingProduct } from '#plugins/catalogue/services/form/find_standing'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import { productInputOf, type SentProduct } from '#plugins/catalogue/services/form/product_input_of'
import { SlugOwner, type TypedSlug } from '#plugins/catalogue/services/slug_owner'
import type { Origin } from '#core/audit/origin'
import type { MediaInput, ProductInput } from '#plugins/catalogue/services/upsert/product_input'

const STALE = staleProduct().kind.code

/** Writes one product as a form sends it: everything of it or nothing, with every refusal at once. */
@inject()
export class SaveProduct {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort,
    private readonly upsert: UpsertProducts,
    private readonly slugs: SlugOwner,
    private readonly forms: FindProductForm,
    private readonly library: MediaLibrary
  ) {}

  /** `id` null: a new one. Gives its id. An edit of a version that is no more is refused with the row as it is now. */
  async execute(id: number | null, sent: SentProduct, origin: Origin): Promise<number> {
    try {
      return await this.store.transaction((trx) => this.#run(trx, id, { sent, origin }))
    } catch (error) {
      if (id === null || !(error instanceof DomainError) || error.kind.code !== STALE) throw error
      throw staleProduct(error.parameters, 'version', { current: await this.forms.execute(id) })
    }
  }

  async #run(trx: Transaction, id: number | null, { sent, origin }: { sent: SentProduct; origin: Origin }) {
    await lockProducts(trx)
    const bulk = new Bulk(trx)
    const standing = id === null ? null : await findStanding(bulk, id)
    if (id !== null && !standing) throw productNotFound({ id })
    if (standing && 'version' in sent && sent.version !== standing.version) {
      throw staleProduct({ code: standing.code }, 'version')
    }
    const { timezone } = this.channels.all()[0] as Channel
    const { input, errors } = productInputOf(sent, standing, timezone)
    if (!standing) errors.push(...(await bornAlready(bulk, input)))
    errors.push(...(await this.slugs.refusals(trx, 'product', typedSlugs(id, input, standing))))
    errors.push(...(await this.#missingMedia(trx, input)))
    refuse(errors)
    const [result] = await this.upsert.execute([input], { origin }, trx)
    refuse(await besideFields(bulk, result?.errors ?? []))
    return result?.id as number
  }

  /** Pictures and videos that the library does not hold, or holds as the other kind. */
  async #missingMedia(trx: Transaction, { media }: ProductInput): Promise<DomainError[]> {
    const found = await this.library.find(
      (media ?? []).map(({ mediaId }) => mediaId),
      trx
    )
    const isThere = ({ mediaId, kind }: MediaInput) => {
      const format = found.get(mediaId)?.format
      return format !== undefined && isVideoFormat(format) === (kind === 'video')
    }
    return (media ?? []).every(isThere) ? [] : [pictureUnknown({}, 'media')]
  }
}

/** A form that makes a product never changes one that stands. */
async function bornAlready(bulk: Bulk, { code, variants }: ProductInput): Promise<DomainError[]> {
  const keys = [...variants.map(({ sku }) => sku), code ?? ''].filter((key) => key !== '')
  const rows = await bulk.all<{ key: string }>(
    `select v.sku as key from catalogue_variants v where v.sku in ${bulk.texts}
     union select p.code from catalogue_products p where p.code in ${bulk.texts}`,
    keys,
    keys
  )
  const taken = new Set(rows.map(({ key }) => key))
  const fields = variants.flatMap(({ sku }, index) =>
    taken.has(sku) ? [skuTaken({ sku }, `variants.${index}.sku`)] : []
  )
  return code && taken.has(code) ? [...fields, skuTaken({ sku: code }, 'code')] : fields
}

function typedSlugs(id: number | null, { translations }: ProductInput, standing: StandingProduct | null): TypedSlug[] {
  return LOCALES.flatMap((locale) => {
    const slug = translations?.[locale]?.slug
    if (!slug || slug === standing?.slugs[locale]) return []
    return [{ id, locale, slug, field: `translations.${locale}.slug` }]
  })
}

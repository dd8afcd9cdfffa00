import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { DomainError, isRefusal } from '#core/errors/domain_error'
import { LOCALES } from '#core/i18n/locales'
import { Store, type Transaction } from '#core/database/store'
import { mediaTypeOf } from '#core/media/media_types'
import { refuse } from '#core/errors/refusals'
import { UpsertProducts } from '#plugins/catalogue/products/upsert/upsert_products'
import { Statements } from '#core/database/statements'
import { pictureUnknown } from '#plugins/catalogue/media/errors'
import { productNotFound } from '#plugins/catalogue/products/errors'
import { FindProductForm } from '#plugins/catalogue/products/form/queries/find_product_form'
import { besideFields } from '#plugins/catalogue/products/form/beside_fields'
import { takenKeyErrors } from '#plugins/catalogue/products/form/taken_keys'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { productInputOf, type SentProduct, type Standing } from '#plugins/catalogue/products/form/product_input_of'
import { readForForm } from '#plugins/catalogue/products/upsert/batch_reading'
import { SlugOwner, type TypedSlug } from '#plugins/catalogue/permalinks/slug_owner'
import type { Origin } from '#core/audit/origin'
import type { MediaInput, ProductInput } from '#plugins/catalogue/products/upsert/product_input'
import type { ProductState } from '#plugins/catalogue/products/upsert/product_state'

/** Writes one product as a form sends it: everything of it or nothing, with every refusal at once. */
@inject()
export class SaveProduct {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort,
    private readonly upsert: UpsertProducts,
    private readonly slugs: SlugOwner,
    private readonly forms: FindProductForm
  ) {}

  /** `id` null: a new one. Gives its id. An edit of a version that is no more is refused with the row as it is now. */
  async execute(id: number | null, sent: SentProduct, origin: Origin): Promise<number> {
    try {
      return await this.store.transaction((trx) => this.#run(trx, id, { sent, origin }))
    } catch (error) {
      if (id === null || !isRefusal(error, staleWrite)) throw error
      throw staleWrite({}, 'version', { current: await this.forms.execute(id) })
    }
  }

  async #run(trx: Transaction, id: number | null, { sent, origin }: { sent: SentProduct; origin: Origin }) {
    await lockProducts(trx)
    const db = new Statements(trx)
    const reading = await readForForm(db, id, { ...sent, variants: sent.variants ?? [] } as ProductInput)
    const { product: standing, definitions, found, formats } = reading
    if (id !== null && !standing) throw productNotFound({ id })
    if (standing && 'version' in sent && sent.version !== standing.version) {
      throw staleWrite({}, 'version')
    }
    const { timezone } = this.channels.all()[0] as Channel
    const { input, errors } = productInputOf(sent, standing && standingOf(standing), timezone)
    if (!standing) errors.push(...takenKeyErrors(input, found))
    errors.push(...(await this.slugs.refusals(trx, 'product', typedSlugs(id, input, standing))))
    errors.push(...missingMedia(input, formats))
    refuse(errors)
    const [result] = await this.upsert.execute([input], { origin, reading }, trx)
    refuse(besideFields(definitions, result?.errors ?? []))
    return result?.id as number
  }
}

/** Pictures and videos that the library does not hold, or holds as the other kind. */
function missingMedia({ media }: ProductInput, formats: ReadonlyMap<number, string>): DomainError[] {
  const isThere = ({ mediaId, kind }: MediaInput) => {
    const format = formats.get(mediaId)
    return format !== undefined && mediaTypeOf(format) === kind
  }
  return (media ?? []).every(isThere) ? [] : [pictureUnknown({}, 'media')]
}

function standingOf({ code, variants }: ProductState): Standing {
  return { code, skus: new Map(variants.map(({ id, sku }) => [id as number, sku])) }
}

function typedSlugs(id: number | null, { translations }: ProductInput, standing: ProductState | null): TypedSlug[] {
  return LOCALES.flatMap((locale) => {
    const slug = translations?.[locale]?.slug
    if (!slug || slug === standing?.translations[locale].slug) return []
    return [{ id, locale, slug, field: `translations.${locale}.slug` }]
  })
}

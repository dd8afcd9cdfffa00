import { ChannelPort } from '#core/context/shop_context'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { searchIndexOf } from '#core/search/search_index'
import { Store } from '#core/database/store'
import { UpsertProducts } from '#plugins/catalogue/products/upsert/upsert_products'
import { ListTaxCategories } from '#plugins/catalogue/prices/list_tax_categories'
import { knownFields } from '#plugins/catalogue/import/known_fields'
import { readJson } from '#core/database/statements'
import type { ImportFile } from '#core/import/importer'
import type { Label } from '#core/i18n/label'
import type { ProductSessionOptions, ShopNames } from '#plugins/catalogue/import/product_session'
import type { ShopFormats } from '#plugins/catalogue/import/shown_values'

/** What a session over a file needs of the shop, whatever its format. */
export async function sessionOptions(
  file: ImportFile,
  { warnings, mediaFields }: Pick<ProductSessionOptions, 'warnings' | 'mediaFields'>
): Promise<ProductSessionOptions> {
  const store = await file.app.container.make(Store)
  return {
    upsert: await file.app.container.make(UpsertProducts),
    origin: file.origin,
    hasMedia: file.hasMedia,
    settle: () => searchIndexOf(store).settle(),
    createMissing: file.createMissing,
    newAreDrafts: file.newAreDrafts,
    formats: file.showsValues ? await shopFormats(file) : null,
    names: await namesOf(store),
    warnings,
    mediaFields,
  }
}

/** What the shop calls columns, attributes and families. */
async function namesOf(store: Store): Promise<ShopNames> {
  const wordsOf = async (sql: string) => {
    const rows = await store.reader.all<{ code: string; name: unknown }>(sql)
    return new Map(rows.map(({ code, name }) => [code, inBoth(readJson<Partial<Label>>(name), code)]))
  }
  return {
    fields: new Map((await knownFields(store)).map(({ field, label }) => [field, label])),
    attributes: await wordsOf('select code, label as name from catalogue_attributes'),
    families: await wordsOf('select code, name from catalogue_families'),
  }
}

function inBoth({ fr_FR: french, en_GB: english }: Partial<Label>, code: string): Label {
  return { fr_FR: french || english || code, en_GB: english || french || code }
}

async function shopFormats({ app }: ImportFile): Promise<ShopFormats> {
  const [channel] = (await app.container.make(ChannelPort)).all()
  const taxes = await (await app.container.make(ListTaxCategories)).execute()
  return {
    currency: channel?.baseCurrency ?? 'EUR',
    timezone: channel?.timezone ?? SHOP_ZONE,
    taxes: new Map(taxes.map(({ code, name }) => [code, name])),
  }
}

import app from '@adonisjs/core/services/app'
import { ChangeAddressPatterns } from '#plugins/catalogue/permalinks/actions/change_address_patterns'
import { Settings } from '#core/settings/settings'
import { addressPatterns } from '#plugins/catalogue/permalinks/address_patterns'
import type { PermalinkPatternSource } from '#plugins/platform/index'
import { ADDRESS_KINDS, permalinkKind } from '#plugins/catalogue/permalinks/address_kinds'

const LABELS = {
  product: { fr_FR: 'Produits', en_GB: 'Products' },
  category: { fr_FR: 'Catégories', en_GB: 'Categories' },
  dish: { fr_FR: 'Plats associés', en_GB: 'Dishes' },
}

/** What addresses of products, categories and dishes look like. */
const catalogue: PermalinkPatternSource = {
  permissions: { see: 'catalogue.permalinks.list', change: 'catalogue.permalinks.update' },
  async list() {
    const patterns = addressPatterns(await app.container.make(Settings))
    return ADDRESS_KINDS.map((kind) => ({
      key: permalinkKind(kind),
      label: LABELS[kind],
      patterns: patterns[kind],
      parts: [],
    }))
  },
  async change(trx, { key, patterns }, origin) {
    const kind = ADDRESS_KINDS.find((one) => permalinkKind(one) === key)
    const change = await app.container.make(ChangeAddressPatterns)
    if (kind) await change.execute(trx, { kind, patterns }, origin)
  },
}

export default catalogue

import { permissions } from '#plugins/catalogue/permissions'
import type { PluginDefinition } from '#core/plugin/contract'

const all = Object.keys(permissions.admin)

/** Delete, or change many products at once. */
export const dangerous = all.filter((key) => /\.(?:delete|mass_delete|mass_update)$/.test(key))

const seeProducts = ['catalogue.products.list', 'catalogue.menu.admin_products']

export const presets: PluginDefinition['presets'] = {
  order_preparation: seeProducts,
  shop_clerk: [...seeProducts, 'catalogue.products.update_inventories', 'catalogue.inventory_sources.list'],
  catalogue_editor: all.filter((key) => !dangerous.includes(key) && !/inventory_sources\.(?:create|update)$/.test(key)),
  operations: all,
  read_catalogue: all.filter((key) => key.endsWith('.list')),
  sync_stock: ['catalogue.products.list', 'catalogue.products.update_inventories', 'catalogue.inventory_sources.list'],
}

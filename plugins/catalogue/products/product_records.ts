import { listRecords } from '#plugins/platform/index'

/** Products for the palette, drafts too. */
export default listRecords({
  list: 'catalogue.products',
  label: { fr_FR: 'Produits', en_GB: 'Products' },
  permission: 'catalogue.products.list',
  screen: 'catalogue.admin.product',
  name: ({ name }) => name,
  caption: ({ sku }) => sku,
})

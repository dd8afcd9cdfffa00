import { setting } from '#core/settings/setting'

const taxes = { section: 'sales', group: { fr_FR: 'TVA', en_GB: 'VAT' }, permission: 'configuration.sales.update' }

/** Under which categories goods and delivery are taxed. */
export const taxSettings = {
  'sales.taxes.product_category': setting({
    type: 'text',
    default: 'standard',
    ...taxes,
    scope: ['channel'],
    label: { fr_FR: 'Catégorie des articles', en_GB: 'Category of goods' },
    help: {
      fr_FR: 'Code de la catégorie de TVA des produits qui n’en ont pas.',
      en_GB: 'Code of the VAT category of products that name none.',
    },
  }),
  'sales.taxes.shipping_category': setting({
    type: 'text',
    default: 'standard',
    ...taxes,
    scope: ['channel'],
    label: { fr_FR: 'Catégorie de la livraison', en_GB: 'Category of delivery' },
    help: { fr_FR: 'Code de la catégorie de TVA des frais de port.', en_GB: 'Code of the VAT category of delivery.' },
  }),
}

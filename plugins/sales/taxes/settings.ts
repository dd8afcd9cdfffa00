import { percent } from '#core/fields/kinds/percent'
import { text } from '#core/fields/kinds/text'
import { setting } from '#core/settings/setting'

const taxes = { section: 'sales', group: { fr_FR: 'TVA', en_GB: 'VAT' }, permission: 'configuration.sales.update' }

/** How goods and delivery are taxed. */
export const taxSettings = {
  'sales.taxes.standard_rate': setting(
    percent({
      label: { fr_FR: 'Taux normal', en_GB: 'Standard rate' },
      help: { fr_FR: 'S’applique là où aucun taux de TVA n’est prévu.', en_GB: 'Holds where no VAT rate was set up.' },
      default: 2000,
      min: 0,
      max: 10_000,
    }),
    taxes
  ),
  'sales.taxes.product_category': setting(
    text({
      label: { fr_FR: 'Catégorie des articles', en_GB: 'Category of goods' },
      help: {
        fr_FR: 'Code de la catégorie de TVA des produits qui n’en ont pas.',
        en_GB: 'Code of the VAT category of products that name none.',
      },
      default: 'standard',
    }),
    { ...taxes, scope: ['channel'] }
  ),
  'sales.taxes.shipping_category': setting(
    text({
      label: { fr_FR: 'Catégorie de la livraison', en_GB: 'Category of delivery' },
      help: { fr_FR: 'Code de la catégorie de TVA des frais de port.', en_GB: 'Code of the VAT category of delivery.' },
      default: 'standard',
    }),
    { ...taxes, scope: ['channel'] }
  ),
}

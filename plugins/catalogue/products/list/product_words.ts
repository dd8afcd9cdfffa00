import type { Label } from '#core/i18n/label'
import type { ProductStatus, ProductType } from '#plugins/catalogue/products/upsert/product_input'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** How staff call the states of products. */
export const statusLabels: Record<ProductStatus, Label> = {
  draft: label('Brouillon', 'Draft'),
  published: label('Publié', 'Published'),
  private: label('Privé', 'Private'),
}

/** How staff call their types. */
export const typeLabels: Record<ProductType, Label> = {
  simple: label('Simple', 'Simple'),
  configurable: label('Configurable', 'Configurable'),
  virtual: label('Virtuel', 'Virtual'),
  downloadable: label('Téléchargeable', 'Downloadable'),
  grouped: label('Groupé', 'Grouped'),
  bundle: label('Coffret', 'Bundle'),
}

import { CatalogueSchema } from '#plugins/catalogue/database/catalogue_schema'

/** Prices of a variant for a customer group (none: everybody), from a quantity on. */
export default class extends CatalogueSchema {
  async up() {
    const { big, code, id } = this.types
    this.create(
      'catalogue_variant_prices',
      `
      id ${id},
      variant_id ${big} not null references catalogue_variants (id) on delete cascade,
      customer_group ${code} references users_groups (code) on update cascade on delete cascade,
      quantity integer not null default 1 check (quantity >= 1),
      amount ${big} check (amount >= 0),
      percent integer check (percent between 1 and 10000),
      check ((amount is null) <> (percent is null))
      `
    )
    this.index('catalogue_variant_prices', "variant_id, coalesce(customer_group, ''), quantity", 'unique')
    this.index('catalogue_variant_prices', 'customer_group', '', 'customer_group is not null')
  }

  async down() {
    this.drop('catalogue_variant_prices')
  }
}

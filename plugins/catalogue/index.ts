// Other plugins enter the catalogue here: actions, queries and the types they speak.
export { stockInsufficient } from '#plugins/catalogue/stock/errors'
export { variantNotFound } from '#plugins/catalogue/products/errors'
export { MoveStock, type StockMove } from '#plugins/catalogue/stock/actions/move_stock'
export { ReleaseReservation } from '#plugins/catalogue/stock/actions/release_reservation'
export { ReleaseReservedPieces } from '#plugins/catalogue/stock/actions/release_reserved_pieces'
export {
  ReserveStock,
  type ReservationLine,
  type ReservationRequest,
} from '#plugins/catalogue/stock/actions/reserve_stock'
export { SendReservedPieces } from '#plugins/catalogue/stock/actions/send_reserved_pieces'
export { SHORT_RESERVATIONS } from '#plugins/catalogue/stock/shortage'
export { TakeReservedStock } from '#plugins/catalogue/stock/actions/take_reserved_stock'
export {
  UpsertProducts,
  type UpsertOptions,
  type UpsertResult,
} from '#plugins/catalogue/products/upsert/upsert_products'
export type { ShownRates, TaxCategoryChoice, TaxCategorySource } from '#plugins/catalogue/contracts/tax_category_source'
export { reviewInDemo } from '#plugins/catalogue/reviews/demo/review_in_demo'
export type { PurchaseSource, ReceivedOrder } from '#plugins/catalogue/contracts/purchase_source'
export type { WantedWish, WishTaker } from '#plugins/catalogue/contracts/wish_taker'
export { FindAlcohol, type AskedVariants } from '#plugins/catalogue/sellable/queries/find_alcohol'
export { FindAvailability, type Availability } from '#plugins/catalogue/stock/queries/find_availability'
export { FindDownloadFile } from '#plugins/catalogue/files/queries/find_download_file'
export { sentFile } from '#plugins/catalogue/files/sent_file'
export { choosePrice } from '#plugins/catalogue/prices/price_choice'
export { ListPricedVariants, type PricedVariant } from '#plugins/catalogue/prices/list_priced_variants'
export { reducedPrice, type ReductionStep } from '#plugins/catalogue/prices/reductions'
export { ReducePrices, type VariantReduction } from '#plugins/catalogue/prices/reduce_prices'
export { FindLowestPrices } from '#plugins/catalogue/prices/find_lowest_prices'
export { ListCrossSells } from '#plugins/catalogue/listing/queries/list_cross_sells'
export type { CardShape } from '#plugins/catalogue/listing/product_shapes'
export { FindPictures } from '#plugins/catalogue/media/find_pictures'
export { FindProductFacts, type ProductFacts } from '#plugins/catalogue/products/find_product_facts'
export { ListGroupMembers } from '#plugins/catalogue/sellable/queries/list_group_members'
export { ListRuleSubjects, type RuleSubjects } from '#plugins/catalogue/products/list_rule_subjects'
export { isMoney, isMoneySql } from '#plugins/catalogue/products/upsert/product_kinds'
export { FindSendingSources, type SendingSource } from '#plugins/catalogue/stock/queries/find_sending_sources'
export { FindSellable, type SellableQuestion } from '#plugins/catalogue/sellable/queries/find_sellable'
export {
  availableOf,
  chooseParts,
  type Choice,
  type ChoiceProblem,
  type ChosenPart,
} from '#plugins/catalogue/sellable/choose_parts'
export { SearchSellable } from '#plugins/catalogue/sellable/queries/search_sellable'
export { priceSellable, type UnitPrice } from '#plugins/catalogue/sellable/price_sellable'
export type { Sellable, SellablePart } from '#plugins/catalogue/sellable/sellable'
export type {
  AttributeInput,
  MediaInput,
  ProductInput,
  TranslationInput,
  VariantInput,
} from '#plugins/catalogue/products/upsert/product_input'
export { productDialect } from '#plugins/catalogue/import/dialects/product_dialect'

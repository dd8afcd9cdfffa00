// Other plugins enter the catalogue here: actions, queries and the types they speak.
export { MoveStock, type StockMove } from '#plugins/catalogue/actions/move_stock'
export { ReleaseReservation } from '#plugins/catalogue/actions/release_reservation'
export { ReleaseReservedPieces } from '#plugins/catalogue/actions/release_reserved_pieces'
export { ReserveStock, type ReservationLine, type ReservationRequest } from '#plugins/catalogue/actions/reserve_stock'
export { SendReservedPieces } from '#plugins/catalogue/actions/send_reserved_pieces'
export { SHORT_RESERVATIONS } from '#plugins/catalogue/services/stock/shortage'
export { TakeReservedStock } from '#plugins/catalogue/actions/take_reserved_stock'
export { UpsertProducts, type UpsertOptions, type UpsertResult } from '#plugins/catalogue/actions/upsert_products'
export type { ShownRates, TaxCategoryChoice, TaxCategorySource } from '#plugins/catalogue/contracts/tax_category_source'
export type { WantedWish, WishTaker } from '#plugins/catalogue/contracts/wish_taker'
export { FindAlcohol, type AskedVariants } from '#plugins/catalogue/queries/find_alcohol'
export { FindAvailability, type Availability } from '#plugins/catalogue/queries/find_availability'
export { FindDownloadFile } from '#plugins/catalogue/queries/find_download_file'
export { sentFile } from '#plugins/catalogue/listing/sent_file'
export { FindLowestPrices } from '#plugins/catalogue/queries/find_lowest_prices'
export { ListCrossSells } from '#plugins/catalogue/queries/list_cross_sells'
export type { CardShape } from '#plugins/catalogue/listing/shapes/product_shapes'
export { FindPictures } from '#plugins/catalogue/queries/find_pictures'
export { FindProductFacts, type ProductFacts } from '#plugins/catalogue/queries/find_product_facts'
export { ListGroupMembers } from '#plugins/catalogue/queries/list_group_members'
export { ListRuleSubjects, type RuleSubjects } from '#plugins/catalogue/queries/list_rule_subjects'
export { FindSellable, type SellableQuestion } from '#plugins/catalogue/queries/find_sellable'
export {
  availableOf,
  chooseParts,
  type Choice,
  type ChoiceProblem,
  type ChosenPart,
} from '#plugins/catalogue/services/sellable/choose_parts'
export { SearchSellable } from '#plugins/catalogue/queries/search_sellable'
export { priceSellable, type UnitPrice } from '#plugins/catalogue/services/sellable/price_sellable'
export type { Sellable, SellablePart } from '#plugins/catalogue/services/sellable/sellable'
export type {
  AttributeInput,
  MediaInput,
  ProductInput,
  TranslationInput,
  VariantInput,
} from '#plugins/catalogue/services/upsert/product_input'

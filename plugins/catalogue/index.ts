// Other plugins enter the catalogue here: actions, queries and the types they speak.
export { MoveStock, type StockMove } from '#plugins/catalogue/actions/move_stock'
export { ReleaseReservation } from '#plugins/catalogue/actions/release_reservation'
export { ReserveStock, type ReservationLine, type ReservationRequest } from '#plugins/catalogue/actions/reserve_stock'
export { TakeReservedStock } from '#plugins/catalogue/actions/take_reserved_stock'
export { UpsertProducts, type UpsertOptions, type UpsertResult } from '#plugins/catalogue/actions/upsert_products'
export { FindAvailability, type Availability } from '#plugins/catalogue/queries/find_availability'
export { FindLowestPrices } from '#plugins/catalogue/queries/find_lowest_prices'
export type {
  AttributeInput,
  MediaInput,
  ProductInput,
  TranslationInput,
  VariantInput,
} from '#plugins/catalogue/services/upsert/product_input'

export { ReturnShop } from '#plugins/rma/tests/fixtures/return_shop'

export { default } from './price_input'

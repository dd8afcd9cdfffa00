export { default } from '../cart_rules/channels_input'

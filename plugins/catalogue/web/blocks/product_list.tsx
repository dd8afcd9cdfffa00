// The products of a category or promotion look like those that are chosen one by one.
export { default, words } from './products'

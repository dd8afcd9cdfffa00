export { loadCategory as default } from './load_list.server'

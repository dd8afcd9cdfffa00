export { loadTag as default } from './load_list.server'

export { loadArchive as default } from './load_list.server'

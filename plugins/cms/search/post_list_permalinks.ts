import { contentPermalinks } from '#plugins/cms/search/content_permalinks'

export default contentPermalinks('postLists')

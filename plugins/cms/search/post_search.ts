import { contentSearch } from '#plugins/cms/search/search_contents'

export default contentSearch('post')

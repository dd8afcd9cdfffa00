import { homeMetadata } from '#plugins/catalogue/search/home_metadata'
import {
  categoriesMetadata,
  categoryMetadata,
  listMetadata,
  searchMetadata,
} from '#plugins/catalogue/search/list_metadata'
import { productMetadata } from '#plugins/catalogue/search/product_metadata'
import type { Metadata, MetadataRequest, MetadataSource } from '#plugins/platform/index'

type Describe = (request: MetadataRequest, slug: string) => Promise<Partial<Metadata> | null>

/** The shop's own address, and the other one that shows the same: all that stands below them is a category. */
const ALL_WINES = ['/boutique', '/nos-produits']

/** By the screens' ids. */
const SCREENS: Record<string, Describe> = {
  'catalogue.storefront.home': homeMetadata,
  'catalogue.storefront.shop': shop,
  'catalogue.storefront.products': shop,
  'catalogue.storefront.promotions': (request) => listMetadata(request, 'promotions'),
  'catalogue.storefront.dish': (request, slug) => categoryMetadata(request, 'dish', slug),
  'catalogue.storefront.categories': categoriesMetadata,
  'catalogue.storefront.search': searchMetadata,
  'catalogue.storefront.product': productMetadata,
}

/** What search engines and social networks read of the catalogue's pages. */
const shopMetadata: MetadataSource = {
  async describe(request) {
    const describe = SCREENS[request.route]
    return describe ? describe(request, decodeURIComponent(request.path.split('/').at(-1) ?? '')) : null
  },
}

async function shop(request: MetadataRequest, slug: string): Promise<Partial<Metadata> | null> {
  return ALL_WINES.includes(request.path) ? listMetadata(request, 'shop') : categoryMetadata(request, 'category', slug)
}

export default shopMetadata

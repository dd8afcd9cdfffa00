import type { Answer } from './registry'

/** What routes answer, by the names screens use. Amounts are minor units; paths stand below the base path and the locale prefix. */

/** A page of a list of products. */
export type ProductList = Answer<'catalogue.products.index'>
export type ProductListMeta = ProductList['meta']
export type Facet = ProductListMeta['facets'][number]
export type FacetValue = Facet['values'][number]

export type ProductCard = ProductList['data'][number]
export type Money = ProductCard['price']
export type Picture = NonNullable<ProductCard['image']>
export type StockState = ProductCard['stock']
/** What a card, a page and a variant say of the price alike. */
export type Offer = Pick<ProductCard, 'price' | 'regularPrice' | 'lowestPrice' | 'pricePerLitre' | 'stock'>
export type Attributes = ProductCard['attributes']
export type AttributeValue = Attributes[string]
export type AttributeOption = AttributeValue['options'][number]

export type ProductPage = Answer<'catalogue.products.show'>
export type Video = ProductPage['videos'][number]
export type Variant = ProductPage['variants'][number]
export type ProductOption = ProductPage['options'][number]
export type Tier = Variant['tiers'][number]
export type Bundle = NonNullable<ProductPage['bundle']>
export type BundleOption = Bundle['options'][number]
/** A wine inside a case or a group. */
export type Part = BundleOption['parts'][number]
export type Download = ProductPage['samples'][number]
export type Link = ProductPage['dishes'][number]

export type CategoryNode = Answer<'catalogue.categories.index'>['data'][number]
export type CategoryPage = NonNullable<ProductListMeta['category']>

/** What the start page shows. */
export type HomePage = Answer<'catalogue.home.show'>

/** What stands at an address, or where it has moved to. */
export type PermalinkTarget = Answer<'platform.permalinks.show'>

export type SearchAnswer = Answer<'search.index'>
/** One suggestion or hit of the global search. */
export type SearchHit = SearchAnswer['data'][number]

/** The fields the head of a page is made of. */
export type Metadata = Answer<'get-metadata'>

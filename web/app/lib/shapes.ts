import type { ResponseOf } from './registry'

/** Response types of routes, by the names that screens use. Amounts are minor units; paths have no base path and no locale prefix. */

/** A page of a list of products. */
export type ProductList = ResponseOf<'catalogue.products.index'>
export type ProductListMeta = ProductList['meta']
export type Facet = ProductListMeta['facets'][number]
export type FacetValue = Facet['values'][number]

export type ProductCard = ProductList['data'][number]
export type Money = ProductCard['price']
export type Picture = NonNullable<ProductCard['image']>
export type StockState = ProductCard['stock']
/** The price fields that a card, a page and a variant share. */
export type Offer = Pick<ProductCard, 'price' | 'regularPrice' | 'lowestPrice' | 'pricePerLitre' | 'stock'>
export type Attributes = ProductCard['attributes']
export type AttributeValue = Attributes[string]
export type AttributeOption = AttributeValue['options'][number]

export type ProductPage = ResponseOf<'catalogue.products.show'>
export type Video = ProductPage['videos'][number]
export type Variant = ProductPage['variants'][number]
export type ProductOption = ProductPage['options'][number]
export type Tier = Variant['tiers'][number]
export type Bundle = NonNullable<ProductPage['bundle']>
export type BundleOption = Bundle['options'][number]
/** A product inside a bundle or a group. */
export type Part = BundleOption['parts'][number]
export type Download = ProductPage['samples'][number]
export type Link = ProductPage['dishes'][number]

export type CategoryNode = ResponseOf<'catalogue.categories.index'>['data'][number]
export type CategoryPage = NonNullable<ProductListMeta['category']>

export type HomePage = ResponseOf<'catalogue.home.show'>

/** The record of an address, or the redirect to its new one. */
export type PermalinkTarget = ResponseOf<'platform.permalinks.show'>

export type SearchResponse = ResponseOf<'search.index'>
/** One suggestion or hit of the global search. */
export type SearchHit = SearchResponse['data'][number]

/** The fields of a page's head. */
export type Metadata = ResponseOf<'get-metadata'>

import { choice, dictionary, integer, list, named, nullable, record, text, truth } from '#core/http/json_schema'

const money = record({ amount: integer, currency: text })
const link = record({ name: text, path: text })
const option = record({ code: text, label: text }, { swatch: text })
const stock = choice('in_stock', 'low_stock', 'out_of_stock')

const picture = record({
  url: text,
  srcset: text,
  width: integer,
  height: integer,
  alt: text,
  placeholder: text,
})

const offer = {
  price: money,
  regularPrice: nullable(money),
  lowestPrice: nullable(money),
  pricePerLitre: nullable(money),
}

const card = {
  id: integer,
  sku: text,
  slug: text,
  path: text,
  name: text,
  ...offer,
  isFrom: truth,
  stock,
  image: nullable(picture),
  attributes: dictionary(record({ code: text, label: text, type: text, value: text, options: list(option) })),
}

const cards = list(named('CatalogueCard'))

const category = {
  id: integer,
  slug: text,
  path: text,
  name: text,
}

const page = {
  ...card,
  description: text,
  images: list(picture),
  videos: list(record({ url: text, type: text, poster: nullable(text), title: text, uploadedAt: text })),
  variants: list(
    record({
      id: integer,
      sku: text,
      options: dictionary(option),
      ...offer,
      stock,
      quantity: nullable(integer),
    })
  ),
  options: list(record({ code: text, label: text, values: list(option) })),
  categories: list(list(link)),
  dishes: list(link),
  metaTitle: text,
  metaDescription: text,
  alternates: dictionary(text),
  updatedAt: text,
}

const facet = record(
  {
    code: text,
    label: text,
    kind: choice('choice', 'range'),
    values: list(record({ code: text, label: text, count: integer, selected: truth }, { swatch: text })),
  },
  { min: integer, max: integer, selectedMin: { type: 'number' }, selectedMax: { type: 'number' } }
)

/** Schemas that several answers share, by the name under which they stand in the document. */
const components = {
  CatalogueCard: record(card),
  CatalogueCategory: record({ ...category, count: integer, children: list(named('CatalogueCategory')) }),
  CatalogueCategoryPage: record({
    ...category,
    description: text,
    kind: choice('category', 'dish'),
    breadcrumbs: list(link),
    children: list(named('CatalogueCategory')),
    metaTitle: text,
    metaDescription: text,
    alternates: dictionary(text),
  }),
}

const trees = list(named('CatalogueCategory'))

/** A page of a product list, as `ProductListAnswer`. */
export const productList = {
  components,
  schema: record({
    data: cards,
    meta: record({
      total: integer,
      page: integer,
      limit: integer,
      pages: integer,
      sort: text,
      sorts: list(text),
      facets: list(facet),
      category: nullable(named('CatalogueCategoryPage')),
      correction: nullable(text),
      q: nullable(text),
    }),
  }),
}

/** A product's page, as `ProductAnswer`. */
export const product = {
  components,
  schema: record({ ...page, related: cards, upSells: cards, crossSells: cards }),
}

/** The tree of categories or dishes, as `CategoriesAnswer`. */
export const categories = { components, schema: record({ data: trees }) }

/** What the start page shows, as `HomeAnswer`. */
export const home = {
  components,
  schema: record({
    promotions: cards,
    newest: cards,
    categories: trees,
    dishes: trees,
    regions: list(record({ code: text, label: text, count: integer })),
  }),
}

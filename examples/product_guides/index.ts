export { ListGuides, type ShownGuide } from '#plugins/product_guides/queries/list_guides'

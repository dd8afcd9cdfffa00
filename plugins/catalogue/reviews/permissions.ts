import { label } from '#plugins/catalogue/permissions/label'

/** What customers may do with reviews. Those of staff come from the resource. */
export const reviewPermissions = {
  'catalogue.account.reviews': label('Donner son avis sur ses achats', 'Review what one has bought'),
}

/** Those that editors hold from the start. */
export const editorReviewPermissions = [
  'catalogue.reviews.list',
  'catalogue.reviews.update',
  'catalogue.reviews.delete',
  'catalogue.reviews.mass_update',
  'catalogue.reviews.mass_delete',
  'catalogue.menu.reviews',
]

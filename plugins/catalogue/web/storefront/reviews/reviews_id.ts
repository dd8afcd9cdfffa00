/** Anchor of the reviews on the page of a product. */
export const REVIEWS_ID = 'reviews'

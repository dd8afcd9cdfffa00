import type { Router } from '@adonisjs/core/http'
import { indexReviews, showReviewPicture, storeReview } from '#plugins/catalogue/reviews/review_validator'

const Reviews = () => import('#plugins/catalogue/reviews/controllers/reviews_controller')
const Own = () => import('#plugins/catalogue/reviews/controllers/own_reviews_controller')
const Invited = () => import('#plugins/catalogue/reviews/controllers/invited_reviews_controller')

const API = '/api/catalogue'
const OWN = `${API}/own-reviews`
const INVITED = `${API}/review-invitations/:token`
const PERMISSION = 'catalogue.account.reviews'

/** What buyers say of products. */
export function reviewRoutes(router: Router): void {
  router
    .get(`${API}/products/:slug/reviews`, [Reviews, 'index'])
    .as('catalogue.reviews.index')
    .public()
    .accepts(indexReviews)
  router
    .get(`${API}/reviews/:id/pictures/:file`, [Reviews, 'picture'])
    .as('catalogue.review_pictures.show')
    .public()
    .accepts(showReviewPicture)
  router
    .get(`/api/admin/catalogue/reviews/:id/pictures/:file`, [Reviews, 'staffPicture'])
    .as('catalogue.admin.review_pictures.show')
    .permission('catalogue.reviews.list')
    .accepts(showReviewPicture)
  router.get(OWN, [Own, 'index']).as('catalogue.own_reviews.index').customer(PERMISSION)
  router.post(OWN, [Own, 'store']).as('catalogue.own_reviews.store').customer(PERMISSION).accepts(storeReview)
  router.post(`${OWN}/pictures`, [Own, 'attach']).as('catalogue.own_review_pictures.store').customer(PERMISSION)
  router.delete(`${OWN}/:id`, [Own, 'destroy']).as('catalogue.own_reviews.destroy').customer(PERMISSION)
  router.post(`${API}/reviews/:id/votes`, [Own, 'helpful']).as('catalogue.review_votes.store').customer(PERMISSION)
  router
    .delete(`${API}/reviews/:id/votes`, [Own, 'notHelpful'])
    .as('catalogue.review_votes.destroy')
    .customer(PERMISSION)
  router.get(INVITED, [Invited, 'show']).as('catalogue.review_invitations.show').public()
  router
    .post(`${INVITED}/reviews`, [Invited, 'store'])
    .as('catalogue.invited_reviews.store')
    .public()
    .accepts(storeReview)
  router.post(`${INVITED}/pictures`, [Invited, 'attach']).as('catalogue.invited_review_pictures.store').public()
  router.delete(INVITED, [Invited, 'destroy']).as('catalogue.review_invitations.destroy').public()
}

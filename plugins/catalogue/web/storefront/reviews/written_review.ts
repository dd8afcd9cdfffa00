import { readTyped } from '#web/form/read_form'

/** The review of a form, as the API takes it. */
export function writtenReview(form: FormData) {
  return {
    productId: Number(form.get('productId')),
    // Without a choice it is null in JSON, and the API says that it is required.
    rating: Number(form.get('rating') ?? Number.NaN),
    title: readTyped(form, 'title'),
    body: readTyped(form, 'body'),
    attachments: form.getAll('attachments').map(String),
  }
}

/** Words of the pages on which reviews are written. */
export const writingWords = ['catalogue.own_reviews', 'catalogue.reviews', 'attachments', 'form']

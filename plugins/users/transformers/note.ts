import { writeInstant } from '#core/time/instant'
import type { CustomerNote } from '#plugins/users/models/customer_note'

/** A note as staff read it. */
export function noteAnswer(note: CustomerNote) {
  return { id: note.id, text: note.text, author: note.authorName, createdAt: writeInstant(note.createdAt) }
}

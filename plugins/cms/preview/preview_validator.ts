import vine from '@vinejs/vine'

export const showPreviewLink = vine.create({
  /** The preview shows the unsaved changes of whoever asks. */
  unsaved: vine.boolean().optional(),
})

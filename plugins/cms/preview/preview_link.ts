import encryption from '@adonisjs/core/services/encryption'
import { previewOver } from '#plugins/cms/errors'

/** What the links were encrypted for: nothing else of ours opens as one. */
const PURPOSE = 'cms.preview'

/** What a preview shows. */
export interface PreviewLink {
  /** 0: a content that was never saved. */
  id: number
  /** Code of the content's type. */
  type: string
  /** Id of the staff member whose unsaved changes are shown; null: what is saved. */
  unsavedOf: number | null
  /** Permissions of blocks that this staff member holds. */
  blocks: string[]
  /** Instant at which the link ends. */
  until: string
}

/** The link as a part of an address that only the shop can make. It is a secret: whoever has it sees the preview. */
export const sealPreview = (link: PreviewLink): string => encryption.encrypt(link, { purpose: PURPOSE })

/** @throws previewOver for what is not ours or has ended. `now`: ISO instant. */
export function openPreview(sealed: string, now: string): PreviewLink {
  const link = encryption.decrypt<PreviewLink>(sealed, PURPOSE)
  if (!link || link.until <= now) throw previewOver({})
  return link
}

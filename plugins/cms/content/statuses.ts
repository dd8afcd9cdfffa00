import { defineLifeCycle } from '#core/state_machine/state_machine'
import type { Label } from '#core/i18n/label'

export const STATUSES = ['draft', 'pending', 'scheduled', 'published', 'private', 'trash'] as const

export type Status = (typeof STATUSES)[number]

/** The life of a content. A scheduled one is published by a job. */
export const contentLife = defineLifeCycle({
  name: 'cms.content',
  initial: 'draft',
  states: STATUSES,
  transitions: {
    withdraw: { from: ['pending', 'scheduled', 'published', 'private'], to: 'draft' },
    submit: { from: ['draft', 'scheduled', 'published', 'private'], to: 'pending' },
    schedule: { from: ['draft', 'pending', 'published', 'private'], to: 'scheduled' },
    publish: { from: ['draft', 'pending', 'scheduled', 'private'], to: 'published' },
    hide: { from: ['draft', 'pending', 'scheduled', 'published'], to: 'private' },
    discard: { from: ['draft', 'pending', 'scheduled', 'published', 'private'], to: 'trash' },
    restore: { from: ['trash'], to: 'draft' },
  },
})

/** The statuses that a content of this status may get. */
export function reachable(from: Status): Status[] {
  return contentLife.allowed(from).map((action) => contentLife.transition(from, action))
}

export const STATUS_LABELS: Record<Status, Label> = {
  draft: { fr_FR: 'Brouillon', en_GB: 'Draft' },
  pending: { fr_FR: 'En attente de relecture', en_GB: 'Pending review' },
  scheduled: { fr_FR: 'Planifié', en_GB: 'Scheduled' },
  published: { fr_FR: 'Publié', en_GB: 'Published' },
  private: { fr_FR: 'Privé', en_GB: 'Private' },
  trash: { fr_FR: 'Corbeille', en_GB: 'Trash' },
}

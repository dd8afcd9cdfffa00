import type { Label } from '#core/i18n/label'

/** Fields of a ticket that a tracker may be without. Tracker, subject and “private” are always there. */
export const OPTIONAL_FIELDS = {
  description: { fr_FR: 'Description', en_GB: 'Description' },
  priority: { fr_FR: 'Priorité', en_GB: 'Priority' },
  category: { fr_FR: 'Catégorie', en_GB: 'Category' },
  assignee: { fr_FR: 'Assigné à', en_GB: 'Assignee' },
  parent: { fr_FR: 'Tâche parente', en_GB: 'Parent task' },
  start_on: { fr_FR: 'Début', en_GB: 'Start date' },
  due_on: { fr_FR: 'Échéance', en_GB: 'Due date' },
  estimate: { fr_FR: 'Temps estimé', en_GB: 'Estimated time' },
  done_ratio: { fr_FR: 'Réalisé', en_GB: 'Done' },
} satisfies Record<string, Label>

export type OptionalField = keyof typeof OPTIONAL_FIELDS

/** The fields of a ticket's form that each of them stands for. */
export const FIELDS_OF: Record<OptionalField, readonly string[]> = {
  description: ['description'],
  priority: ['priorityId'],
  category: ['categoryId'],
  assignee: ['assigneeId', 'groupId'],
  parent: ['parentId'],
  start_on: ['startOn'],
  due_on: ['dueOn'],
  estimate: ['estimatedMinutes'],
  done_ratio: ['doneRatio'],
}

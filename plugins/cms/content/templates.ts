import type { Label } from '#core/i18n/label'

/** How a page is laid out: in a column to read, over the whole width, or with its headings beside it. */
export const TEMPLATES = ['default', 'wide', 'contents'] as const

export type Template = (typeof TEMPLATES)[number]

export const TEMPLATE_LABELS: Record<Template, Label> = {
  default: { fr_FR: 'Colonne de lecture', en_GB: 'Reading column' },
  wide: { fr_FR: 'Pleine largeur', en_GB: 'Full width' },
  contents: { fr_FR: 'Avec sommaire', en_GB: 'With a table of contents' },
}

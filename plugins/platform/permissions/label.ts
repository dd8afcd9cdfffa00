import type { Label } from '#core/i18n/label'

/** The label of a permission in both languages. */
export const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

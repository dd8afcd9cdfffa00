import type { Label } from '#core/i18n/label'

/** A text in both languages. */
export const words = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

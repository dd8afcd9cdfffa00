import type { Label } from '#core/i18n/label'

export const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

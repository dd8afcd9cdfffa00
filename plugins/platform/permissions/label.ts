import type { Label } from '#core/plugin/contract'

/** What a permission allows, in both languages. */
export const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

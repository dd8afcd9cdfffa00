import { downloadPermissions } from '#plugins/catalogue/permissions/downloads'
import { editorProductPermissions, productPermissions } from '#plugins/catalogue/permissions/products'
import { editorVocabularyPermissions, vocabularyPermissions } from '#plugins/catalogue/permissions/vocabulary'
import type { PermissionDeclarations } from '#core/plugin/contract'

/** What staff may be allowed to do in the catalogue. */
export const permissions = {
  admin: { ...productPermissions, ...vocabularyPermissions, ...downloadPermissions },
} satisfies PermissionDeclarations

/** Which seeded role receives what. */
export const roles = {
  admin: Object.keys(permissions.admin),
  editor: [...editorProductPermissions, ...editorVocabularyPermissions],
}

import { categoryPermissions } from '#plugins/catalogue/categories/permissions'
import { filePermissions } from '#plugins/catalogue/files/permissions'
import { permalinkPermissions } from '#plugins/catalogue/permalinks/permissions'
import { editorProductPermissions, productPermissions } from '#plugins/catalogue/products/permissions'
import { editorReviewPermissions, reviewPermissions } from '#plugins/catalogue/reviews/permissions'
import { sourcePermissions } from '#plugins/catalogue/stock/permissions'
import { vocabularyPermissions } from '#plugins/catalogue/vocabulary/permissions'
import type { PermissionDeclarations } from '#core/plugin/contract'

/** What staff may be allowed to do in the catalogue, and customers. */
export const permissions = {
  admin: {
    ...productPermissions,
    ...categoryPermissions,
    ...vocabularyPermissions,
    ...permalinkPermissions,
    ...sourcePermissions,
    ...filePermissions,
  },
  front: reviewPermissions,
} satisfies PermissionDeclarations

/** Which seeded role receives what. */
export const roles = {
  admin: Object.keys(permissions.admin),
  editor: [...editorProductPermissions, ...Object.keys(permalinkPermissions), ...editorReviewPermissions],
  customer: Object.keys(reviewPermissions),
  professional: Object.keys(reviewPermissions),
}

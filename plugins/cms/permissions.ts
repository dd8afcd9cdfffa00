import type { PermissionDeclarations } from '#core/plugin/contract'

/** What staff may be allowed to do beside what resources and content types declare. */
export const permissions = { admin: {} } satisfies PermissionDeclarations

export const presets = {}

export const roles = {}

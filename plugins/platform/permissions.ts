import { auditPermissions } from '#plugins/platform/permissions/audit'
import { blockPermissions } from '#plugins/platform/permissions/blocks'
import { dashboardPermissions } from '#plugins/platform/permissions/dashboard'
import { deskPermissions } from '#plugins/platform/permissions/desk'
import { importPermissions } from '#plugins/platform/permissions/imports'
import { jobPermissions } from '#plugins/platform/permissions/jobs'
import { listPermissions } from '#plugins/platform/permissions/lists'
import { mailPermissions } from '#plugins/platform/permissions/mails'
import { mediaPermissions } from '#plugins/platform/permissions/media'
import type { PermissionDeclarations } from '#core/plugin/contract'

/** Permissions for the technical parts of the shop. */
export const permissions = {
  admin: {
    ...auditPermissions,
    ...blockPermissions,
    ...dashboardPermissions,
    ...deskPermissions,
    ...importPermissions,
    ...jobPermissions,
    ...listPermissions,
    ...mailPermissions,
    ...mediaPermissions,
  },
} satisfies PermissionDeclarations

/** Write to the whole shop at once, or stop its work. */
export const dangerous = [
  'platform.imports.run',
  'platform.imports.delete',
  'platform.import_profiles.delete',
  'platform.jobs.update',
]

const dashboard = Object.keys(dashboardPermissions)

const desk = Object.keys(deskPermissions)

const media = Object.keys(mediaPermissions)

export const presets = {
  order_preparation: [...dashboard, ...desk],
  shop_clerk: [...dashboard, ...desk, 'platform.mails.list'],
  accountant: dashboard,
  catalogue_editor: [
    ...dashboard,
    ...[...Object.keys(importPermissions), ...media].filter((key) => !key.endsWith('.delete')),
  ],
  operations: [
    ...dashboard,
    ...desk,
    'platform.mails.list',
    ...Object.keys(importPermissions),
    ...Object.keys(listPermissions),
    ...media,
  ],
}

/** Permissions of the seeded roles. */
export const roles = {
  admin: Object.keys(permissions.admin),
  editor: [...dashboard, ...media],
}

import { Badge, Checkbox } from '@mantine/core'
import { useWords } from '#web/lib/i18n'
import {
  isOpen,
  permissionsOf,
  type Permission,
  type PermissionGroup,
  type PermissionResource,
} from './permission_choice'

export interface ChoiceProps {
  chosen: ReadonlySet<string>
  onTick: (permissions: Permission[], on: boolean) => void
  isReadOnly: boolean
}

interface AllBoxProps extends ChoiceProps {
  permissions: Permission[]
  label: string
}

/** Ticks a whole lot; half ticked while only some are. */
export function AllBox({ permissions, label, chosen, onTick, isReadOnly }: AllBoxProps) {
  const open = permissions.filter(isOpen)
  const count = permissions.filter(({ key }) => chosen.has(key)).length
  const isFull = open.length > 0 && open.every(({ key }) => chosen.has(key))
  return (
    <Checkbox
      label={label}
      checked={isFull}
      indeterminate={count > 0 && !isFull}
      disabled={isReadOnly || open.length === 0}
      onChange={({ currentTarget }) => onTick(permissions, currentTarget.checked)}
    />
  )
}

/** What a plugin permits, by kind of thing. */
export function PermissionGroupPanel({ group, ...choice }: ChoiceProps & { group: PermissionGroup }) {
  const t = useWords()
  const permissions = permissionsOf([group])
  const count = permissions.filter(({ key }) => choice.chosen.has(key)).length
  return (
    <section className="admin-panel" aria-label={group.label}>
      <h2>
        {group.label}{' '}
        <small className="admin-hint">{t('users.role_permissions.count', { count, total: permissions.length })}</small>
      </h2>
      <AllBox {...choice} permissions={permissions} label={t('users.role_permissions.all_of', { name: group.label })} />
      <div className="admin-columns">
        {group.resources.map((resource) => (
          <Resource key={resource.key} resource={resource} {...choice} />
        ))}
      </div>
    </section>
  )
}

function Resource({ resource, ...choice }: ChoiceProps & { resource: PermissionResource }) {
  const { chosen, onTick, isReadOnly } = choice
  const name = resource.label || resource.key
  return (
    <div role="group" aria-label={name} className="mb-6 grid break-inside-avoid gap-2">
      <div className="font-semibold">
        <AllBox {...choice} permissions={resource.permissions} label={name} />
      </div>
      {resource.permissions.map((permission) => (
        <Checkbox
          key={permission.key}
          label={<PermissionLabel permission={permission} />}
          title={permission.key}
          checked={chosen.has(permission.key)}
          disabled={isReadOnly || !isOpen(permission)}
          onChange={({ currentTarget }) => onTick([permission], currentTarget.checked)}
        />
      ))}
    </div>
  )
}

/** Marks sensitive permissions: deletion, refunds, access rights. */
function PermissionLabel({ permission: { label, isDangerous } }: { permission: Permission }) {
  const t = useWords()
  if (!isDangerous) return label
  return (
    <>
      {label}{' '}
      <Badge size="sm" color="yellow" title={t('users.presets.dangerous_help')}>
        {t('users.presets.dangerous')}
      </Badge>
    </>
  )
}

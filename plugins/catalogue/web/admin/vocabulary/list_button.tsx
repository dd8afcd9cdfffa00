import { Button } from '@mantine/core'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { IconPlus } from '#web/admin/icons'
import { Link } from '#web/ui/link'

/** Leads to the form of something new, for those who may make it. */
export function CreateButton({ screen, permission, label }: { screen: string; permission: string; label: string }) {
  const can = useCan()
  const path = useScreenPath()(screen, { id: 'new' })
  if (!path || !can(permission)) return null
  return (
    <Button component={Link} to={path} leftSection={<IconPlus size={16} stroke={1.5} />}>
      {label}
    </Button>
  )
}

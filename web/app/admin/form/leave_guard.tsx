import { Button, Group, Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useBlocker } from '@remix-run/react'
import { useEffect } from 'react'
import { useWords } from '#web/lib/i18n'
import type { AdminFormState } from './use_admin_form'

/**
 * Warns before unsaved input is lost, on navigation and before the browser leaves the site. The router allows one blocker at a
 * time, so only the form with unsaved input registers one.
 */
export function LeaveGuard({ form: { isDirty, mayLeave } }: { form: Pick<AdminFormState, 'isDirty' | 'mayLeave'> }) {
  return isDirty ? <Guard mayLeave={mayLeave} /> : null
}

function Guard({ mayLeave }: Pick<AdminFormState, 'mayLeave'>) {
  const t = useWords()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !mayLeave() && currentLocation.pathname !== nextLocation.pathname
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog opened onClose={() => blocker.reset()} title={t('admin.form.leave_title')}>
      <Text mb="md">{t('admin.form.leave_text')}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => blocker.proceed()}>
          {t('admin.form.leave')}
        </Button>
        <Button onClick={() => blocker.reset()} data-autofocus>
          {t('admin.form.stay')}
        </Button>
      </Group>
    </Dialog>
  )
}

import { Button, Group, Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useBlocker } from '@remix-run/react'
import { useEffect } from 'react'
import { useWords } from '#web/lib/i18n'
import type { AdminFormState } from './use_admin_form'

/** Asks before what was typed is lost: on the way to another page here, and by the browser itself elsewhere. */
export function LeaveGuard({ form: { isDirty, mayLeave } }: { form: Pick<AdminFormState, 'isDirty' | 'mayLeave'> }) {
  const t = useWords()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && !mayLeave() && currentLocation.pathname !== nextLocation.pathname
  )
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
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

import { Alert, Anchor } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { useShell } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { useScreenPath } from './admin_data'
import { callByName } from './call_by_name'

const route = 'platform.admin.mail_state.show'

/** One request per page load: setting up a mail server ends on another page. */
let request: Promise<boolean> | null = null

/** Whether mails are stored instead of sent, because there is no mail server; false until it is known. */
function useMailsAreStored(): boolean {
  const { routes } = useShell()
  const isThere = route in routes
  const [areStored, setStored] = useState(false)
  useEffect(() => {
    if (!isThere) return
    request ??= callByName<{ data: { hasServer: boolean } }>('GET', route).then(
      (answer) => answer?.data.hasServer === false,
      () => false
    )
    void request.then(setStored)
  }, [isThere])
  return areStored
}

/** A notice for actions that send a mail, shown when mails are stored instead of sent. */
export function MailNotice() {
  const t = useWords()
  const pathOf = useScreenPath()
  if (!useMailsAreStored()) return null
  const path = pathOf('platform.admin.kept_mails')
  return (
    <Alert role="note" color="yellow" p="xs">
      {t('admin.mail.kept')}{' '}
      {path && (
        <Anchor component={Link} to={path} size="sm" underline="always">
          {t('admin.mail.read')}
        </Anchor>
      )}
    </Alert>
  )
}

/** The success message of an action that sends a mail: the given one, or that the mail was stored. */
export function useMailMessage(): (sent: string) => string {
  const t = useWords()
  const areStored = useMailsAreStored()
  return (sent) => (areStored ? t('admin.mail.kept_done') : sent)
}
